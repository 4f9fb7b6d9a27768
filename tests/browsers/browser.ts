/**
 * A browser and a person who knows fields by label and buttons by their words, and types key by key. Throws after 15 s.
 */
export type Browser = {
	/** The product's scripts. */
	runsScripts: boolean;
	open(address: string): Promise<void>;
	/** Replaces what a field holds, and sees that all of it was typed there. */
	type(label: string, text: string): Promise<void>;
	choose(label: string, option: string): Promise<void>;
	tick(label: string): Promise<void>;
	press(button: string): Promise<void>;
	follow(link: string): Promise<void>;
	expectText(text: string): Promise<void>;
	expectValue(label: string, value: string): Promise<void>;
	/** The field is visible with its label, and would get the next key. */
	expectAt(label: string): Promise<void>;
	/** Faults of the page's looks and scripts, as far as this browser can tell. */
	faults(): Promise<string[]>;
	/** Keeps the screen in a file. */
	picture(file: string): Promise<string>;
	close(): Promise<void>;
};

export type Engine = {
	name: string;
	/** What to do where it cannot be started. */
	wayOut: string;
	start(): Promise<Browser>;
};
