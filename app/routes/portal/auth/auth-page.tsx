import type { ReactNode } from "react";
import { Scene } from "#app/content/scene.tsx";
import type { Vi } from "#app/locales/index.ts";
import { FlashPlace } from "../shell/flash.tsx";

type Props = { heading: string; intro?: string; scene: string; children: ReactNode };

export function AuthPage({ heading, intro, scene, children }: Props) {
	return (
		<main
			id="main"
			className="grid min-h-[calc(100dvh-3.5rem)] min-[60rem]:grid-cols-[minmax(28rem,1fr)_minmax(0,1.1fr)]"
		>
			<div className="mx-auto grid w-[min(100%-2rem,23rem)] content-start gap-4 pt-[clamp(1.5rem,9vh,5.5rem)] pb-12 [--control:2.75rem] [&_.btn]:mt-1 [&_.btn]:w-full [&_.form]:gap-4">
				<h1 className="text-xl tracking-[-0.015em]">{heading}</h1>
				{intro && <p>{intro}</p>}
				<FlashPlace />
				{children}
			</div>
			<Scene caption={scene} />
		</main>
	);
}

export function AuthLinks({ links }: { links: [address: string, words: string][] }) {
	return (
		<ul className="mt-1 border-t pt-2">
			{links.map(([address, words]) => (
				<li key={address}>
					<a href={address} className="inline-flex min-h-10 items-center">
						{words}
					</a>
				</li>
			))}
		</ul>
	);
}

export function DeadLink({ text, scene }: { text: Vi["portalAccount"]["deadLink"]; scene: string }) {
	return (
		<AuthPage heading={text.heading} intro={text.text} scene={scene}>
			<AuthLinks links={[["/portal/reset", text.reset]]} />
		</AuthPage>
	);
}
