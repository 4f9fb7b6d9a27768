import { Link, useLoaderData } from "@remix-run/react";
import { staffPage } from "#app/addresses/portal.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { mailLeaves } from "#app/server/mail/transport.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { Main } from "../../shell/main.tsx";
import { PostForm } from "../../shell/post-form.tsx";
import { decisionAction } from "./decision.server.ts";

export { meta } from "../../shell/title.ts";

export const loader = requireAdmin(async ({ params, language }) => {
	const person = await Waiting.find(params.id ?? "");
	const { refusal, people } = text(language, "portalAdmission");
	// By a link, after which the frame would not be loaded again.
	if (!person) throw await leadTo(staffPage, people.notices.gone, { "X-Remix-Reload-Document": "true" });
	const { fullName, email } = person;
	return {
		refusal,
		told: mailLeaves ? people.told : people.untold,
		fullName,
		email: shownEmail(email),
		title: refusal.title,
	};
});

export const action = decisionAction("refused");

export default function RefusePage() {
	const { refusal, told, fullName, email } = useLoaderData<typeof loader>();
	return (
		<Main className="[--measure:52rem]">
			<h1>{refusal.heading}</h1>
			<p className="wrap-anywhere">
				<b>{fullName}</b>, {email}
			</p>
			<p>
				{refusal.text} {told}
			</p>
			<PostForm replace className="flex flex-wrap items-center gap-2">
				<button type="submit" className="btn btn-danger">
					{refusal.confirm}
				</button>{" "}
				<Link className="btn btn-quiet" to={staffPage}>
					{refusal.cancel}
				</Link>
			</PostForm>
		</Main>
	);
}
