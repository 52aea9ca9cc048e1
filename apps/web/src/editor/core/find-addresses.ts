import { safeHref } from "@tangleaf/document/model";
import { Extension, markPasteRule, type PasteRule } from "@tiptap/core";
import type { MarkType } from "@tiptap/pm/model";
import { find } from "linkifyjs";

/** What every address has; looking closer takes a while. */
const MAY_HAVE_ADDRESS = /[\w-]\.\w|:\/\/|@/;
/** Words between Chinese marks, with which a sentence goes on behind an address. */
const BETWEEN_MARKS = /[^\u3000-\u303f\uff00-\uffef\u2018-\u201d\u2026]+/g;

/** Finds the web and mail addresses in words; an address ends at a Chinese mark. */
export function findAddresses(words: string): { readonly href: string; readonly start: number; readonly end: number }[] {
  if (!MAY_HAVE_ADDRESS.test(words)) return [];
  return [...words.matchAll(BETWEEN_MARKS)].flatMap(({ 0: part, index }) =>
    find(part).flatMap(({ isLink, href, start, end }) => {
      const address = isLink ? safeHref(href) : null;
      return address === null ? [] : [{ href: address, start: start + index, end: end + index }];
    }),
  );
}

/** Makes links of the addresses in pasted words. The rule of the link extension takes the marks behind an address into it. */
export const linkPasteRule = (type: MarkType): PasteRule =>
  markPasteRule({
    type,
    find: (text) => findAddresses(text).map(({ href, start, end }) => ({ index: start, text: text.slice(start, end), data: { href } })),
    getAttributes: ({ data }) => ({ href: data?.["href"] }),
  });

/** The paste rule by itself, for an editor whose link extension finds no addresses. */
export const LinkPaste = Extension.create({
  name: "linkPaste",
  addPasteRules() {
    const { link } = this.editor.schema.marks;
    return link === undefined ? [] : [linkPasteRule(link)];
  },
});
