import { Link } from "@remix-run/react";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { PasskeyGate } from "../../passkey/passkey-gate.tsx";
import { AccountTable, type Moment, TimeCell } from "../account-table.tsx";

type Shown = { id: string; name: string; added: Moment; lastUse: Moment | null };
type Props = { passkeys: Shown[]; isFull: boolean; full: string; text: Vi["portalFactor"]["passkeys"] };

export function Passkeys({ passkeys, isFull, full, text }: Props) {
	return (
		<section className="mt-4 grid gap-(--gap) border-t pt-6" aria-labelledby="passkeys">
			<h2 id="passkeys">{text.heading}</h2>
			<p>{text.intro}</p>
			{passkeys.length > 0 && <PasskeyTable passkeys={passkeys} text={text} />}
			<div className="min-h-11">
				{isFull ? (
					<p className="hint">{full}</p>
				) : (
					<PasskeyGate needs={text.needs}>
						<Link to="/portal/factor/passkey" className="btn btn-quiet">
							{text.add}
						</Link>
					</PasskeyGate>
				)}
			</div>
		</section>
	);
}

function PasskeyTable({ passkeys, text }: Pick<Props, "passkeys" | "text">) {
	const { columns } = text;
	return (
		<AccountTable columns={[columns.name, columns.added, columns.lastUse]} action={columns.action}>
			{passkeys.map(({ id, name, added, lastUse }) => (
				<tr key={id}>
					<th scope="row">{name}</th>
					<TimeCell label={columns.added} moment={added} />
					<TimeCell label={columns.lastUse} moment={lastUse} never={text.never} />
					<td>
						<Link
							to={`/portal/factor/passkey/remove?${new URLSearchParams({ passkey: id })}`}
							className="btn btn-quiet"
							aria-label={interpolate(text.removeOf, { name })}
						>
							{text.remove}
						</Link>
					</td>
				</tr>
			))}
		</AccountTable>
	);
}
