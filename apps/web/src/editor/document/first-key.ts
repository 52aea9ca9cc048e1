import { Plugin, TextSelection } from "@tiptap/pm/state";

/**
 * The first character of an empty block is put in by a transaction. Pressed before the block has been laid out, the browser would put
 * it beside the block, and an empty block would stay behind it.
 */
export function firstKey(): Plugin {
  return new Plugin({
    props: {
      handleKeyPress(view, event) {
        const { selection, tr } = view.state;
        const isPlain = event.charCode !== 0 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (!isPlain || view.composing || !(selection instanceof TextSelection) || selection.$from.parent.content.size > 0) return false;
        const { from, to } = selection;
        const character = String.fromCharCode(event.charCode);
        if (/[\r\n]/.test(character)) return false;
        const insert = () => tr.insertText(character).scrollIntoView();
        if (!view.someProp("handleTextInput", (handle) => handle(view, from, to, character, insert))) view.dispatch(insert());
        return true;
      },
    },
  });
}
