import { createMarkdown } from "@tangleaf/document/markdown";
import { createStreamView } from "../../apps/web/src/editor/stream/stream-view.ts";

/** Run in the browser by `streaming-view.bench.ts`. */
type Run = { text: string; deltaCharacters: number; deltasPerFlush: number; how: "ours" | "naive" };

const markdown = createMarkdown().disable("reference");

/** Time between two flushes in the page: as many characters are fading in as there, though the bench does not wait. */
const FLUSH_MS = 50;

/** One delta after the other; every flush is a task with its own layout, as in the page. */
async function play({ text, deltaCharacters, deltasPerFlush, how }: Run): Promise<{ flushes: number; blocks: number }> {
  const article = document.createElement("div");
  document.body.replaceChildren(article);
  const step = deltaCharacters * deltasPerFlush;
  const view = how === "ours" ? createStreamView({ article, markdown }) : null;
  let flushes = 0;
  for (let at = 0; at < text.length; at += step) {
    if (view) view.write(text.slice(at, at + step), flushes * FLUSH_MS);
    else article.innerHTML = markdown.render(text.slice(0, at + step));
    article.getBoundingClientRect();
    flushes++;
    await new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  }
  view?.finish();
  return { flushes, blocks: article.children.length };
}

const longTasks: number[] = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });

Object.assign(globalThis, { bench: { play, takeLongTasks: () => longTasks.splice(0) } });
