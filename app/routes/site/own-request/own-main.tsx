import type { LinksFunction, MetaFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import formPagesStyles from "#app/styles/form-pages.css?url";
import { EmptyForm } from "#app/ui/form/empty-form.tsx";

// What the pages of a visitor's own request have in common.

export const links: LinksFunction = () => [{ rel: "stylesheet", href: formPagesStyles }];

export const meta: MetaFunction<() => { title: string }> = ({ data }) => [
	{ title: data?.title },
	{ name: "robots", content: "noindex" },
];

export function OwnMain({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<main
			id="main"
			className="bg-[linear-gradient(var(--color-sky-soft),var(--color-paper)_36rem)] pt-[clamp(1.25rem,0.8rem+3vw,4rem)] pb-(--breath)"
		>
			<div className="wrap grid max-w-[46rem] gap-[1.4rem] wrap-anywhere">
				<h1 className="text-3xl xl:text-4xl">{heading}</h1>
				{children}
			</div>
		</main>
	);
}

type QuestionProps = {
	words: { question: string; warning: string; confirm: string; cancel: string };
	on?: string;
	back: string;
	button: string;
	children?: ReactNode;
};

export function Question({ words, on, back, button, children }: QuestionProps) {
	return (
		<OwnMain heading={words.question}>
			<p className="lead">{words.warning}</p>
			{children}
			<form method="post" className="flex flex-wrap gap-3">
				<EmptyForm on={on} />
				<button type="submit" className={`btn ${button}`}>
					{words.confirm}
				</button>{" "}
				<a className="btn btn-quiet" href={back}>
					{words.cancel}
				</a>
			</form>
		</OwnMain>
	);
}
