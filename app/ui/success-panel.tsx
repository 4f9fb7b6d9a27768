import { type ReactNode, useEffect, useRef } from "react";
import type { PageId } from "#app/addresses/site.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useAddress } from "./page-language.ts";
import { Timeline } from "./timeline.tsx";

export type SuccessText = {
	heading: string;
	intro: string;
	steps: { title: string; text: string; isMail?: boolean }[];
	own: string;
	again: string;
	home: string;
};

type Props = {
	text: SuccessText;
	places: Record<string, string>;
	page: PageId;
	children?: ReactNode;
};

/** Scrolls up in several frames, as a smooth scroll under way takes another step after it was ended. */
function goToTop(): () => void {
	let frame = 0;
	const go = (left: number) => {
		window.scrollTo({ top: 0, behavior: "instant" });
		if (left > 0) frame = requestAnimationFrame(() => go(left - 1));
	};
	go(3);
	return () => cancelAnimationFrame(frame);
}

export function SuccessPanel({ text, places, page, children }: Props) {
	const address = useAddress();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		return goToTop();
	}, []);
	return (
		<section
			className="mx-auto grid w-full max-w-[46rem] gap-[1.4rem] rounded-lg bg-white p-[clamp(1.25rem,0.5rem+3vw,3rem)] wrap-anywhere shadow-lift"
			aria-labelledby="sent"
		>
			<h1 id="sent" className="text-2xl" ref={heading} tabIndex={-1}>
				<svg
					className="mb-4 size-13 stroke-white"
					viewBox="0 0 39 39"
					width="52"
					height="52"
					fill="none"
					strokeWidth="3"
					strokeLinecap="round"
					strokeLinejoin="round"
					aria-hidden="true"
				>
					<circle className="fill-good" stroke="none" cx="19.5" cy="19.5" r="19.5" />
					<path d="m13.5 20 4 4 8-9" />
				</svg>
				{text.heading}
			</h1>
			<p className="lead text-base lg:text-lg">{places.elsewhere ?? interpolate(text.intro, places)}</p>
			{children}
			{!places.elsewhere && (
				<Timeline
					items={text.steps
						.filter(({ isMail }) => !(isMail && places.noMail))
						.map(({ title, text }) => ({
							title: interpolate(title, places),
							text: interpolate(text, places),
						}))}
					level="h2"
					marker="before:bg-good"
				/>
			)}
			{places.whyNoMail && <p>{places.whyNoMail}</p>}
			<p className="flex flex-wrap gap-3">
				{places.ownPage && (
					<a className={children ? "btn btn-quiet" : "btn btn-primary"} href={places.ownPage}>
						{text.own}
					</a>
				)}{" "}
				<a className="btn btn-quiet" href={address(page)}>
					{text.again}
				</a>
				<a className="btn btn-quiet" href={address("home")}>
					{text.home}
				</a>
			</p>
		</section>
	);
}
