import type { ReactNode } from "react";
import { shareImageSize } from "#app/seo/page-meta.ts";
import { color } from "./tokens.ts";

type Props = {
	brand: string;
	/** As a data URI. */
	mark: string;
	heading: string;
	strip: string;
	/** What stands on the right. */
	children: ReactNode;
};

/** Laid out by satori, so flex boxes only. */
export function Card({ brand, mark, heading, strip, children }: Props) {
	return (
		<div
			style={{
				...shareImageSize,
				display: "flex",
				flexDirection: "column",
				background: `linear-gradient(${color("sky-soft")}, ${color("paper")})`,
				color: color("ink"),
			}}
		>
			<div style={{ display: "flex", flex: 1, paddingLeft: 72 }}>
				<div style={{ display: "flex", flexDirection: "column", width: 640, padding: "64px 0 48px" }}>
					<Brand name={brand} mark={mark} />
					<div
						style={{
							display: "flex",
							flex: 1,
							alignItems: "center",
							fontSize: heading.length > 34 ? 60 : 72,
							lineHeight: 1.22,
							letterSpacing: -1,
							textWrap: "balance",
							whiteSpace: heading.includes("，") ? "pre-wrap" : "normal",
							wordBreak: "keep-all",
						}}
					>
						{wrapped(heading)}
					</div>
				</div>
				<div
					style={{
						display: "flex",
						flexDirection: "column",
						justifyContent: "center",
						gap: 22,
						margin: "84px 0 0 60px",
						padding: "40px 72px 40px 44px",
						width: 560,
						background: color("white"),
						border: `2px solid ${color("line")}`,
						borderTopLeftRadius: 32,
					}}
				>
					{children}
				</div>
			</div>
			<div
				style={{
					display: "flex",
					padding: "20px 72px",
					background: color("offer"),
					fontSize: 26,
				}}
			>
				{strip}
			</div>
		</div>
	);
}

/** A number, and a word of one letter, keep to the next; in Chinese satori would break inside words, and before a comma. */
const wrapped = (heading: string) =>
	heading.replace(/(?<=\d\S*|\s\p{L}) (?=\S)/gu, "\u00a0").replaceAll("，", "，\n");

function Brand({ name, mark }: { name: string; mark: string }) {
	return (
		<div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 40 }}>
			<img src={mark} alt="" width={64} height={64} />
			{name}
		</div>
	);
}
