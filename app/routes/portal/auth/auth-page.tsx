import type { ReactNode } from "react";
import { Scene } from "./scene.tsx";

type Props = { heading: string; intro?: string; scene: string; children: ReactNode };

/** The page of somebody who is not signed in: one thing to do, beside a quiet picture. */
export function AuthPage({ heading, intro, scene, children }: Props) {
	return (
		<main id="main" className="entry">
			<div className="entry-task">
				<h1>{heading}</h1>
				{intro && <p>{intro}</p>}
				{children}
			</div>
			<Scene caption={scene} />
		</main>
	);
}
