import { isRouteErrorResponse } from "@remix-run/react";
import type { ReactNode } from "react";

type ErrorText = { heading: string; text: string; next: string };
type Texts = {
	errorPages: Record<number, ErrorText> & { code: string; again: { text: string; submit: string } };
	home: string;
};

const lastResort = {
	heading: "Có lỗi ở phía chúng tôi",
	text: "Trang chưa mở được lúc này.",
	next: "Anh chị thử lại sau vài phút.",
	code: "Mã lỗi:",
};

function statusOf(error: unknown): number {
	return isRouteErrorResponse(error) ? error.status : 500;
}

export function FailedRequest({ error, texts }: { error: unknown; texts?: Texts }) {
	if (!isRouteErrorResponse(error) || !error.data?.traceId) return null;
	return (
		<p>
			{texts?.errorPages.code ?? lastResort.code} <code>{error.data.traceId}</code>
		</p>
	);
}

/** What was typed into a form whose page cannot be shown, to be sent as it was. */
function SendAgain({ fields, text }: { fields: [string, string][]; text: Texts["errorPages"]["again"] }) {
	return (
		<form method="post" className="grid justify-items-start gap-4">
			<p>{text.text}</p>
			{fields.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button type="submit" className="btn btn-primary">
				{text.submit}
			</button>
		</form>
	);
}

export function errorPageText(error: unknown, texts: Texts | undefined): ErrorText {
	const status = statusOf(error);
	return texts?.errorPages[status] ?? texts?.errorPages[status < 500 ? 400 : 500] ?? lastResort;
}

type Props = {
	error: unknown;
	texts?: Texts;
	home?: string;
	/** Other ways on than home. */
	children?: ReactNode;
};

export function ErrorPage({ error, texts, home = "/", children }: Props) {
	const page = errorPageText(error, texts);
	const unsent = isRouteErrorResponse(error) && error.data?.unsent;
	return (
		<main
			id="main"
			className="mx-auto my-[clamp(4.5rem,10vh,7rem)] grid w-[min(100%-2*var(--edge,1rem),var(--container-page))] justify-items-start gap-4 *:max-w-prose"
		>
			<p className="text-lg font-bold text-sky">{statusOf(error)}</p>
			<h1>{page.heading}</h1>
			<p>{page.text}</p>
			{unsent && texts ? <SendAgain fields={unsent} text={texts.errorPages.again} /> : <p>{page.next}</p>}
			<FailedRequest error={error} texts={texts} />
			{children}
			<p>
				<a className={`btn ${unsent ? "btn-quiet" : "btn-primary"}`} href={home}>
					{texts?.home ?? "Về trang chủ"}
				</a>
			</p>
		</main>
	);
}
