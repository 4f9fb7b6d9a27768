import { News } from "../shell/news.tsx";
import { useNotice } from "../shell/use-notice.ts";
import { useRequestTexts } from "./use-texts.ts";

export function RequestNotice() {
	const { text } = useNotice(useRequestTexts().notices);
	return text ? <News text={text} /> : null;
}
