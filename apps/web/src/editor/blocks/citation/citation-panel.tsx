import { useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { AnchoredPanel } from "../panels/anchored-panel.tsx";
import { setAttributes, useNodeAt } from "../panels/node-at.ts";
import { Actions } from "../panels/panel-actions.tsx";
import type { PanelProps } from "../panels/panel-props.ts";
import css from "../panels/panels.module.css";
import { useEditorValue } from "../use-editor-value.ts";
import { citationsOf, refIdsOf } from "./citation-plugin.ts";
import { sentenceAround } from "./sentence-around.ts";

const m = blockMessages.citation;
const LOCATOR_MAX_CHARACTERS = 40;

/** What a citation cites, the page it names, and its end. */
export function CitationPanel({ editor, panel, onClose, anchor }: PanelProps<"citation">) {
  const node = useNodeAt(editor, panel.pos, "citation", onClose);
  const citations = useEditorValue(editor, ({ state }) => citationsOf(state));
  const [locator, setLocator] = useState(() => String(node?.attrs["locator"] ?? ""));
  const [sentence] = useState(() => sentenceAround(editor.state.doc, panel.pos));
  if (node === null) return null;
  const ids = refIdsOf(node);
  const passages = citations.library?.passages;
  const write = (values: Record<string, string | null>) => setAttributes(editor, panel.pos, values);
  const remove = () => {
    onClose();
    editor.view.dispatch(editor.state.tr.delete(panel.pos, panel.pos + node.nodeSize));
  };
  const without = (id: string) => {
    const rest = ids.filter((one) => one !== id);
    if (rest.length === 0) remove();
    else write({ refIds: rest.join(",") });
  };
  const close = () => {
    write({ locator: locator.trim() === "" ? null : locator.trim() });
    onClose();
  };
  return (
    <AnchoredPanel label={m.name} anchor={anchor} onClose={close} width={passages === undefined ? "md" : "lg"}>
      <ul className={css["cited"]} data-passages={passages === undefined ? undefined : ""}>
        {ids.map((id) => {
          const reference = citations.library?.references?.find((one) => one.id === id);
          return (
            <li key={id} data-tier={reference?.tier ?? "unknown"}>
              <span>
                {reference?.entry ?? m.unknown(id)}
                {reference?.tier === "C" ? <small className={css["unchecked"]}> {m.tiers.C}</small> : null}
              </span>
              <Button tone="ghost" size="sm" iconOnly aria-label={m.removeOne(reference?.entry ?? id)} onClick={() => without(id)}>
                <Icon name="x" size={14} />
              </Button>
              {passages === undefined ? null : <div className={css["passage"]}>{passages(id, sentence)}</div>}
            </li>
          );
        })}
      </ul>
      <Field label={m.locator} hint={m.locatorHint}>
        {(control) => (
          <TextInput
            {...control}
            data-first
            maxLength={LOCATOR_MAX_CHARACTERS}
            value={locator}
            onChange={(event) => setLocator(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !isComposing(event.nativeEvent)) close();
            }}
          />
        )}
      </Field>
      <Actions>
        <Button tone="ghost" className={css["start"]} onClick={remove}>
          <Icon name="trash" />
          {m.remove}
        </Button>
        <Button tone="solid" onClick={close}>
          {m.done}
        </Button>
      </Actions>
    </AnchoredPanel>
  );
}
