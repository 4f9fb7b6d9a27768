import { inlineScripts } from "#app/ui/inline-scripts.ts";

/** Opens the printer's dialog; without JavaScript it is not there. */
export function PrintButton({ children }: { children: string }) {
	return (
		<>
			<button type="button" className="btn btn-primary" hidden>
				{children}
			</button>
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.offerPrint }} />
		</>
	);
}
