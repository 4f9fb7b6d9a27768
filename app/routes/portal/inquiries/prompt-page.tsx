import { Form, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { ContactChoice } from "./copy-prompt.tsx";
import { InquiryDialog } from "./inquiry-dialog.tsx";
import { readPrompt } from "./prompt.server.ts";
import { useInquiryTexts } from "./use-texts.ts";

export { meta } from "../shell/title.ts";

export const loader = requireStaff(async ({ request, params, viewer, language }) => {
	const { inquiry, contact, prompt } = await readPrompt(language, viewer, request, params.id);
	const { promptPage } = text(language, "portalInquiries");
	return {
		contact,
		prompt,
		heading: interpolate(promptPage.heading, { customer: inquiry.customerName }),
		title: promptPage.title,
	};
});

export default function PromptPage() {
	const { prompt, contact, heading } = useLoaderData<typeof loader>();
	const { promptPage: text } = useInquiryTexts();
	const area = useRef<HTMLTextAreaElement>(null);

	useEffect(() => area.current?.select(), [prompt]);

	return (
		<InquiryDialog labelledBy="prompt-heading">
			<h1 id="prompt-heading">{heading}</h1>
			<Form method="get" className="flex flex-wrap items-center gap-2">
				<ContactChoice isChosen={contact} />{" "}
				<button type="submit" className="btn btn-quiet">
					{text.update}
				</button>
			</Form>
			<div className="field">
				<label htmlFor="prompt">{text.label}</label>
				<p className="hint" id="prompt-hint">
					{text.how}
				</p>
				<textarea
					ref={area}
					id="prompt"
					className='input font-[ui-monospace,"Cascadia_Mono",Menlo,Consolas,monospace] text-xs'
					aria-describedby="prompt-hint"
					readOnly
					// biome-ignore lint/a11y/noAutofocus: copying is what this page is for
					autoFocus
					rows={20}
					value={prompt}
				/>
			</div>
		</InquiryDialog>
	);
}
