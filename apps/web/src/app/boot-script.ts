import type { deviceKept } from "#lib/browser-storage.ts";
import {
  EARLY_ATTRIBUTE,
  type EarlyButton,
  HELD_ATTRIBUTE,
  type PageFlags,
  SERIF_ATTRIBUTE,
  SERIF_WHOLE,
  SIDEBAR_COOKIE,
  TOKEN_COOKIE,
} from "#lib/page-flags.ts";

type DeviceKey = Parameters<typeof deviceKept.read>[0];

/** Sets a flag in the script; `value` is an expression of the script. */
const set = (name: keyof PageFlags, value: string) => `e.dataset.${name}=${value}`;
/** Sets a flag to one of its values. */
const mark = <Name extends keyof PageFlags>(name: Name, value: PageFlags[Name]) => set(name, JSON.stringify(value));
const THEME_KEY = "theme" satisfies DeviceKey;
const CLOSED = "closed" satisfies PageFlags["sidebar"];
const EARLY = EARLY_ATTRIBUTE;
const WRITE = JSON.stringify(`[${EARLY}=${"write" satisfies EarlyButton}]`);

/**
 * Runs in <head> before the first paint: the stored theme, and whether somebody is signed in (so that the anonymous header of
 * the prerendered page is held back instead of flashing). No module, no React.
 * Ctrl K pressed before the page can answer is remembered: the palette opens as soon as it can. So are the buttons of the
 * workspace: the one that starts writing, pressed or asked for with Ctrl ↵, and the one that fills in the example
 * (`takeEarlyPress`). All are noted in the capturing phase: React stops what is pressed on a part that it has not hydrated yet.
 * The serif face is asked for at the first press, before which a visitor sees nothing but what was stored: its hundred slices are
 * for what people write, and open. Members, and pages with more than headings in it, get it once they have loaded. It goes before
 * the stored page's own face, which is taken where both have a character.
 */
export const bootScript = (lateFaces: readonly string[]): string =>
  `(function(d){var e=d.documentElement,t;try{t=localStorage.getItem("${THEME_KEY}")}catch(x){}
if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
${set("theme", "t")};if(/(^|; )${TOKEN_COOKIE}=[^;]/.test(d.cookie))${mark("member", "")};
if(/(^|; )${SIDEBAR_COOKIE}=${CLOSED}/.test(d.cookie))${mark("sidebar", CLOSED)};
if(/Android|iPhone|iPod|Mobile|HarmonyOS/i.test(navigator.userAgent))${mark("device", "mobile")};
function early(b){if(b&&e.dataset.${"workspace" satisfies keyof PageFlags}===undefined){${set("early", `b.getAttribute("${EARLY}")+" "+location.pathname`)};b.setAttribute("${HELD_ATTRIBUTE}","")}}
d.addEventListener("click",function(v){early(v.target.closest("[${EARLY}]"))},true);
d.addEventListener("keydown",function(v){if(!v.ctrlKey&&!v.metaKey)return;if(/^k$/i.test(v.key)){v.preventDefault();${mark("palette", "")}}
if(v.key==="Enter"&&v.target.form)early(v.target.form.querySelector(${WRITE}))},true);
var s=${JSON.stringify(lateFaces)};function serif(){s.splice(0).forEach(function(f){var l=d.createElement("link");l.rel="stylesheet";l.href=f;d.head.insertBefore(l,d.querySelector("style[${SERIF_ATTRIBUTE}]"))})}
d.addEventListener("click",serif,true);d.addEventListener("keydown",serif,true);
addEventListener("load",function(){if(e.dataset.${"member" satisfies keyof PageFlags}!==undefined||!d.querySelector("style[${SERIF_ATTRIBUTE}=${SERIF_WHOLE}]"))serif()})})(document)`;
