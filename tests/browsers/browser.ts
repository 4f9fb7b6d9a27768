/**
 * A browser with a person before it, who knows a field by its label and a button or a link by its words (or how they
 * begin), and who types key by key. Whatever does not come about within a quarter of a minute throws.
 */
export type Browser = {
	/** Whether the product's scripts run in it. */
	runsScripts: boolean;
	open(address: string): Promise<void>;
	/** Replaces what a field holds; the field then holds the text, and all of it was typed into that field. */
	type(label: string, text: string): Promise<void>;
	choose(label: string, option: string): Promise<void>;
	tick(label: string): Promise<void>;
	press(button: string): Promise<void>;
	follow(link: string): Promise<void>;
	/** The page shows the text. */
	expectText(text: string): Promise<void>;
	expectValue(label: string, value: string): Promise<void>;
	/** The field can be seen with its label, and would get the next key. */
	expectAt(label: string): Promise<void>;
	/** What is wrong with the page's looks, as far as this browser can tell, and what has failed in it so far. */
	faults(): Promise<string[]>;
	/** Keeps what stands on the screen. @returns the file */
	picture(file: string): Promise<string>;
	close(): Promise<void>;
};

/** One of the browsers that the journeys are made in. */
export type Engine = {
	name: string;
	/** What to do where it cannot be started. */
	wayOut: string;
	/** @throws where it cannot be started on this machine */
	start(): Promise<Browser>;
};
