import { ANNOUNCEMENT, ANNOUNCEMENT_TAGS, announcementLink } from "@tangleaf/contract/announcement";
import { createElement, type ReactNode } from "react";

const ALLOWED: ReadonlySet<string> = new Set(ANNOUNCEMENT_TAGS);
const SILENT = new Set(["script", "style", "template", "iframe", "object", "svg", "math", "noscript"]);

/**
 * The HTML of an announcement as nodes of the page: its short list of elements, links to https addresses, words. The server has
 * sanitised it when it was written; here nothing is believed, and nothing is set as HTML.
 */
export function htmlNodes(html: string): ReactNode {
  const parsed = new DOMParser().parseFromString(html.slice(0, ANNOUNCEMENT.htmlMaxCharacters * 2), "text/html");
  let left: number = ANNOUNCEMENT.maxElements;

  function nodesOf(parent: Node, depth: number): ReactNode[] {
    return [...parent.childNodes].map((node, n) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent;
      if (!(node instanceof Element) || depth > ANNOUNCEMENT.maxDepth || left <= 0) return null;
      left -= 1;
      const name = node.localName;
      if (SILENT.has(name)) return null;
      if (name === "br") return createElement("br", { key: n });
      const inside = nodesOf(node, depth + 1);
      if (!ALLOWED.has(name)) return inside;
      if (name !== "a") return createElement(name, { key: n }, ...inside);
      const href = announcementLink(node.getAttribute("href") ?? "");
      return href === null
        ? inside
        : createElement("a", { key: n, href, className: "link", target: "_blank", rel: "noreferrer" }, ...inside);
    });
  }

  return nodesOf(parsed.body, 0);
}
