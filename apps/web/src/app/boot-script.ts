import { ANONYMOUS, type anonymousInTab, type deviceKept } from "#lib/browser-storage.ts";
import {
  HELD_ATTRIBUTE,
  PART_ATTRIBUTE,
  PART_READY,
  type PageFlags,
  type PagePart,
  SIDEBAR_COOKIE,
  TOKEN_COOKIE,
  WRITE_KEYS,
} from "#lib/page-flags.ts";

type DeviceKey = Parameters<typeof deviceKept.read>[0];
type TabKey = Parameters<typeof anonymousInTab.read>[0];

/** Sets a flag in the script; `value` is an expression of the script. */
const set = (name: keyof PageFlags, value: string) => `e.dataset.${name}=${value}`;
/** Sets a flag to one of its values. */
const mark = <Name extends keyof PageFlags>(name: Name, value: PageFlags[Name]) => set(name, JSON.stringify(value));
const THEME_KEY = "theme" satisfies DeviceKey;
const CLOSED = "closed" satisfies PageFlags["sidebar"];
const FINISHED_TEXT_KEY = `${ANONYMOUS}${"finishedText" satisfies TabKey}`;
const READY = "ready" satisfies keyof PageFlags;
const PAGE = "page" satisfies PagePart;
const WRITE_BUTTON = JSON.stringify(`[aria-keyshortcuts="${WRITE_KEYS}"]`);

/**
 * Runs in <head> before the first paint: the stored theme, whether somebody is signed in (so that the anonymous header of the
 * prerendered page is held back instead of flashing), and whether the finished text of a scene was put away or gives way to a text
 * the address names. No module, no React.
 * Buttons pressed and forms sent before their part of the page is hydrated are kept, in order, and pressed and sent again once it is
 * (`usePartReady`), in the next task: what was typed meanwhile is in the state by then. Ctrl ↵ presses the button that starts writing.
 * Links are followed by the browser. The listeners run in the capturing phase, before those of React. Ctrl K is remembered as a flag.
 */
export const bootScript = (): string =>
  `(function(d){var e=d.documentElement,t;try{t=localStorage.getItem("${THEME_KEY}")}catch(x){}
if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
${set("theme", "t")};if(/(^|; )${TOKEN_COOKIE}=[^;]/.test(d.cookie))${mark("member", "")};
if(/(^|; )${SIDEBAR_COOKIE}=${CLOSED}/.test(d.cookie))${mark("sidebar", CLOSED)};
if(/Android|iPhone|iPod|Mobile|HarmonyOS/i.test(navigator.userAgent))${mark("device", "mobile")};
try{if(/[?&]text=/.test(location.search)||sessionStorage.getItem("${FINISHED_TEXT_KEY}"))${mark("finishedText", "closed")}}catch(x){}
var held=[];
function isReady(n){var p=n.closest("[${PART_ATTRIBUTE}]");return e.matches('[data-${READY}~="'+(p?p.getAttribute("${PART_ATTRIBUTE}"):"${PAGE}")+'"]')}
function hold(v,n,act){if(!n||isReady(n))return;v.preventDefault();v.stopImmediatePropagation();n.setAttribute("${HELD_ATTRIBUTE}","");held.push([n,act])}
d.addEventListener("click",function(v){hold(v,v.target.closest("button"),"click")},true);
d.addEventListener("submit",function(v){hold(v,v.target,"requestSubmit")},true);
d.addEventListener("${PART_READY}",function(v){${set(READY, `(e.dataset.${READY}||"")+" "+v.detail`)};
held=held.filter(function(h){if(!isReady(h[0]))return true;h[0].removeAttribute("${HELD_ATTRIBUTE}");setTimeout(function(){h[0][h[1]]()});return false})});
d.addEventListener("keydown",function(v){if(!v.ctrlKey&&!v.metaKey)return;if(/^k$/i.test(v.key)){v.preventDefault();${mark("palette", "")}}
if(v.key==="Enter"&&v.target.form)hold(v,v.target.form.querySelector(${WRITE_BUTTON}),"click")},true)})(document)`;
