// This folder: a sheet that is open here; what is stored, who else notes, what is half typed.
import { LAST_GAME } from "#components/parts/words/last-game";
import { DEVICE } from "#lib/sync/spare";

/**
 * Runs in the page that a QR code opens, before anything else is loaded: trades the address's token for this phone's right, and
 * asks for the sheet's log, while the code that will read them is still being loaded. `asked` gives each answer once, and only to
 * the same request with the same right (`lib/sync/env.ts`); any other request goes to the server. The phone's right is the one
 * kept beside its database, or a new one, which the database takes over. The log names its game, whose files are asked for at
 * once (`.ci/soon.mjs`).
 */
export const ASK_EARLY = `(function(){try{
var token=location.hash.slice(1),asked={},right,device=JSON.parse(localStorage.getItem("${DEVICE}"));
if(!/^[\\w-]{43}$/.test(token))return;
if(!device){
var bytes=crypto.getRandomValues(new Uint8Array(40)),hex=Date.now().toString(16).padStart(12,"0")+"7000"+Array.from(bytes.subarray(32),function(b){return b.toString(16).padStart(2,"0")}).join("");
hex=hex.slice(0,16)+"8"+hex.slice(17);
device={id:[hex.slice(0,8),hex.slice(8,12),hex.slice(12,16),hex.slice(16,20),hex.slice(20,32)].join("-"),token:btoa(String.fromCharCode.apply(null,bytes.subarray(0,32))).replace(/\\+/g,"-").replace(/\\//g,"_").replace(/=/g,"")};
localStorage.setItem("${DEVICE}",JSON.stringify(device))}
right={Authorization:"Bearer "+device.token,"Content-Type":"application/json"};
function ask(path,method,body){
var answer=fetch(path,{method:method,body:body,headers:right,cache:"no-store"});asked[path]={body:body,answer:answer};
return answer.then(function(told){return told.ok?told.clone().json():{}})}
window.asked=function(path,init){
var early=asked[path];
if(!early||early.body!==init.body||init.headers.Authorization!==right.Authorization||init.headers["Petit-Proof"])return;
delete asked[path];
return new Promise(function(resolve,reject){early.answer.then(resolve,reject);if(init.signal)init.signal.addEventListener("abort",reject)})};
ask("/api/join","POST",JSON.stringify({token:token,device:device.id})).then(function(joined){
if(joined.kind==="sheet")return ask("/api/sheets/"+joined.sheet+"/events?after=0","GET").then(function(log){
var opening=(log.events||[]).filter(function(event){return event.kind==="sheet.opened"})[0];
if(!opening)return;
var game=opening.body.rules.game;localStorage.setItem("${LAST_GAME}",game);if(window.soon)window.soon(game)})
}).catch(function(){})
}catch(e){}})()`;
