import { safeHref } from "@tangleaf/document/model";
import { Plugin } from "@tiptap/pm/state";

/** Links open with Ctrl or ⌘ and a click, so that a plain click sets the caret. */
export function linkPlugin(): Plugin {
  return new Plugin({
    props: {
      handleClick(_view, _pos, event) {
        if (!event.ctrlKey && !event.metaKey) return false;
        const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
        const href = safeHref(link?.getAttribute("href") ?? null);
        if (href === null) return false;
        window.open(href, "_blank", "noopener,noreferrer");
        return true;
      },
      // Without this a click with Ctrl would be the browser's, and a plain one on a read-only text would leave the page.
      handleDOMEvents: {
        click(_view, event) {
          if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault();
          return false;
        },
      },
    },
  });
}
