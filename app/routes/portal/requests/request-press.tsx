import { useLocation } from "@remix-run/react";
import { type RequestButton, requestAddress } from "#app/addresses/records.ts";
import { listSearch } from "#app/addresses/search.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { useRecordTexts } from "../record/use-texts.ts";
import { Press } from "../shell/post-form.tsx";

type Props = { id: RequestId; button: RequestButton; isFirst?: boolean };

/** A button of a request, which leads back to the page on which it is pressed. */
export function RequestPress({ id, button, isFirst = false }: Props) {
	const { pathname, search } = useLocation();
	const { buttons } = useRecordTexts();
	return (
		<Press
			action={requestAddress(id, button, search)}
			className={isFirst ? "btn btn-primary" : "btn btn-quiet"}
			name="pressed"
			value={pathname + listSearch(search)}
		>
			{buttons[button].label}
		</Press>
	);
}
