import getPort from "get-port";
import { version } from "#models/settings/version.server.ts";
import { withOwnProduct } from "#tests/support/own-product.ts";
import { PostedForm } from "#tests/support/posted-form.ts";
import { trial } from "#tests/support/public-forms.ts";
import { expect } from "#tests/support/test.ts";

const METRICS_PORT = String(await getPort());
const test = withOwnProduct({ METRICS_PORT });

test("Prometheus reads figures of requests, forms and the database at a port of their own, and nowhere else", async ({
	page,
	request,
}) => {
	const at = new PostedForm(page, trial);
	await at.open();
	await at.post();
	await request.get("/en/pricing");
	await request.get("/portal/inquiries/65f000000000000000000001");
	await request.get("/no-such-page");
	await request.post("/portal/login", { form: { email: "ai@khac.example", password: "mot-mat-khau-2026" } });

	const answer = await request.get(`http://127.0.0.1:${METRICS_PORT}/metrics`);
	expect(answer.headers()["content-type"]).toContain("text/plain; version=0.0.4");
	const figures = (await answer.text()).split("\n");
	for (const figure of [
		'erp_http_requests_total{route="/pricing",method="GET",code="200"} 1',
		'erp_http_requests_total{route="/portal/inquiries/:id",method="GET",code="302"} 1',
		'erp_http_requests_total{route="missing",method="GET",code="404"} 1',
		'erp_http_request_duration_seconds_count{route="missing"} 1',
		'erp_forms_total{form="trial",result="done"} 1',
		'erp_sign_ins_total{result="wrong"} 1',
		'erp_requests_open{which="nobody"} 1',
		"erp_database_up 1",
	]) {
		expect(figures).toContain(figure);
	}
	for (const name of ["erp_outbox_mails", "erp_mongodb_connections", "nodejs_eventloop_lag_p99_seconds"]) {
		expect(figures.some((line) => line.startsWith(name))).toBe(true);
	}
	expect(figures).toContainEqual(
		expect.stringMatching(`^erp_build_info{version="${version}",build="\\w+"} 1$`),
	);
	expect(await (await request.get("/health/live")).text()).toBe(`ok ${version}\n`);
	expect((await request.get(`http://127.0.0.1:${METRICS_PORT}/`)).status()).toBe(404);
	expect((await request.get("/metrics")).status()).toBe(404);
});
