import type { Lang } from "#lib/rules/words/languages";
import { SERVED_IN } from "#messages/languages/served";

/** Runs first, in syntax that the oldest engines can read: without it, they would only show a page on which nothing works.
 * Safari reads import maps since 16.4, which is also when it came to read the framework's own scripts. */
export const tooOld = (lang: Lang): string => `(function(){
var s=window.HTMLScriptElement;if("findLast" in [] && s && s.supports && s.supports("importmap"))return;
var p=document.createElement("p");p.setAttribute("role","alert");p.style.cssText="margin:0;padding:16px;font:18px/1.4 Georgia,serif;background:#fffcf3;color:#9b2418";
p.appendChild(document.createTextNode(${JSON.stringify(SERVED_IN[lang].tooOld)}));document.body.insertBefore(p,document.body.firstChild)
})()`;
