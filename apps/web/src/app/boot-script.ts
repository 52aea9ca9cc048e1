/**
 * Runs in <head> before the first paint: the stored theme, and whether somebody is signed in (so that the
 * anonymous header of the prerendered page is held back instead of flashing). No module, no React.
 * Ctrl K pressed before the page can answer is remembered: the palette opens as soon as it can. So is the button that
 * starts writing, pressed or asked for with Ctrl ↵, with the path it was pressed on (`takeEarlyPress`). Both are noted on
 * the way down: React stops what is pressed on a part that it has not woken yet.
 * The Song face is asked for once the page has loaded: its hundred slices must not compete with the first paint.
 */
export const bootScript = (lateFaces: readonly string[]): string =>
  `(function(d){var e=d.documentElement,t;try{t=localStorage.getItem("theme")}catch(x){}
if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
e.dataset.theme=t;if(/(^|; )token=[^;]/.test(d.cookie))e.dataset.member="";
if(/(^|; )sidebar=closed/.test(d.cookie))e.dataset.sidebar="closed";
if(/Android|iPhone|iPod|Mobile|HarmonyOS/i.test(navigator.userAgent))e.dataset.device="mobile";
function early(b){if(b&&e.dataset.workspace===undefined)e.dataset.early=location.pathname}
d.addEventListener("click",function(v){early(v.target.closest("[data-early]"))},true);
d.addEventListener("keydown",function(v){if(!v.ctrlKey&&!v.metaKey)return;if(/^k$/i.test(v.key)){v.preventDefault();e.dataset.palette=""}
if(v.key==="Enter"&&v.target.form)early(v.target.form.querySelector("[data-early]"))},true);
addEventListener("load",function(){${JSON.stringify(lateFaces)}.forEach(function(f){var l=d.createElement("link");l.rel="stylesheet";l.href=f;d.head.append(l)})})})(document)`;
