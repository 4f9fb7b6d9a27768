import type { GuideId } from "./guides.ts";

type Testimonial = {
	id: "packaging" | "shops" | "exporter";
	by: string | null;
	/** How the result comes about. */
	guide: GuideId;
};

/**
 * EXAMPLES of what a trade gains, told in the third person, each marked as such on its card and under a heading that says so.
 * Replace them by customers who agreed in writing: their words are `home.testimonials` of each language, and `by` is the
 * name of who said them; once all three have one the section is called what customers say.
 */
export const testimonials: readonly Testimonial[] = [
	{ id: "packaging", by: null, guide: "closing" },
	{ id: "shops", by: null, guide: "lowStock" },
	{ id: "exporter", by: null, guide: "export" },
];

export type TestimonialId = Testimonial["id"];
