import { useActionData, useLoaderData } from "@remix-run/react";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { ownRequestAddress } from "#app/addresses/site.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { formAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { secretPageHeaders, withOwnRequest } from "#app/server/own-request.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { Refusal } from "#models/refusal.ts";
import { bookDemo } from "#models/request/demo-appointment.server.ts";
import { isToCome } from "#models/request/demo-hours.ts";
import { findOwnRequest } from "#models/request/own-request.server.ts";
import { env } from "#models/settings/env.server.ts";
import { OwnMain } from "../own-main.tsx";
import { hourForm } from "./free-hours.server.ts";
import { HourForm, hourSchema } from "./hour-form.tsx";

export { links, meta } from "../own-main.tsx";

export const headers = secretPageHeaders;

export const loader = withOwnRequest(async ({ own, token, language, page }) => {
	if (own.kind !== "demo") throw new Response(null, { status: 404 });
	const form = await hourForm(language, own.preferredTime);
	const { booked } = form.words;
	return {
		form,
		booked: isToCome(own.demoAt)
			? interpolate(booked, { time: formatDeadline(language, new Date(own.demoAt)) })
			: null,
		title: `${form.words.title} · ${env.BRAND_NAME}`,
		back: page,
		address: ownRequestAddress(language, token, "gio-demo"),
	};
});

export const action = formAction(withOwnRequest, {
	schema: hourSchema,
	async run({ values: { hour }, request, context, own, token, language, page }) {
		if (!(await NetworkCount.add("form", networkDigest(context)))) throw new Refusal("tooManyForms", 429);
		await bookDemo(own.id, new Date(hour), null, mailOrigin(request));
		const { demoHeld, demoBooked } = text(language, "demoHour").notices;
		const isHeld = (await findOwnRequest(token))?.heldUntil !== undefined;
		return leadTo(page, isHeld ? demoHeld : demoBooked);
	},
});

export default function DemoHourPage() {
	const { form, booked, back, address } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>();
	return (
		<OwnMain heading={booked ? form.words.move : form.words.heading}>
			{booked && <p className="lead text-base lg:text-lg">{booked}</p>}
			<div className="card grid gap-[1.15rem]">
				<HourForm data={form} action={address} isMove={booked !== null} reply={reply} />
			</div>
			<p>
				<a className="inline-block py-2" href={back}>
					{form.words.back}
				</a>
			</p>
		</OwnMain>
	);
}
