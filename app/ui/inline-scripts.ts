/**
 * The product specification keeps each language that is chosen in local storage under this key. A page without a language
 * in its address is sent in Vietnamese where the cookie is gone: then the choice is made again.
 */
const rememberLanguage =
	'let g="language",t=localStorage;addEventListener("submit",({submitter:b})=>b?.name==g&&(t[g]=b.value));' +
	'document.documentElement.lang=="vi"&&t[g]!="vi"&&document.querySelector("[name="+g+"][value="+t[g]+"]")?.click()';

/** Where the visit began and the plan chosen last, for the forms; a page reached from another site begins a new visit. */
const rememberVisit =
	'let s=sessionStorage,l=location,r=document.referrer,p=new URLSearchParams(l.search).get("plan"),v=JSON.parse(s.visit||0);' +
	"if(!v||(r&&new URL(r).origin!=l.origin))v={landingPage:l.pathname+l.search,referrer:r};" +
	"p&&(v.plan=p);s.visit=JSON.stringify(v)";

/** Menus are `<details>`, which neither a click elsewhere nor Escape closes. */
const closeMenus =
	'addEventListener("click",e=>document.querySelectorAll("[name=top][open]").forEach(d=>d.contains(e.target)||(d.open=0)));' +
	'addEventListener("keydown",e=>{let d=e.key=="Escape"&&document.querySelector("[name=top][open]");d&&(d.open=0,d.firstChild.focus())})';

export const inlineScripts = {
	/**
	 * Lets in the scripts that wait in a template, which browsers neither fetch nor run, once the page is seen; or loads the
	 * page that the reader has gone back or forward to, until React listens (`useDocument`).
	 */
	startScripts:
		"document.currentScript.remove();{let at=()=>location.pathname+location.search,was=at();onpopstate=()=>at()==was||location.reload()}" +
		afterFirstPicture('document.querySelectorAll("body>template").forEach(t=>t.replaceWith(t.content))'),

	/** Remix asks for storage before it does anything, and a browser that blocks storage throws. */
	openStorage:
		'try{sessionStorage.length}catch{let k={};Object.defineProperty(window,"sessionStorage",{value:{getItem:n=>k[n]??null,setItem(n,v){k[n]=v},removeItem(n){delete k[n]}}})}',

	/** Marks a page that is opened anew, not returned to: see `[data-fresh]` in the styles. */
	markFresh:
		'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.fresh="")',

	/** A browser's storage may be slow, and it may be shut. */
	onEveryPage: afterFirstPicture(`${closeMenus};${[rememberLanguage, rememberVisit].map(trying).join("")}`),

	inPortal: afterFirstPicture(closeMenus),

	/** The vendor hears of a visitor only when the visitor clicks; where its script cannot be had, the link is a link. */
	openChat:
		'addEventListener("click",e=>{let a=e.target.closest("[data-script]");if(!a)return;e.preventDefault();let s=document.createElement("script");' +
		"s.src=a.dataset.script;s.onerror=()=>location=a.href;document.head.append(s);a.remove()})",

	offerPrint: "{let b=document.currentScript.previousElementSibling;b.hidden=0;b.onclick=()=>print()}",

	/**
	 * Speculation rules: browsers that support them prefetch a page when someone points at its link. A visitor's own page is
	 * left out, as the browser would show the prefetched copy even after a change.
	 */
	fetchAhead:
		'{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":["/portal/*","/*yeu-cau*/*"]}}]},"eagerness":"moderate"}]}',
};

function afterFirstPicture(script: string): string {
	return `new PerformanceObserver((_,o)=>{o.disconnect();${script}}).observe({type:"paint",buffered:true})`;
}

function trying(script: string): string {
	return `try{${script}}catch{}`;
}
