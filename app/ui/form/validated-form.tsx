import { type FieldMetadata, type FormId, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { input, output } from "zod/mini";
import type { $ZodObject } from "zod/v4/core";
import { useCarryOver } from "./carry-over.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { type FormTexts, FormTextsContext, useFormTexts } from "./form-texts.ts";
import { formId, openedBy, useOpenedForms } from "./opened-form.tsx";
import { type FormReply, sentIn } from "./reply.ts";

type Fields<Schema extends $ZodObject> = {
	[Name in keyof input<Schema>]-?: FieldMetadata<input<Schema>[Name], Record<string, unknown>>;
};

type Props<Schema extends $ZodObject> = {
	id: string;
	schema: Schema;
	/** Where there are none for all forms of the page. */
	texts?: FormTexts;
	reply: FormReply<unknown> | undefined;
	failure: string;
	/** What else is said of a failure. */
	note?: string;
	/** Hidden fields, until the form comes back with the ones that were sent. */
	hidden?: Record<string, string>;
	defaultValue?: Record<string, string>;
	/** Labels for the list of errors, where an error's text does not name its field. */
	labels?: Record<string, string>;
	action?: string;
	/** As where no scripts run: for a form that leads to a page without them. */
	reloadDocument?: boolean;
	children: (fields: Fields<Schema>) => ReactNode;
};

/** Once the list of errors is seen, its focus is no longer moved: by then somebody may be typing. React warns of it on a server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Posts to its route with or without JavaScript, and checks with the server's schema on submit and on change. It is
 * emptied by its own success alone; in the portal, what it could not store before stands in it again or is offered.
 */
export function ValidatedForm<Schema extends $ZodObject>(props: Props<Schema>) {
	const { pathname } = useLocation();
	const reply = useOwnReply(props.id, props.reply);
	const timesStored = useTimesStored(props.id, reply);
	const kept = useOpenedForms()?.keptFor(props.id);
	const values = kept?.values;
	return (
		<>
			{kept && <KeptPlace isArrival={values !== null && !reply}>{kept.notice}</KeptPlace>}
			<FilledForm
				key={[pathname, timesStored, values && kept.id].join(" ")}
				{...props}
				reply={reply}
				hidden={props.hidden && { ...props.hidden, ...pick(values, Object.keys(props.hidden)) }}
				defaultValue={values ?? props.defaultValue}
			/>
		</>
	);
}

/** Moves the focus to a form whose draft has been restored, as it may be far down the page. */
function KeptPlace({ isArrival, children }: { isArrival: boolean; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isArrival && !document.activeElement?.closest("main, dialog")) place.current?.focus();
	}, [isArrival]);
	return (
		<div
			ref={place}
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: without JavaScript this is how the reader is taken there
			autoFocus={isArrival}
		>
			{children}
		</div>
	);
}

/** The reply, if it belongs to this form rather than to another on the page. */
function useOwnReply(id: string, reply: FormReply<unknown> | undefined): FormReply<unknown> | undefined {
	const sending = useNavigation().formData?.get(formId);
	const [latest, setLatest] = useState(sending);
	if (sending && sending !== latest) setLatest(sending);
	return (sentIn(reply)[formId] ?? latest ?? id) === id ? reply : undefined;
}

/** How often what this form sent was stored, if that leads back to its page. */
function useTimesStored(id: string, reply: FormReply<unknown> | undefined): number {
	const { formData, state } = useNavigation();
	const isSending = formData?.get(formId) === id;
	const [wasSending, setWasSending] = useState(isSending);
	const [times, setTimes] = useState(0);
	if (isSending !== wasSending) {
		setWasSending(isSending);
		// Submitting another form aborts this one, and a reply means that something is to be corrected.
		if (wasSending && state === "idle" && !reply) setTimes(times + 1);
	}
	return times;
}

function pick(values: Record<string, string> | null | undefined, names: string[]): Record<string, string> {
	return Object.fromEntries(
		names.flatMap((name) => (values?.[name] === undefined ? [] : [[name, values[name]]])),
	);
}

function FilledForm<Schema extends $ZodObject>(props: Props<Schema>) {
	const { id, schema, reply, hidden = {}, defaultValue } = props;
	const ofPage = useContext(FormTextsContext);
	const result = reply && "result" in reply ? reply.result : undefined;
	const sent = sentIn(reply);
	// If its sender could not be looked up, the page does not know whose it is.
	const author = useOpenedForms()?.openedBy ?? sent[openedBy];
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
			// Conform also submits at each key to check one field; that has no status.
			if (submission.status === "error") setRefused(({ times }) => ({ times: times + 1, after: reply }));
			return submission;
		},
	});

	const carried = useCarryOver(form.id);
	const due = useRef(false);
	// After a failed sending, a refusal by the browser replaces its message.
	const hasFailed = reply?.status === "failed" && !(refused.times > 0 && refused.after === reply);
	// If the page came with its reply, the browser has set the focus, and the reader may have moved it since.
	const [arrivedWith] = useState(reply);
	useBeforePaint(() => {
		if (refused.times > 0) due.current = true;
	}, [refused.times]);
	useBeforePaint(() => {
		if (reply && reply !== arrivedWith) due.current = true;
	}, [reply, arrivedWith]);
	// Runs on every render, because Conform takes in a reply's errors only after the render that brought it.
	useBeforePaint(() => {
		if (!due.current || !summary.current) return;
		summary.current.focus();
		due.current = false;
	});

	return (
		<FormTextsContext.Provider value={props.texts ?? ofPage}>
			<ErrorSummary
				ref={summary}
				failure={hasFailed ? props.failure : null}
				note={props.note}
				errors={form.allErrors}
				labels={props.labels}
				formId={form.id}
			/>
			<Form
				method="post"
				action={props.action}
				reloadDocument={props.reloadDocument}
				id={form.id}
				noValidate
				className="form"
				onSubmit={form.onSubmit}
			>
				{author && <input type="hidden" name={openedBy} value={author} />}
				{author && <input type="hidden" name={formId} value={id} />}
				{Object.entries(hidden).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={sent[name] ?? carried[name] ?? value} />
				))}
				{props.children(fields as Fields<Schema>)}
			</Form>
		</FormTextsContext.Provider>
	);
}

type SubmitProps = {
	/** The field that says that this button was pressed, of one that stands beside the form's own. */
	name?: string;
	children: string;
};

export function SubmitButton({ name, children }: SubmitProps) {
	const texts = useFormTexts();
	const sending = useNavigation().formMethod === "POST";
	return (
		<button
			type="submit"
			name={name}
			value={name && "yes"}
			className={name ? "btn btn-quiet" : "btn btn-primary"}
			disabled={sending}
		>
			{sending && !name ? texts.sending : children}
		</button>
	);
}
