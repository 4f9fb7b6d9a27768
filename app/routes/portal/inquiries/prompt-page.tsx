import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { forStaff } from "#app/server/staff.server.ts";
import { SalesInquiry } from "#models/sales-inquiry.server.ts";
import { orNotFound } from "./change.server.ts";
import { Panel } from "./panel.tsx";
import { writePrompt } from "./prompt.ts";
import { useTexts } from "./use-texts.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = forStaff(async ({ request, params, viewer }) => {
	const inquiry = orNotFound(await SalesInquiry.findFor(viewer, params.id ?? ""));
	const contact = new URL(request.url).searchParams.has("contact");
	const language = await pageLanguage(request);
	const { prompt } = text(language, "portalInquiries");
	return {
		contact,
		prompt: writePrompt(inquiry, { contact }),
		heading: fill(prompt.heading, { customer: inquiry.customerName }),
		title: `${prompt.title} · ${text(language, "portal").brand}`,
	};
});

/** For browsers in which the prompt cannot be copied by itself: there it is, selected. */
export default function PromptPage() {
	const { prompt, contact, heading } = useLoaderData<typeof loader>();
	const { prompt: text } = useTexts();
	const area = useRef<HTMLTextAreaElement>(null);

	useEffect(() => area.current?.select(), [prompt]);

	return (
		<Panel labelledBy="prompt-heading">
			<h1 id="prompt-heading">{heading}</h1>
			<Form method="get" className="copy-prompt">
				<span className="choice">
					<input id="contact" type="checkbox" name="contact" value="on" defaultChecked={contact} />
					<label htmlFor="contact">{text.includeContact}</label>
				</span>{" "}
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
					className="input prompt-text"
					aria-describedby="prompt-hint"
					readOnly
					// biome-ignore lint/a11y/noAutofocus: copying is what this page is for
					autoFocus
					rows={20}
					value={prompt}
				/>
			</div>
		</Panel>
	);
}
