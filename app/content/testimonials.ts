type Testimonial = { id: "packaging" | "shops" | "exporter"; by: string | null };

/**
 * EXAMPLES of what a trade gains, each marked as such on its card. Replace them by customers who agreed in writing: their
 * words are `home.testimonials` of each language, and `by` is the name of who said them.
 */
export const testimonials: readonly Testimonial[] = [
	{ id: "packaging", by: null },
	{ id: "shops", by: null },
	{ id: "exporter", by: null },
];

export type TestimonialId = Testimonial["id"];
