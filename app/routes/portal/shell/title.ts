import type { MetaFunction } from "@remix-run/node";
import type { loader as frameLoader } from "../layout.tsx";

const frame = "routes/portal/layout";

type Titled = () => Promise<{ title: string } | null>;

/** The title that a page's loader returns, and the brand; without data that of the page around it. */
export const meta: MetaFunction<Titled, { [frame]: typeof frameLoader }> = ({ data, matches }) => {
	const brand = matches.find(({ id }) => id === frame)?.data.brand;
	if (data === undefined) return matches.at(-2)?.meta ?? [];
	return [{ title: [data?.title, brand].filter(Boolean).join(" · ") }];
};
