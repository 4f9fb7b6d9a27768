import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { interpolate } from "#app/i18n/interpolate.ts";
import { PostForm } from "../../shell/post-form.tsx";
import type { Stored } from "./import.server.ts";
import { SentAgain } from "./sent-again.tsx";
import { useImportTexts } from "./use-texts.ts";

/** How many lines are stored, and the button that stores the next: pressed by a script, where one runs. */
export function ImportProgress({ stored, isLost }: { stored: Stored; isLost: boolean }) {
	const { sent, done, of, isOver, repeated } = stored;
	const texts = useImportTexts();
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);
	const submit = useSubmit();
	// While the page still loads after the last piece, a next one would cut that off.
	const isIdle = useNavigation().state === "idle";
	useEffect(() => {
		if (button.current && isIdle && !isLost) submit(button.current, { preventScrollReset: true });
	}, [submit, isIdle, isLost]);
	return (
		<>
			<p id={id} role="status" className="font-bold">
				{interpolate(texts.progress, { stored: done, of })}
			</p>
			<progress className="w-full accent-sky" aria-labelledby={id} max={of} value={done} />
			{repeated > 0 && <p>{interpolate(texts.repeated, { count: repeated })}</p>}
			{!isOver && (
				<PostForm>
					<SentAgain sent={{ ...sent, from: String(done), repeated: String(repeated) }} />
					<button ref={button} type="submit" name="step" value="store" className="btn btn-primary">
						{texts.goOn}
					</button>
				</PostForm>
			)}
		</>
	);
}
