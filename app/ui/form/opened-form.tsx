import { createContext, type ReactNode, useContext } from "react";

/** What a form says besides its own fields: who opened it, and which one it is, if something can be typed into it. */
export const openedBy = "openedBy";
export const formId = "formId";

export type KeptForm = {
	/** Tells of what is kept, and asks what is to become of it. */
	notice: ReactNode;
	/** The id and the fields to begin with; the fields are null while they are only offered. */
	id: string;
	values: Record<string, string> | null;
};

type OpenedForms = {
	/** Names the reader's account, signed. */
	openedBy: string;
	/** What was typed into a form of this page before and never stored; null if there is none. */
	keptFor: (form: string) => KeptForm | null;
};

/** Null where nobody is signed in. */
export const OpenedFormsContext = createContext<OpenedForms | null>(null);

export const useOpenedForms = (): OpenedForms | null => useContext(OpenedFormsContext);

/** Goes into every form of the portal that posts, so that what one account opened is not sent by another. */
export function OpenedBy() {
	const forms = useOpenedForms();
	return forms && <input type="hidden" name={openedBy} value={forms.openedBy} />;
}
