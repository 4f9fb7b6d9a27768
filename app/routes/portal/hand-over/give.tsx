import { useId } from "react";
import { useRecordTexts } from "../record/use-texts.ts";
import { PostForm } from "../shell/post-form.tsx";

type Props = {
	/** The record's hand-over page, which also shows why a hand-over was refused. */
	action: string;
	people: { value: string; label: string }[];
};

/** The form that hands one record over to a colleague. */
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
