/** The few scripts written into pages; the content policy allows exactly these, by hash. */
export const inlineScripts = {
	/** The product specification keeps the chosen language in local storage under this key. */
	rememberLanguage: later('localStorage.setItem("language",document.documentElement.lang)'),

	/** Where the visit began and the plan chosen last, for the forms; a page reached from another site begins a new visit. */
	rememberVisit: later(
		'let s=sessionStorage,l=location,r=document.referrer,p=new URLSearchParams(l.search).get("plan"),v=JSON.parse(s.visit||0);' +
			"if(!v||(r&&new URL(r).origin!=l.origin))v={landingPage:l.pathname+l.search,referrer:r};" +
			"p&&(v.plan=p);s.visit=JSON.stringify(v)",
	),

	/** Menus are `<details>`, which neither a click elsewhere nor Escape closes. */
	closeMenus:
		'addEventListener("click",e=>document.querySelectorAll(".drop[open]").forEach(d=>d.contains(e.target)||(d.open=0)));' +
		'addEventListener("keydown",e=>{let d=e.key=="Escape"&&document.querySelector(".drop[open]");d&&(d.open=0,d.firstChild.focus())})',

	/** The vendor hears of a visitor only when the visitor clicks; where its script cannot be had, the link is a link. */
	openChat:
		'document.querySelector(".chat").onclick=e=>{e.preventDefault();let a=e.currentTarget,s=document.createElement("script");' +
		"s.src=a.dataset.script;s.onerror=()=>location=a.href;document.head.append(s);a.hidden=1}",

	/** Lets in the scripts that wait in templates, once there is a first picture; React then finds the page as it wrote it. */
	startLate:
		"document.currentScript.remove();new PerformanceObserver(()=>" +
		'document.querySelectorAll("body>template").forEach(t=>t.replaceWith(t.content))).observe({type:"paint",buffered:true})',

	/** Speculation rules: where the browser knows them, a page is fetched when its link is pointed at. */
	fetchAhead:
		'{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/portal/*"}}]},"eagerness":"moderate"}]}',
};

/** A browser's storage may be slow or shut, so it is asked in a task of its own. */
function later(script: string): string {
	return `setTimeout(()=>{try{${script}}catch{}})`;
}
