import { useLocation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { requestAddress } from "#app/addresses/records.ts";
import { Give } from "../../hand-over/give.tsx";
import { Rest } from "../../record/more.tsx";
import { QuotationForm } from "../../record/quotation-form.tsx";
import { MessageToCopy } from "../../record/ways-to-reach.tsx";
import { RequestPress } from "../request-press.tsx";
import type { ShownRequest } from "./shown-request.server.ts";

type Props = { request: ShownRequest; colleagues: ComponentProps<typeof Give>["people"] };

export function RequestRest({ request, colleagues }: Props) {
	const { search } = useLocation();
	const { id, ownerId } = request;
	return (
		<Rest key={id}>
			{ownerId !== null && <RequestPress id={id} button="give-back" />}
			<Give action={requestAddress(id, "hand-over", search)} people={colleagues} />
			<QuotationForm
				action={requestAddress(id, "quotation", search)}
				company={request.companyName}
				size={request.companySize}
			/>
			<MessageToCopy reach={request.reach} />
		</Rest>
	);
}
