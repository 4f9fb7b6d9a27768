import type { Left, OpenCounts } from "#models/customer/hand-over.server.ts";

/** In a notice: to whom something was given and, of everything that somebody had, how much. */
type Given = { toId: string; open?: OpenCounts };

export const handedOverNotice = ({ toId, open }: Given): string =>
	["handedOver", toId, ...(open ? [open.inquiries, open.requests] : [])].join(".");

/** Reads what {@link handedOverNotice} wrote into an address; null if it is absent. */
export function handedOverIn(search: string): (Given & { notice: string }) | null {
	const notice = new URLSearchParams(search).get("notice") ?? "";
	const [, toId, inquiries, requests] = /^handedOver\.(\w+)(?:\.(\d+)\.(\d+))?$/.exec(notice) ?? [];
	if (!toId) return null;
	return {
		notice,
		toId,
		open: requests ? { inquiries: Number(inquiries), requests: Number(requests) } : undefined,
	};
}

/** In a notice: who was disabled, and who got what was open. */
export const leftNotice = (id: string, { heirId, inquiries, requests }: Left): string =>
	["left", id, heirId, inquiries, requests].join(".");

/** Reads what {@link leftNotice} wrote into an address; null if it is absent. */
export function leftIn(search: string): (Left & { notice: string; id: string }) | null {
	const notice = new URLSearchParams(search).get("notice") ?? "";
	const [, id, heirId, inquiries, requests] = /^left\.(\w+)\.(\w+)\.(\d+)\.(\d+)$/.exec(notice) ?? [];
	if (!id || !heirId) return null;
	return { notice, id, heirId, inquiries: Number(inquiries), requests: Number(requests) };
}
