import { useId } from "react";
import { useRecordTexts } from "../record/use-texts.ts";
import { PostForm } from "../shell/post-form.tsx";

type Props = {
	/** The hand-over page of what is given, where a refusal is shown. */
	action: string;
	people: { value: string; label: string }[];
};

/** Gives one record to a colleague. */
export function Give({ action, people }: Props) {
	const { handOver } = useRecordTexts();
	const id = useId();
	if (people.length === 0) return null;
	return (
		<PostForm action={action} className="flex flex-wrap items-end gap-2 print:hidden">
			<div className="field grow basis-48">
				<label htmlFor={id}>{handOver.person}</label>
				<select id={id} name="person" className="input" defaultValue="" required autoComplete="off">
					<option value="">{handOver.choose}</option>
					{people.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			</div>
			<button type="submit" className="btn btn-quiet">
				{handOver.submit}
			</button>
		</PostForm>
	);
}
