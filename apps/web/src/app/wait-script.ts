import { ANONYMOUS } from "#lib/browser-storage.ts";
import {
  ACTING_LINK,
  EARLY_ATTRIBUTE,
  HELD_ATTRIBUTE,
  type PageFlags,
  SIGNS,
  TOKEN_COOKIE,
  UNFILLED,
  WAITING_LINK,
  WAITING_SCRIPT,
} from "#lib/page-flags.ts";

/** How long something done before the page could answer is still meant. */
const MEANT_MS = 20_000;
/** Between two looks whether the part it was done to answers now. */
const LOOK_EVERY_MS = 30;
/** The files are not put off for longer once the page has loaded. */
const IDLE_AT_MOST_MS = 2000;
const HERE = "here" satisfies keyof PageFlags;

/**
 * Runs in <head> before the first paint, on every page. A page people land on is whole without scripts, and who only reads it needs none:
 * the build has made its first script one that waits (`scripts/let-scripts-wait.ts`). It runs at the first sign of a person; at once for
 * members, where something typed is kept, where the address asks for something, and for who came from another page of the site, since the
 * tap that led here was the sign. A pointer that rests is none: browsers report it once where the page has come under it. Its files are
 * fetched once the page has loaded; where a list is seen that the server fills, it runs then.
 * What is done until React has taken a part over is done again then: buttons pressed, a form sent, a field turned to or typed into. Links
 * are followed by the browser, and the form of a workspace keeps what happens to it itself. Only parts of the stored page are looked
 * after: React marks each of them when it takes it over. A button shows a spinner until then. What an input method is composing is left alone.
 */
export const waitScript = (): string =>
  `(function(d){var e=d.documentElement,names=${JSON.stringify(SIGNS)},stored,held=[],timer,composing,place;
function fetchFiles(){d.querySelectorAll('link[rel="${WAITING_LINK}"]').forEach(function(l){l.rel="modulepreload"})}
function start(){var s=d.querySelector('script[type="${WAITING_SCRIPT}"]'),n;if(!s)return;fetchFiles();
stored=new Set(d.querySelectorAll("button,form,input,textarea,[${ACTING_LINK}]"));
n=d.createElement("script");n.type="module";n.textContent=s.textContent;s.replaceWith(n)}
function here(v){var at=v&&v.type==="pointermove"?v.screenX+" "+v.screenY:null;if(at!==null&&(place===undefined||place===at)){place=at;return}
e.dataset.${HERE}="";names.forEach(function(n){removeEventListener(n,here,true)});start()}
names.forEach(function(n){addEventListener(n,here,{capture:true,passive:true})});
function isKept(){try{return Object.keys(localStorage).concat(Object.keys(sessionStorage)).some(function(k){return k.indexOf("${ANONYMOUS}")===0})}catch(x){return false}}
if(d.referrer.split("/")[2]===location.host)here();
d.addEventListener("DOMContentLoaded",function(){if(e.dataset.${HERE}!==undefined||location.search||/(^|; )${TOKEN_COOKIE}=[^;]/.test(d.cookie)||isKept())start()});
function loaded(){var u=d.querySelector("[${UNFILLED}]");fetchFiles();if(u&&u.offsetParent)start()}
addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(loaded,{timeout:${IDLE_AT_MOST_MS}})});
function answers(n){return Object.keys(n).some(function(k){return k.indexOf("__reactProps$")===0})}
function waits(n){return n&&stored&&stored.has(n)&&!answers(n)}
function again(){held=held.filter(function(h){if(!h.part.isConnected||Date.now()-h.at>${MEANT_MS}){h.part.removeAttribute("${HELD_ATTRIBUTE}");return false}
if(!answers(h.part)||composing)return true;h.part.removeAttribute("${HELD_ATTRIBUTE}");h.act(h.part);return false});if(!held.length){clearInterval(timer);timer=0}}
function hold(part,act){held.push({part:part,act:act,at:Date.now()});timer=timer||setInterval(again,${LOOK_EVERY_MS})}
function stop(v,part,act){if(!waits(part))return false;v.preventDefault();v.stopImmediatePropagation();hold(part,act);return true}
function isOwn(n){return waits(n)&&!(n.form&&n.form.querySelector("[${EARLY_ATTRIBUTE}]"))}
d.addEventListener("click",function(v){var b=v.target.closest("button,[${ACTING_LINK}]");if(b&&!b.hasAttribute("${EARLY_ATTRIBUTE}")&&stop(v,b,function(){b.click()}))b.setAttribute("${HELD_ATTRIBUTE}","")},true);
d.addEventListener("submit",function(v){stop(v,v.target,function(f){f.requestSubmit()})},true);
d.addEventListener("compositionstart",function(){composing=true},true);
d.addEventListener("compositionend",function(){composing=false},true);
d.addEventListener("focusin",function(v){if(isOwn(v.target))hold(v.target,function(n){if(n===d.activeElement)n.dispatchEvent(new FocusEvent("focusin",{bubbles:true}))})},true);
d.addEventListener("input",function(v){var t=v.target,typed=t.value;if(!isOwn(t))return;
held=held.filter(function(h){return h.part!==t||!h.typed});hold(t,function(){var now=t.value||typed;t.value=t.defaultValue;
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),"value").set.call(t,now);t.dispatchEvent(new Event("input",{bubbles:true}))});
held[held.length-1].typed=true},true)})(document)`;
