import type { EssayReference } from "@tangleaf/contract";
import type { Editor } from "@tiptap/core";
import { useRef } from "react";
import { goToCitation, insertCitation, placesCiting } from "#editor/blocks/citation/insert-citation.ts";
import { useSampleWorks } from "#lib/queries.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import css from "./references.module.css";
import { useCheck } from "./use-check.ts";

type Shown = keyof typeof m.tiers;
const TONES: Readonly<Record<Shown, BadgeTone>> = { A: "leaf", B: "blue", C: "amber", file: "plain", sample: "orange" };

type ReferenceRowProps = {
  reference: EssayReference;
  entry: string;
  /** null = not cited. */
  number: number | null;
  count: number;
  essayId: string;
  editor: Editor | null;
  canSearch: boolean;
  onShowText: () => void;
  onEdit: () => void;
  onAttach: () => void;
  onRemove: () => void;
};

/** A reference: its entry, how sure it is, where it is cited, and what can be done with it. */
export function ReferenceRow({
  reference,
  entry,
  number,
  count,
  essayId,
  editor,
  canSearch,
  onShowText,
  onEdit,
  onAttach,
  onRemove,
}: ReferenceRowProps) {
  const { check, isAsking } = useCheck(essayId);
  const { id, tier, source, file } = reference;
  const isSample = useSampleWorks() && (source === "openalex" || source === "crossref");
  const shown: Shown = isSample ? "sample" : source === "file" && tier === "C" ? "file" : tier;
  const state = tier === "C" && reference.check in m.checks ? m.checks[reference.check as keyof typeof m.checks] : null;
  return (
    <li className={css["row"]}>
      <span className={css["number"]}>{number === null ? id : `[${number}]`}</span>
      <div className={css["body"]}>
        <p className={css["entry"]}>{entry}</p>
        <p className={css["state"]}>
          <span title={m.tierHints[shown]}>
            <Badge tone={TONES[shown]}>{m.tiers[shown]}</Badge>
          </span>
          {state === null ? null : <span role={reference.check === "waiting" ? "status" : undefined}>{state}</span>}
          {count === 0 ? null : <span>{m.cited(count)}</span>}
          {file === null ? null : (
            <span title={file.name}>
              {m.file(file.pages, file.passages)}
              {file.isCut ? ` · ${m.fileCut}` : ""}
            </span>
          )}
        </p>
        <div className={css["actions"]}>
          {editor === null ? null : <CiteButton editor={editor} id={id} />}
          {editor === null || count === 0 ? null : <GoButton editor={editor} id={id} onGo={onShowText} />}
          <Menu
            label={m.more(entry)}
            trigger={(props) => (
              <Button {...props} tone="ghost" size="sm" iconOnly aria-label={m.more(entry)}>
                <Icon name="dots-three" size={16} />
              </Button>
            )}
          >
            <MenuItem onClick={onEdit}>{m.edit}</MenuItem>
            <MenuItem onClick={onAttach}>{m.attach}</MenuItem>
            {canSearch && shown !== "file" ? (
              <MenuItem disabled={isAsking} onClick={() => void check(id)}>
                {m.check.one}
              </MenuItem>
            ) : null}
            <MenuItem danger onClick={onRemove}>
              {m.remove}
            </MenuItem>
          </Menu>
        </div>
      </div>
    </li>
  );
}

function CiteButton({ editor, id }: { editor: Editor; id: string }) {
  const cite = () => {
    const before = editor.state.doc;
    insertCitation(editor, id);
    // A locked section takes nothing in.
    if (editor.state.doc === before) toast({ tone: "lock", title: m.insertLocked });
    editor.view.focus();
  };
  return (
    // The caret must stay where it is.
    <Button size="sm" title={m.insertTitle} onMouseDown={(event) => event.preventDefault()} onClick={cite}>
      {m.insert}
    </Button>
  );
}

/** Each press goes to the next place that cites it. */
function GoButton({ editor, id, onGo }: { editor: Editor; id: string; onGo: () => void }) {
  const next = useRef(0);
  const go = () => {
    const places = placesCiting(editor.state.doc, id);
    const place = places[next.current % Math.max(1, places.length)];
    next.current += 1;
    onGo();
    if (place !== undefined) goToCitation(editor, place);
  };
  return (
    <Button tone="ghost" size="sm" onClick={go}>
      {m.go}
    </Button>
  );
}
