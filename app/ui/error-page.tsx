import { isRouteErrorResponse } from "@remix-run/react";

type ErrorText = { heading: string; text: string; next: string };
type Texts = { errorPages: Record<number, ErrorText> & { code: string }; home: string };

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

export function errorPageText(error: unknown, texts: Texts | undefined): ErrorText {
	const status = statusOf(error);
	return texts?.errorPages[status] ?? texts?.errorPages[status < 500 ? 400 : 500] ?? lastResort;
}

export function ErrorPage({ error, texts, home = "/" }: { error: unknown; texts?: Texts; home?: string }) {
	const page = errorPageText(error, texts);
	return (
		<main
			id="main"
			className="mx-auto my-[clamp(3rem,10vh,7rem)] grid w-[min(100%-2rem,42rem)] justify-items-start gap-4"
		>
			<p className="text-lg font-bold text-sky">{statusOf(error)}</p>
			<h1>{page.heading}</h1>
			<p>{page.text}</p>
			<p>{page.next}</p>
			<FailedRequest error={error} texts={texts} />
			<p>
				<a className="btn btn-primary" href={home}>
					{texts?.home ?? "Về trang chủ"}
				</a>
			</p>
		</main>
	);
}
