import { approval } from "#app/content/product-screens.ts";
import { formatNumber } from "#app/i18n/format.ts";

const row = "flex justify-between gap-3 border-t py-[0.45rem]";

/** An order on the phone of whoever approves it; a drawing, whose buttons nobody can press. */
export function Approval() {
	const { waiting, order, customer, total, owed, owedThen, limit, beyond } = approval;
	const rows = [
		["Đang nợ", owed],
		["Nợ sau đơn này", owedThen],
		["Hạn mức nợ", limit],
	] as const;
	return (
		<div
			className="shot mx-auto w-full max-w-[19rem] rounded-[2.25rem] border-8 border-ink bg-white px-4 pt-2 pb-4 shadow-lift"
			lang="vi"
			aria-hidden="true"
		>
			<p className="mx-auto mb-3 h-1 w-16 rounded-full bg-ink" />
			<p className="flex justify-between">
				<b>Chờ duyệt</b> <span className="badge">{`${waiting} đơn`}</span>
			</p>
			<p className="mt-3 text-ink-soft">{`Đơn ${order} · ${customer}`}</p>
			<p className="text-2xl leading-[1.5] font-bold tracking-tighter">{`${formatNumber("vi", total)} ₫`}</p>
			{rows.map(([label, value]) => (
				<p key={label} className={row}>
					{label} <b>{formatNumber("vi", value)}</b>
				</p>
			))}
			<p className="mt-1 rounded-md bg-warn-soft px-3 py-2 font-bold text-warn">
				{`Vượt hạn mức ${formatNumber("vi", beyond)} ₫`}
			</p>
			<p className="mt-3 flex gap-2 *:flex-1">
				<span className="btn btn-quiet">Trả lại</span> <span className="btn btn-primary">Duyệt</span>
			</p>
		</div>
	);
}
