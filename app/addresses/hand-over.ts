import type { Left, OpenCounts } from "#models/customer/hand-over.server.ts";

/** Who received something; if it was all of a person's open work, also how much. */
type Given = { toId: string; open?: OpenCounts };

export const handedOverNotice = ({ toId, open }: Given): string =>
	["handedOver", toId, ...(open ? [open.inquiries, open.requests] : [])].join(".");

/** Parses a notice made by {@link handedOverNotice}; null if the address has none. */
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

/** Names the account that was disabled, the heir of its open work, and how much that was. */
export const leftNotice = (id: string, { heirId, inquiries, requests }: Left): string =>
	["left", id, heirId, inquiries, requests].join(".");

/** Parses a notice made by {@link leftNotice}; null if the address has none. */
export function leftIn(search: string): (Left & { notice: string; id: string }) | null {
	const notice = new URLSearchParams(search).get("notice") ?? "";
	const [, id, heirId, inquiries, requests] = /^left\.(\w+)\.(\w+)\.(\d+)\.(\d+)$/.exec(notice) ?? [];
	if (!id || !heirId) return null;
	return { notice, id, heirId, inquiries: Number(inquiries), requests: Number(requests) };
}
