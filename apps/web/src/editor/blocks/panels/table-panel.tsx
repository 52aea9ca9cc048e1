import { TABLE_KINDS } from "@tangleaf/document/model";
import { useState } from "react";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { AnchoredPanel } from "./anchored-panel.tsx";
import { setAttributes, useNodeAt } from "./node-at.ts";
import { Actions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";
import { TextLine, wordsOrNull } from "./text-line.tsx";

const m = blockMessages.table;

/** Title, source and look of a table. */
export function TablePanel({ editor, panel, onClose, anchor }: PanelProps<"table">) {
  const node = useNodeAt(editor, panel.pos, "table", onClose);
  const [values, setValues] = useState(() => ({
    caption: String(node?.attrs["caption"] ?? ""),
    source: String(node?.attrs["source"] ?? ""),
  }));
  if (node === null) return null;
  const close = () => {
    setAttributes(editor, panel.pos, { caption: wordsOrNull(values.caption), source: wordsOrNull(values.source) });
    onClose();
  };
  const line = (name: "caption" | "source") => (
    <TextLine label={m[name]} value={values[name]} onChange={(words) => setValues({ ...values, [name]: words })} />
  );
  return (
    <AnchoredPanel label={m.title} anchor={anchor} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {line("caption")}
        {line("source")}
        <Segmented
          label={m.kind}
          block
          value={node.attrs["kind"] === "three-line" ? "three-line" : "grid"}
          options={TABLE_KINDS.map((value) => ({ value, label: m.kinds[value] }))}
          onChange={(kind) => setAttributes(editor, panel.pos, { kind: kind === "grid" ? null : kind })}
        />
        <Actions>
          <Button tone="solid" size="sm" type="submit">
            {m.done}
          </Button>
        </Actions>
      </form>
    </AnchoredPanel>
  );
}
