import type { DocumentNumbering } from "@tangleaf/document/convert";
import type { Node } from "@tiptap/pm/model";
import { useMemo, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { blockMessages } from "#messages/blocks.ts";
import { TextInput } from "#ui/field/field.tsx";
import { numbersOf } from "../numbering/numbering-plugin.ts";
import { insertInline } from "../structure/insert-inline.ts";
import { AnchoredPanel } from "./anchored-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import css from "./panels.module.css";

const m = blockMessages.crossRef;

type Target = { readonly id: string; readonly kind: keyof typeof m.kinds; readonly label: string; readonly title: string };

/** Chooses what a cross reference names: a figure, table, formula or heading of this document. */
export function CrossRefPanel({ editor, onClose, anchor }: PanelProps) {
  const [typed, setTyped] = useState("");
  const targets = useMemo(() => targetsIn(editor.state.doc, numbersOf(editor.state)), [editor]);
  const shown = targets.filter(({ label, title }) => `${label} ${title}`.toLowerCase().includes(typed.trim().toLowerCase()));
  const choose = ({ id, kind }: Target) => {
    onClose();
    const node = editor.state.schema.nodes["crossRef"]?.create({ targetId: id, kind });
    const { tr } = editor.state;
    if (node && insertInline(tr, node) !== null) editor.view.dispatch(tr.scrollIntoView());
  };
  return (
    <AnchoredPanel label={m.title} anchor={anchor} onClose={onClose}>
      <TextInput
        aria-label={m.search}
        placeholder={m.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key !== "Enter" || isComposing(event.nativeEvent) || !first) return;
          event.preventDefault();
          choose(first);
        }}
      />
      <div className={css["list"]}>
        {shown.map((target) => (
          <button key={target.id} type="button" className={css["option"]} onClick={() => choose(target)}>
            <span>{m.kinds[target.kind]}</span>
            <span>{[target.label, target.title].filter(Boolean).join(" ")}</span>
          </button>
        ))}
        {shown.length === 0 ? <p className={css["size"]}>{m.none}</p> : null}
      </div>
    </AnchoredPanel>
  );
}

function targetsIn(doc: Node, numbers: DocumentNumbering): Target[] {
  const targets: Target[] = [];
  doc.descendants((node) => {
    const id = String(node.attrs["id"] ?? "");
    const caption = String(node.attrs["caption"] ?? "");
    const put = (kind: Target["kind"], label: string | undefined, title: string) => {
      if (numbers.references.has(id)) targets.push({ id, kind, label: label ?? "", title });
    };
    if (node.type.name === "heading") put("heading", numbers.headings.get(id), node.textContent);
    if (node.type.name === "table") put("table", numbers.tables.get(id), caption);
    if (node.type.name === "figure" || node.type.name === "chart") put("figure", numbers.figures.get(id), caption);
    if (node.type.name === "mathBlock") put("equation", numbers.equations.get(id), String(node.attrs["latex"] ?? ""));
    return !node.isTextblock;
  });
  return targets;
}
