import type { ReactNode } from "react";
import { EmptyForm } from "#app/ui/form/empty-form.tsx";
import { OwnMain } from "./own-page.tsx";

type Props = {
	words: { question: string; warning: string; confirm: string; cancel: string };
	on?: string;
	back: string;
	button: string;
	children?: ReactNode;
};

export function Question({ words, on, back, button, children }: Props) {
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
