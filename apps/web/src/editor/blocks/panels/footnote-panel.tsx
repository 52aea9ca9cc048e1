import { useEffect, useState } from "react";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { numbersOf } from "../numbering/numbering-plugin.ts";
import { useEditorValue } from "../use-editor-value.ts";
import { AnchoredPanel } from "./anchored-panel.tsx";
import { useNodeAt } from "./node-at.ts";
import { Actions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";

const m = blockMessages.footnote;

/** The words of a footnote, written into the document as they are typed. */
export function FootnotePanel({ editor, blocks: { footnotes }, panel, onClose, anchor }: PanelProps<"footnote">) {
  const node = useNodeAt(editor, panel.pos, "footnote", onClose);
  const id = String(node?.attrs["id"] ?? "");
  const [text, setText] = useState(() => footnotes.read(id));
  const number = useEditorValue(editor, ({ state }) => numbersOf(state).footnotes.get(id) ?? 0);
  useEffect(() => footnotes.subscribe(() => setText(footnotes.read(id))), [footnotes, id]);
  if (node === null) return null;
  const title = m.title(number);
  return (
    <AnchoredPanel label={title} anchor={anchor} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <Field label={title}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              placeholder={m.empty}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                footnotes.write(id, event.target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                onClose();
              }}
            />
          )}
        </Field>
        <Actions>
          <Button
            tone="danger"
            size="sm"
            onClick={() => {
              onClose();
              editor.view.dispatch(editor.state.tr.delete(panel.pos, panel.pos + node.nodeSize));
            }}
          >
            {m.remove}
          </Button>
          <Button tone="solid" size="sm" type="submit">
            {m.done}
          </Button>
        </Actions>
      </form>
    </AnchoredPanel>
  );
}
