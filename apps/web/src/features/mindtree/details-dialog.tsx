import { MINDTREE } from "@tangleaf/contract/mindtree";
import { useState } from "react";
import { findBranch } from "#editor/tree/find-in-tree.ts";
import { isTreeMark, TREE_MARKS } from "#editor/tree/layout/node-signs.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { treeMessages } from "#messages/tree.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextArea, TextInput } from "#ui/field/field.tsx";
import css from "./files/files.module.css";
import type { OpenedTree } from "./use-tree.ts";

const ROWS = 6;
const WEB = /^https?:\/\/\S+$/i;
/** A paragraph of a note: its link was not typed here and stays as it is. */
const PARAGRAPH = /^[\w-]+#[\w-]+$/;

/** Note, mark and link of one node, stored as one step. */
export function DetailsDialog({ onClose, opened, nodeId }: { onClose: () => void; opened: OpenedTree; nodeId: string }) {
  const node = findBranch(opened.root, nodeId)?.node;
  const [note, setNote] = useState(node?.note ?? "");
  const [mark, setMark] = useState<string>(isTreeMark(node?.mark) ? node.mark : "");
  const [link, setLink] = useState(node?.link ?? "");
  const [wrong, setWrong] = useState(false);
  const save = () => {
    const address = link.trim();
    if (address !== "" && !WEB.test(address) && !PARAGRAPH.test(address)) return setWrong(true);
    opened.tree.editing.change(nodeId, {
      note: note.trim() === "" ? undefined : note,
      mark: mark === "" ? undefined : mark,
      link: address === "" ? undefined : address,
    });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={node?.text === undefined || node.text === "" ? m.details.title : node.text}
      shape="sheet"
      actions={
        <>
          <Button onClick={onClose}>{m.details.cancel}</Button>
          <Button tone="solid" onClick={save}>
            {m.details.save}
          </Button>
        </>
      }
    >
      <div className={css["body"]}>
        <Field label={m.details.note}>
          {(control) => (
            <TextArea
              {...control}
              rows={ROWS}
              value={note}
              maxLength={MINDTREE.noteMaxCharacters}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <Field label={m.details.mark}>
          {(control) => (
            <Select {...control} value={mark} onChange={({ target }) => setMark(target.value)}>
              <option value="">{m.details.noMark}</option>
              {TREE_MARKS.map((one) => (
                <option key={one} value={one}>
                  {treeMessages.marks[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={m.details.link} hint={m.details.linkHint} error={wrong ? m.details.linkWrong : null}>
          {(control) => (
            <TextInput
              {...control}
              value={link}
              inputMode="url"
              maxLength={MINDTREE.linkMaxCharacters}
              onChange={({ target }) => {
                setWrong(false);
                setLink(target.value);
              }}
            />
          )}
        </Field>
        {WEB.test(link.trim()) ? (
          <a href={link.trim()} target="_blank" rel="noreferrer noopener">
            {m.details.open}
          </a>
        ) : null}
      </div>
    </Dialog>
  );
}
