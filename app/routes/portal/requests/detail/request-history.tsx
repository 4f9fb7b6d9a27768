import { formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Page } from "#models/page.server.ts";
import type { RequestEventView } from "#models/request/history.server.ts";
import { History } from "../../shell/history.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { correctionLines } from "../corrections.ts";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

type Props = { request: ShownRequest & { history: Page<RequestEventView> } };

export function RequestHistory({ request: { name, createdAt, history } }: Props) {
	const { language } = usePortal();
	const { detail, events, ways, endings } = useRequestTexts();
	const texts = detail.history;
	const describe = ({ kind, to, way, ending, nextOn, demoAt }: RequestEventView) => {
		const what = interpolate(events[kind], {
			to: to ?? "",
			time: demoAt ? formatDeadline(language, new Date(demoAt)) : "",
			way: way ? ways[way] : "",
			ending: ending ? endings[ending] : "",
		});
		return nextOn ? `${what}. ${interpolate(texts.nextOn, { day: formatDay(language, nextOn) })}` : what;
	};
	const entries = history.rows.map((event) => ({
		...event,
		what: describe(event),
		note: [event.note, ...correctionLines(event)].filter(Boolean).join("\n"),
	}));
	const first = { id: "first", what: texts.came, at: createdAt, by: name };
	return (
		<section>
			<History texts={texts} page={history} entries={history.next ? entries : [...entries, first]} />
		</section>
	);
}
