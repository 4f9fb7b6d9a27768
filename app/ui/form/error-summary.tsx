import { forwardRef } from "react";
import { errorText, useFormTexts } from "./form-texts.ts";

type Props = {
	failure: string | null;
	/** Below the box, which holds the failure's sentence alone. */
	note?: string;
	errors: Record<string, string[]>;
	labels?: Record<string, string>;
	formId: string;
};

/** Not an alert: it is read when it takes the focus, and as an alert would be read twice. */
export const ErrorSummary = forwardRef<HTMLElement, Props>(function ErrorSummary(props, ref) {
	const texts = useFormTexts();
	const { "": [ofForm] = [], ...ofFields } = props.errors;
	const sentence = props.failure ?? (ofForm && errorText(texts, ofForm));
	const note = props.failure === null ? undefined : props.note;
	const errors = Object.entries(ofFields);
	const headingId = `${props.formId}-errors`;
	const noteId = `${props.formId}-note`;
	if (!sentence && errors.length === 0) return null;
	return (
		<>
			<section
				ref={ref}
				className="error-box"
				aria-labelledby={headingId}
				aria-describedby={note && noteId}
				tabIndex={-1}
				// biome-ignore lint/a11y/noAutofocus: without JavaScript this is how the reader is taken to what went wrong
				autoFocus
			>
				{sentence ? (
					<p id={headingId}>{sentence}</p>
				) : (
					<>
						<h2 id={headingId}>{texts.errorSummary}</h2>
						<ul>
							{errors.map(([name, [code = ""]]) => (
								<li key={name}>
									<a href={`#${props.formId}-${name}`}>
										{props.labels?.[name] && `${props.labels[name]}: `}
										{errorText(texts, code)}
									</a>
								</li>
							))}
						</ul>
					</>
				)}
			</section>
			{note && (
				<p id={noteId} className="hint">
					{note}
				</p>
			)}
		</>
	);
});
