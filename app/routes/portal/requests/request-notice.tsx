import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { News } from "../shell/news.tsx";
import { useNotice } from "../shell/use-notice.ts";
import { useRequestTexts } from "./layout.tsx";

/** What has just been done, until the next thing is sent, which may be refused before it leaves. */
export function RequestNotice() {
	const { text } = useNotice(useRequestTexts().notices);
	const { key } = useLocation();
	const [toldAt, setToldAt] = useState<string>();
	useEffect(() => {
		const end = () => setToldAt(key);
		addEventListener("submit", end);
		return () => removeEventListener("submit", end);
	}, [key]);
	return text && toldAt !== key ? <News text={text} /> : null;
}
