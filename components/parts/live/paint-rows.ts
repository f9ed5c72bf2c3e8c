import { PAINTED, SEEN_ROWS } from "#lib/sync/seen-rows";

/**
 * Runs before anything else is loaded. Does nothing if the address opens a view (`#donne-12`) instead of the rows. A tap on the
 * painted button that records is kept: the page opens the form when it comes (`useGivingWay`).
 */
export const PAINT = `(function(){try{
var s=new URLSearchParams(location.search).get("s"),k=JSON.parse(localStorage.getItem("${SEEN_ROWS}"));
if(!s||!k||k.id!==s||location.hash||k.lang!==document.documentElement.lang||!matchMedia("(width:"+k.width+"px)").matches)return;
var d=document.createElement("div");d.id="${PAINTED}";d.inert=true;d.ariaHidden="true";
d.setAttribute("style","position:fixed;inset:0;z-index:50;overflow:hidden;pointer-events:none;background:var(--color-paper)");
d.innerHTML=k.html;document.body.appendChild(d);if(k.top)d.scrollTop=k.top;
addEventListener("click",function take(e){
if(!d.isConnected)return removeEventListener("click",take,true);
var b=d.querySelector("[data-record]"),r=b&&b.getBoundingClientRect();
if(!r||e.clientX<r.left||e.clientX>r.right||e.clientY<r.top||e.clientY>r.bottom)return;
e.preventDefault();e.stopPropagation();b.style.opacity=".6";d.dataset.tapped=b.dataset.record},true)
}catch(e){}})()`;
