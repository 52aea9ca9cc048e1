import { loadMarkdown } from "#lib/load-markdown.ts";

/** Markdown as it reads on the paper: the words of its blocks, without marks. */
export async function asItReads(text: string): Promise<string> {
  const template = document.createElement("template");
  template.innerHTML = (await loadMarkdown()).render(text);
  return [...template.content.children].map((block) => block.textContent.trim()).join("\n\n");
}
