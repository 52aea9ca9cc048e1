import { type EditorState, PluginKey, type Transaction } from "@tiptap/pm/state";

/** Where the sign stands and what was typed behind it; null = the menu is closed. */
export type SlashState = { readonly from: number; readonly query: string; readonly index: number } | null;

export const slashKey = new PluginKey<SlashState>("slash");
export const slashState = (state: EditorState): SlashState => slashKey.getState(state) ?? null;
export const changeSlash = (tr: Transaction, next: SlashState): Transaction =>
  tr.setMeta(slashKey, { next }).setMeta("addToHistory", false);
