import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { PostForm } from "../../shell/post-form.tsx";
import { AccountTable } from "../account-table.tsx";

type Moment = { at: string; shown: string };
type Device = { id: string; name: string; current: boolean; signedIn: Moment; lastUse: Moment };

export function DeviceList({ sessions, text }: { sessions: Device[]; text: Vi["portalAccount"]["devices"] }) {
	const { columns } = text;
	return (
		<AccountTable columns={[columns.device, columns.signedIn, columns.lastUse]} action={columns.action}>
			{sessions.map(({ id, name, current, signedIn, lastUse }) => (
				<tr key={id}>
					<th scope="row">
						{name} {current && <span className="badge">{text.current}</span>}
					</th>
					<td data-label={columns.signedIn}>
						<time dateTime={signedIn.at}>{signedIn.shown}</time>
					</td>
					<td data-label={columns.lastUse}>
						<time dateTime={lastUse.at}>{lastUse.shown}</time>
					</td>
					<td>
						<PostForm>
							<input type="hidden" name="session" value={id} />
							<button
								type="submit"
								className="btn btn-quiet"
								aria-label={interpolate(text.signOutOf, { device: name, time: lastUse.shown })}
							>
								{text.signOut}
							</button>
						</PostForm>
					</td>
				</tr>
			))}
		</AccountTable>
	);
}
