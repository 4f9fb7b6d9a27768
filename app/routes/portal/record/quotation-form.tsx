import { useId } from "react";
import { maxLength } from "#models/limits.ts";
import { PostForm } from "../shell/post-form.tsx";
import { More } from "./more.tsx";
import { useRecordTexts } from "./use-texts.ts";

type Props = {
	action: string;
	company: string | undefined;
	/** The number of employees, such as `11-20` or `200+`. */
	size: string | undefined;
};

/** Creates a quotation for a customer. It opens on the public website, outside the portal. */
export function QuotationForm({ action, company, size = "" }: Props) {
	const { quotation } = useRecordTexts();
	const id = useId();
	const most = /\d+(?=\+?$)/.exec(size)?.[0];
	return (
		<More summary={quotation.heading}>
			<PostForm action={action} reloadDocument className="form gap-4">
				<div className="field">
					<label htmlFor={`${id}users`}>{quotation.users}</label>
					<p className="hint" id={`${id}hint`}>
						{quotation.usersHint}
					</p>
					<input
						className="input"
						id={`${id}users`}
						name="users"
						inputMode="numeric"
						maxLength={maxLength.choice}
						required
						defaultValue={most}
						autoComplete="off"
						aria-describedby={`${id}hint`}
					/>
				</div>
				<div className="field">
					<label htmlFor={`${id}company`}>{quotation.company}</label>
					<input
						className="input"
						id={`${id}company`}
						name="company"
						maxLength={maxLength.company}
						defaultValue={company}
						autoComplete="off"
					/>
				</div>
				<button type="submit" className="btn btn-quiet justify-self-start">
					{quotation.submit}
				</button>
				<p className="hint">{quotation.changed}</p>
			</PostForm>
		</More>
	);
}
