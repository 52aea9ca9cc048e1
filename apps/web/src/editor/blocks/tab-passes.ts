import { Plugin } from "@tiptap/pm/state";

/**
 * Who comes into the text by Tab goes on by Tab: until something else is done there, it indents nothing. The caret then stands at the
 * beginning, before the first heading, where Tab would change its level and keep the focus.
 */
export function tabPassesPlugin(): Plugin {
  let isPassing = false;
  let wasPressedHere = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        focus() {
          isPassing = false;
          wasPressedHere = false;
        },
        keyup(_view, { key }) {
          // It was pressed where the focus came from.
          if (key === "Tab" && !wasPressedHere) isPassing = true;
        },
        keydown(_view, { key, repeat }) {
          if (key === "Shift") return false;
          if (key !== "Tab") {
            isPassing = false;
            return false;
          }
          isPassing ||= repeat && !wasPressedHere;
          wasPressedHere = true;
          return isPassing;
        },
        pointerdown() {
          isPassing = false;
        },
      },
    },
  });
}
