import { shareImageSize } from "#app/seo/page-meta.ts";
import { color } from "./tokens.ts";

type Props = {
	brand: string;
	/** As a data URI. */
	mark: string;
	heading: string;
	strip: string;
};

const bars = [
	{ day: 1, money: [150, 96] },
	{ day: 2, money: [112, 120] },
	{ day: 3, money: [188, 84] },
	{ day: 4, money: [140, 104] },
	{ day: 5, money: [226, 72] },
];

/** Laid out by satori, so flex boxes only. */
export function Card({ brand, mark, heading, strip }: Props) {
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
							letterSpacing: -2,
							textWrap: "balance",
							whiteSpace: "pre-wrap",
							wordBreak: "keep-all",
						}}
					>
						{/* In Chinese satori breaks inside words, and before a comma. */}
						{heading.replace("，", "，\n")}
					</div>
				</div>
				<Chart />
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

function Brand({ name, mark }: { name: string; mark: string }) {
	return (
		<div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 40 }}>
			<img src={mark} alt="" width={64} height={64} />
			{name}
		</div>
	);
}

function Chart() {
	return (
		<div
			style={{
				display: "flex",
				alignItems: "flex-end",
				gap: 34,
				margin: "84px 0 0 60px",
				padding: "56px 44px 0",
				width: 560,
				background: color("white"),
				border: `2px solid ${color("line")}`,
				borderTopLeftRadius: 32,
			}}
		>
			{bars.map(({ day, money: [received = 0, spent = 0] }) => (
				<div key={day} style={{ display: "flex", alignItems: "flex-end", gap: 6 }}>
					<div style={{ width: 32, height: received * 1.4, background: color("sky") }} />
					<div style={{ width: 32, height: spent * 1.4, background: color("line") }} />
				</div>
			))}
		</div>
	);
}
