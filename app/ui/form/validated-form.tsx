import { type FieldMetadata, type FormId, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { input, output } from "zod/mini";
import type { $ZodObject } from "zod/v4/core";
import { ErrorSummary } from "./error-summary.tsx";
import { type FormTexts, FormTextsContext } from "./form-texts.ts";
import { useCarryOver } from "./kept-form.ts";
import type { FormReply } from "./reply.ts";

type Fields<Schema extends $ZodObject> = {
	[Name in keyof input<Schema>]-?: FieldMetadata<input<Schema>[Name], Record<string, unknown>>;
};

type Props<Schema extends $ZodObject> = {
	id: string;
	schema: Schema;
	texts: FormTexts;
	reply: FormReply<unknown> | undefined;
	/** Shown in the red box when the reply is "failed". */
	failure: string;
	/** Values of hidden fields, until the form comes back with those that were sent. */
	hidden?: Record<string, string>;
	defaultValue?: Record<string, string>;
	/** Label of each field, where the texts of its errors do not name it. */
	labels?: Record<string, string>;
	action?: string;
	children: (fields: Fields<Schema>) => ReactNode;
};

/**
 * A form that posts to its route with or without JavaScript; where it runs, it checks on submit and again on change,
 * with the schema that the server uses.
 */
export function ValidatedForm<Schema extends $ZodObject>(props: Props<Schema>) {
	const { id, schema, texts, reply, hidden = {}, defaultValue } = props;
	const result = reply && "result" in reply ? reply.result : undefined;
	const sent = (result?.initialValue ?? {}) as Record<string, string | undefined>;
	const summary = useRef<HTMLElement>(null);
	const [refused, setRefused] = useState({ times: 0, after: reply });
	const [form, fields] = useForm<input<Schema>, output<Schema>>({
		id: id as FormId<input<Schema>>,
		lastResult: result,
		defaultValue: defaultValue as never,
		shouldValidate: "onSubmit",
		shouldRevalidate: "onInput",
		onValidate: ({ formData }) => {
			const submission = parseWithZod(formData, { schema });
			// Conform submits the form at each key, too, to check one field: that has no status.
			if (submission.status === "error") setRefused(({ times }) => ({ times: times + 1, after: reply }));
			return submission;
		},
	});

	useCarryOver(form.id);
	const due = useRef(false);
	// A form that is refused here after it could not be sent has something else to say.
	const hasFailed = reply?.status === "failed" && !(refused.times > 0 && refused.after === reply);
	// Where the page came with its reply, the browser has put the focus there, and the reader may have moved it since.
	const [arrivedWith] = useState(reply);
	useEffect(() => {
		if (refused.times > 0) due.current = true;
	}, [refused.times]);
	useEffect(() => {
		if (reply && reply !== arrivedWith) due.current = true;
	}, [reply, arrivedWith]);
	// On every render, because Conform takes in the errors of a reply only after the one that brought it.
	useEffect(() => {
		if (!due.current || !summary.current) return;
		summary.current.focus();
		due.current = false;
	});

	return (
		<FormTextsContext.Provider value={texts}>
			<ErrorSummary
				ref={summary}
				failure={hasFailed ? props.failure : null}
				errors={form.allErrors}
				labels={props.labels}
				formId={form.id}
			/>
			<Form
				method="post"
				action={props.action}
				id={form.id}
				noValidate
				className="form"
				onSubmit={form.onSubmit}
			>
				{Object.entries(hidden).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={sent[name] ?? value} />
				))}
				{props.children(fields as Fields<Schema>)}
			</Form>
		</FormTextsContext.Provider>
	);
}
