import { safeHref } from "@tangleaf/document/model";
import { TextSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { AnchoredPanel } from "./anchored-panel.tsx";
import { Actions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";

const m = blockMessages.link;

/** The address of the selected words; without a selection the address itself becomes the words. */
export function LinkPanel({ editor, onClose, anchor }: PanelProps) {
  const [before] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string | null>(null);

  function save(): void {
    const href = safeHref(withScheme(address));
    if (href === null) {
      setError(m.invalid);
      return;
    }
    onClose();
    const { state, view } = editor;
    const type = state.schema.marks["link"];
    if (!type) return;
    const range = linkRange(editor) ?? state.selection;
    const { tr } = state;
    if (range.from === range.to) {
      tr.insert(range.from, state.schema.text(address.trim(), [...state.selection.$from.marks(), type.create({ href })]));
      tr.setSelection(TextSelection.create(tr.doc, range.from + address.trim().length)).removeStoredMark(type);
    } else tr.addMark(range.from, range.to, type.create({ href }));
    view.dispatch(tr);
  }

  function remove(): void {
    onClose();
    const { state, view } = editor;
    const range = linkRange(editor) ?? state.selection;
    const type = state.schema.marks["link"];
    if (type) view.dispatch(state.tr.removeMark(range.from, range.to, type));
  }

  const href = safeHref(before);
  return (
    <AnchoredPanel label={m.title} anchor={anchor} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={m.address} error={error} {...(before === "" ? {} : { hint: m.openHint })}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder={m.placeholder}
              value={address}
              onChange={(event) => {
                setAddress(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        <Actions>
          {before === "" ? null : (
            <Button tone="danger" size="sm" onClick={remove}>
              {m.remove}
            </Button>
          )}
          {href === null ? null : (
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {m.open}
            </a>
          )}
          <Button tone="solid" size="sm" type="submit">
            {m.save}
          </Button>
        </Actions>
      </form>
    </AnchoredPanel>
  );
}

/** example.com is meant as an address, me@example.com as one of mail. */
function withScheme(typed: string): string {
  const address = typed.trim();
  if (address === "" || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return /^[^@\s/]+@[^@\s/]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

/** All of the link the caret stands in; null where something is selected, or it stands in none. */
function linkRange(editor: PanelProps["editor"]): { from: number; to: number } | null {
  const { selection, schema } = editor.state;
  const type = schema.marks["link"];
  const { $from, empty } = selection;
  const mark = type && (type.isInSet($from.marks()) ?? type.isInSet($from.nodeAfter?.marks ?? []));
  if (!empty || !mark) return null;
  let [from, to] = [-1, -1];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (!mark.isInSet(node.marks)) return;
    const touches = from >= 0 && to === at;
    if (to >= selection.from && !touches) return;
    if (!touches) from = at;
    to = at + node.nodeSize;
  });
  return from < 0 ? null : { from, to };
}
