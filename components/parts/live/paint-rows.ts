import { ID, KEY } from "./kept-rows";

/** Runs in the page before anything else is loaded. An address with a view (`#donne-12`) opens something else than the rows. */
export const PAINT = `(function(){try{
var s=new URLSearchParams(location.search).get("s"),k=JSON.parse(localStorage.getItem("${KEY}"));
if(!s||!k||k.id!==s||location.hash||k.lang!==document.documentElement.lang||k.width!==innerWidth)return;
var d=document.createElement("div");d.id="${ID}";d.inert=true;d.ariaHidden="true";
d.setAttribute("style","position:fixed;inset:0;z-index:50;overflow:hidden;pointer-events:none;background:var(--color-paper)");
d.innerHTML=k.html;document.body.appendChild(d);d.scrollTop=k.top
}catch(e){}})()`;
