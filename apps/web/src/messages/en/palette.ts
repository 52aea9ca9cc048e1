import type { paletteMessages as zh } from "../zh/palette.ts";

export const paletteMessages = {
  title: "Find a scene",
  placeholder: "Weekly report, book review…",
  groups: { scenes: "Scenes", texts: "Your writing", actions: "Actions" },
  keys: { choose: "choose", open: "write", carry: "use last answers", run: "do it", view: "open" },
  hint: "Search by name or by what it's for",
  nothing: "Nothing found. Try other words.",
  loading: "Getting the scenes",
  failed: "Couldn't get the scenes. Close this and try again.",
  preview: {
    fields: "Asks for",
    usual: "Usually",
    length: (length: string, unit: string, tokens: string) => `${length} ${unit} · about ${tokens} tokens`,
    items: (length: string, unit: string) => `${length} ${unit}`,
    source: "as long as your text",
    last: "Last",
    lastUse: (when: string) => `${when}, answers can be reused`,
    never: "not written yet",
  },
  separator: ", ",
  unit: { char: "words", item: "items" },
  actions: {
    texts: "My writing",
    light: "Switch to the daylight desk",
    dark: "Switch to the lamplight desk",
    signIn: "Sign in",
    signOut: "Sign out",
    list: (category: string) => `All of ${category}`,
    allScenes: "All scenes",
  },
} satisfies typeof zh;
