import type { Vi } from "#app/locales/index.ts";
import type { QrCode } from "./qr-code.server.ts";

type Props = { secret: string; address: string; qr: QrCode; text: Vi["portalFactor"]["setUp"] };

export function AppSecret({ secret, address, qr, text }: Props) {
	return (
		<div className="grid gap-3">
			<svg
				role="img"
				aria-label={text.qr}
				viewBox={`0 0 ${qr.size} ${qr.size}`}
				width="220"
				height="220"
				shapeRendering="crispEdges"
				className="border bg-white"
			>
				<path d={qr.path} className="fill-ink" />
			</svg>
			<p>
				<a href={address} className="inline-block py-1">
					{text.open}
				</a>
			</p>
			<p>
				{text.secret} <code className="text-base font-bold">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
			</p>
		</div>
	);
}
