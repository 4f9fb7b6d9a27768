import { Link } from "@remix-run/react";
import { importInquiries } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { errorText } from "#app/ui/form/form-texts.ts";
import { PostForm } from "../../shell/post-form.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useInquiryLabels } from "../use-texts.ts";
import { targets } from "./headings.ts";
import type { Preview } from "./import.server.ts";
import { SentAgain } from "./sent-again.tsx";
import { useImportTexts } from "./use-texts.ts";

type Props = { preview: Preview };

/** What a sheet was understood as: its columns, what is wrong in words, and what will be stored. */
export function ImportPreview({ preview }: Props) {
	const { sent, right, wrong, left } = preview;
	const texts = useImportTexts();
	return (
		<>
			<p role="status" className="font-bold">
				{interpolate(texts.found, { right: right.length, wrong: wrong.length })}
			</p>
			{left > 0 && <p>{interpolate(texts.left, { count: left })}</p>}
			{right.length > 0 && (
				<PostForm>
					<SentAgain sent={sent} />
					<button type="submit" name="step" value="store" className="btn btn-primary">
						{interpolate(texts.store, { count: right.length })}
					</button>
				</PostForm>
			)}
			<Columns preview={preview} />
			{wrong.length > 0 && <Wrong wrong={wrong} />}
			{right.length > 0 && <Right right={right} />}
			<p>
				<Link to={importInquiries} reloadDocument>
					{texts.back}
				</Link>
			</p>
		</>
	);
}

function Columns({ preview: { sent, headings } }: Props) {
	const texts = useImportTexts();
	const labels = useInquiryLabels();
	const { columns, ...others } = sent;
	const isClear = columns.some((column) => column !== "-");
	return (
		<details open={!isClear}>
			<summary className="inline-flex gap-[0.4em] py-2 font-bold text-sky before:content-['+'_/_''] [[open]>&]:before:content-['−'_/_'']">
				{texts.columns}
			</summary>
			<PostForm className="grid gap-3">
				<SentAgain sent={others} />
				<p>{texts.columnsHint}</p>
				<div className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
					{columns.map((column, index) => (
						<label key={index} className="field wrap-anywhere">
							{headings[index] || interpolate(texts.column, { number: index + 1 })}
							<select name="columns" className="input" defaultValue={column} autoComplete="off">
								<option value="-">{texts.unused}</option>
								{targets.map((target) => (
									<option key={target} value={target}>
										{labels[target]}
									</option>
								))}
							</select>
						</label>
					))}
				</div>
				<p>
					<button type="submit" name="step" value="preview" className="btn btn-quiet">
						{texts.again}
					</button>
				</p>
			</PostForm>
		</details>
	);
}

function Wrong({ wrong }: Pick<Preview, "wrong">) {
	const texts = useImportTexts();
	const { form } = usePortal().text;
	const labels: Record<string, string | undefined> = useInquiryLabels();
	return (
		<section>
			<h2>{texts.wrong}</h2>
			<p>{texts.wrongHint}</p>
			<ul className="grid gap-2">
				{wrong.map(({ number, start, faults }) => (
					<li key={number} className="wrap-anywhere">
						<b>{interpolate(texts.line, { number })}</b> {start}
						<ul>
							{faults.map(({ field, value, code }) => (
								<li key={`${field} ${code}`}>
									{interpolate(value ? texts.fault : texts.faultEmpty, {
										field: labels[field] ?? texts.contact,
										value,
										problem: errorText(form, code),
									})}
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</section>
	);
}

function Right({ right }: Pick<Preview, "right">) {
	const texts = useImportTexts();
	const labels = useInquiryLabels();
	const known = { email: texts.knownEmail, phone: texts.knownPhone };
	return (
		<section>
			<h2>{texts.right}</h2>
			<ol className="grid">
				{right.map((line) => (
					<li
						key={line.number}
						className="grid gap-x-4 border-b py-1.5 wrap-anywhere sm:grid-cols-[4rem_1fr_1fr_1fr]"
					>
						<small>{interpolate(texts.line, { number: line.number })}</small>
						<b>{line.name}</b>
						<span>{line.company}</span>
						<span>
							{line.reach}
							{line.followUpOn && (
								<small className="block">{`${labels.followUpOn}: ${line.followUpOn}`}</small>
							)}
							{line.known && <small className="block font-bold">{known[line.known]}</small>}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
