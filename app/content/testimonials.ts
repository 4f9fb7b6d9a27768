/**
 * EXAMPLES: invented people and firms; their words are `home.testimonials` of each language. Replace each by a real
 * customer who agreed in writing, and only then set `example` to false; pages mark examples as such.
 */
export const testimonials = [
	{ id: "packaging", example: true },
	{ id: "shops", example: true },
	{ id: "exporter", example: true },
] as const;

export type TestimonialId = (typeof testimonials)[number]["id"];
