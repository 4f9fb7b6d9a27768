import { Form, useLoaderData } from "@remix-run/react";
import { changedAddress } from "#app/addresses/search.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireAccount } from "#app/server/staff.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { destinationOf } from "../auth/auth-data.server.ts";
import { Announcement } from "../shell/announcement.tsx";
import { Main } from "../shell/main.tsx";

export { meta } from "../shell/title.ts";

export const loader = requireAccount(async ({ request, viewer, language }) => {
	const { otherAccount } = text(language, "portalAccount");
	const name = viewer.fullName;
	const isKept = new URL(request.url).searchParams.has("kept");
	const page = destinationOf(request);
	return {
		heading: otherAccount.heading,
		now: interpolate(otherAccount.now, { name, email: shownEmail(viewer.email) }),
		next: isKept ? otherAccount.kept : otherAccount.nothing,
		switchTo: otherAccount.switchTo,
		stay: interpolate(otherAccount.stay, { name }),
		page,
		ownPage: changedAddress(page, { draft: null }),
		title: otherAccount.title,
	};
});

export default function OtherAccountPage() {
	const { heading, now, next, switchTo, stay, page, ownPage } = useLoaderData<typeof loader>();
	return (
		<Main className="[--measure:52rem]">
			<h1>{heading}</h1>
			<Announcement text={now} />
			<p>{next}</p>
			<div className="flex flex-wrap items-center gap-2">
				<Form method="post" action="/portal/logout">
					<input type="hidden" name="returnTo" value={page} />
					<button type="submit" className="btn btn-primary">
						{switchTo}
					</button>
				</Form>{" "}
				{/* A page of its own: what this one still shows may be the other account's. */}
				<a className="btn btn-quiet" href={ownPage}>
					{stay}
				</a>
			</div>
		</Main>
	);
}
