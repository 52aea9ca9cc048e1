/**
 * Runs in <head> before the first paint: the stored theme, and whether somebody is signed in (so that the
 * anonymous header of the prerendered page is held back instead of flashing). No module, no React.
 */
export const bootScript = `(function(d){var e=d.documentElement,t;try{t=localStorage.getItem("theme")}catch(x){}
if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
e.dataset.theme=t;if(/(^|; )token=[^;]/.test(d.cookie))e.dataset.member="";
if(/(^|; )sidebar=closed/.test(d.cookie))e.dataset.sidebar="closed";
if(/Android|iPhone|iPod|Mobile|HarmonyOS|MicroMessenger.*Mobile/i.test(navigator.userAgent))e.dataset.device="mobile"})(document)`;
