/** What the oldest supported versions can do and the ones before cannot (docs/decisions/101): Chromium 108, Safari 16.4, Firefox 121. */
const TESTS = ['CSS.supports("selector(:has(a))")', 'CSS.supports("height","1dvh")', 'new RegExp("(?<!a)b")'];

/**
 * Runs in <head> before the first paint, written for any browser. In one that is too old for the page's modules a sentence stands above
 * the stored page, which can still be read.
 */
export const supportScript = (sentence: string): string =>
  `(function(d){var ok;try{ok=${TESTS.join("&&")}}catch(x){}if(ok)return;
d.addEventListener("DOMContentLoaded",function(){var p=d.createElement("p");p.className="too-old";p.appendChild(d.createTextNode(${JSON.stringify(sentence)}));
d.body.insertBefore(p,d.body.firstChild)})})(document)`;
