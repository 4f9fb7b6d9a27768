/** The few scripts written into pages; the content policy allows exactly these, by hash. */
export const inlineScripts: Record<string, string> = {
	/** The product specification keeps the chosen language in local storage under this key. */
	rememberLanguage: 'try{localStorage.setItem("language",document.documentElement.lang)}catch{}',
};
