import { requestAddress } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { PostForm } from "../shell/post-form.tsx";
import { useRequestTexts } from "./use-texts.ts";

type Props = {
	id: RequestId;
	name: string;
	search?: string;
	/** The record's page to which it leads, if not its own. */
	back?: string;
	discover?: "render" | "none";
};

/** Takes what nobody has, from its row in a list. */
export function TakeForm({ id, name, search, back, discover }: Props) {
	const { list } = useRequestTexts();
	return (
		<PostForm action={requestAddress(id, "take", search)} discover={discover}>
			<button
				type="submit"
				className="btn btn-quiet"
				name={back && "pressed"}
				value={back}
				aria-label={interpolate(list.takeOf, { name })}
			>
				{list.take}
			</button>
		</PostForm>
	);
}
