import { Link, useLocation } from "@remix-run/react";
import { Fragment, useEffect, useRef } from "react";
import { deletedInquiries, inquiryAddress } from "#app/addresses/inquiries.ts";
import { requestAddress } from "#app/addresses/requests.ts";
import { type SeveralButton, type SeveralList, severalAddress } from "#app/addresses/several.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { useFlash } from "../shell/flash.tsx";
import { PostForm } from "../shell/post-form.tsx";
import type { ShownResult } from "./result.server.ts";
import { chosen } from "./tick.tsx";
import { useSeveralTexts } from "./use-texts.ts";

type Props = { list: SeveralList; result: ShownResult };

/** Says how many rows were changed, and which were not and why. */
export function SeveralNotice({ list, result: { notice, done, isDeleted, undo, left } }: Props) {
	const lines = left.map(({ why, named, others }) => {
		const names = [...named.map(({ name }) => name), ...(others > 0 ? [String(others)] : [])];
		return `${why}: ${names.join(", ")}.`;
	});
	const { text } = useFlash({ [notice]: [done, ...lines].join(" ") });
	const { remove, undo: undoText } = useSeveralTexts();
	const { search } = useLocation();
	const announce = useAnnounce();
	const isHydrated = useHydrated();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!text) return;
		announce(text);
		place.current?.focus();
	}, [announce, text]);
	if (!text) return null;
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript, only autofocus can move the reader to the result
		<div ref={place} className="notice wrap-anywhere" tabIndex={-1} autoFocus={!isHydrated}>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<p>
					{done} {isDeleted && <Link to={deletedInquiries}>{remove.restore}</Link>}
				</p>
				{undo.length > 0 && (
					<PostForm action={severalAddress(list, search)} replace preventScrollReset>
						{undo.map((row) => (
							<input key={row} type="hidden" name={chosen} value={row} />
						))}
						<button type="submit" className="btn btn-quiet" name="act" value={"undo" satisfies SeveralButton}>
							{undoText}
						</button>
					</PostForm>
				)}
			</div>
			{left.map(({ why, named, others }) => (
				<p key={why}>
					{why}:{" "}
					{named.map(({ id, name }, index) => (
						<Fragment key={id}>
							{index > 0 && ", "}
							<Link to={list === "inquiries" ? inquiryAddress(id) : requestAddress(id as RequestId)}>
								{name}
							</Link>
						</Fragment>
					))}
					{others > 0 && others}
				</p>
			))}
		</div>
	);
}
