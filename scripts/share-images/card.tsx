import type { ReactNode } from "react";
import { shareImageSize } from "#app/seo/page-meta.ts";
import { linesOf } from "./lines.ts";
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

const sizes = [72, 60, 50];
const room = 536;

/** Finds the largest size at which a heading fits, and its lines at that size. */
export function headingOf(heading: string): { size: number; lines: string[] } {
	for (const size of sizes) {
		const lines = linesOf(heading, room / size);
		if (lines) return { size, lines };
	}
	throw new Error(`"${heading}" is too long for a picture`);
}

/** Satori lays out flex boxes only, and breaks lines before commas, so line breaks are set here. */
export function Card({ brand, mark, heading, strip, children }: Props) {
	const { size, lines } = headingOf(heading);
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
				<div style={{ display: "flex", flexDirection: "column", width: 568, padding: "64px 0 48px" }}>
					<Brand name={brand} mark={mark} />
					<div
						style={{
							display: "flex",
							flex: 1,
							flexDirection: "column",
							justifyContent: "center",
							fontSize: size,
							lineHeight: 1.22,
							letterSpacing: -1,
							whiteSpace: "nowrap",
						}}
					>
						{lines.map((line) => (
							<div key={line} style={{ display: "flex" }}>
								{line}
							</div>
						))}
					</div>
				</div>
				<div
					style={{
						display: "flex",
						flexDirection: "column",
						justifyContent: "center",
						gap: 22,
						marginTop: 84,
						padding: "40px 40px 40px 44px",
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
					fontSize: strip.length > 80 ? 24 : 26,
				}}
			>
				{strip}
			</div>
		</div>
	);
}

function Brand({ name, mark }: { name: string; mark: string }) {
	return (
		<div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 40 }}>
			<img src={mark} alt="" width={64} height={64} />
			{name}
		</div>
	);
}
