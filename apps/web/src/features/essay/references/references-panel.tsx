import type { EssayReference } from "@tangleaf/contract";
import { formatReference } from "@tangleaf/document/references";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useCitations } from "#editor/blocks/citation/use-citations.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { AddReferences } from "./add-references.tsx";
import { asReference, type EssayLibrary, libraryQuery } from "./api.ts";
import { ReferenceDialog } from "./reference-dialog.tsx";
import { ReferenceRow } from "./reference-row.tsx";
import css from "./references.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";
import { StyleChoice } from "./style-choice.tsx";
import { useCheck } from "./use-check.ts";
import { useFile } from "./use-file.tsx";

/** A list longer than this can be searched. */
const FILTERED_FROM = 8;

type ReferencesPanelProps = {
  essayId: string;
  /** null while none is open: nothing can be cited then. */
  editor: Editor | null;
  /** Called when something of the text is to be seen: what lies over it goes. */
  onShowText?: () => void;
};
type Open = { readonly kind: "edit" | "remove"; readonly reference: EssayReference } | null;

const stay = () => undefined;

/** The references of an essay beside its text: what is cited in the order of its numbers, what else is there, and ways to add more. */
export function ReferencesPanel({ essayId, editor, onShowText = stay }: ReferencesPanelProps) {
  const answer = useQuery(libraryQuery(essayId));
  return (
    <div className={css["panel"]}>
      <Loaded answer={answer} failed={m.failed}>
        {(library) => <Library essayId={essayId} editor={editor} onShowText={onShowText} library={library} />}
      </Loaded>
    </div>
  );
}

function Library({ essayId, editor, onShowText, library }: Required<ReferencesPanelProps> & { library: EssayLibrary }) {
  const citations = useCitations(editor);
  const [open, setOpen] = useState<Open>(null);
  const [filter, setFilter] = useState("");
  const file = useFile(essayId);
  const { list, edition, canSearch } = library;
  const numbers = citations?.numbers ?? new Map<string, number>();
  const rows = list
    .map((reference) => ({
      reference,
      entry: formatReference(asReference(reference), { edition }),
      number: numbers.get(reference.id) ?? null,
    }))
    .sort((a, b) => (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY));
  const shown = rows.filter(({ entry, reference }) => `${reference.id} ${entry}`.toLowerCase().includes(filter.trim().toLowerCase()));
  const cited = shown.filter(({ number }) => number !== null);
  const uncited = shown.filter(({ number }) => number === null);
  const close = () => setOpen(null);
  const items = (some: typeof rows) =>
    some.map((row) => (
      <ReferenceRow
        key={row.reference.id}
        {...row}
        essayId={essayId}
        editor={editor}
        count={citations?.counts.get(row.reference.id) ?? 0}
        canSearch={canSearch}
        onShowText={onShowText}
        onEdit={() => setOpen({ kind: "edit", reference: row.reference })}
        onAttach={() => file.choose(row.reference.id)}
        onRemove={() => setOpen({ kind: "remove", reference: row.reference })}
      />
    ));

  return (
    <>
      <AddReferences essayId={essayId} library={library} file={file} />
      {list.length === 0 ? (
        <EmptyState cells={m.empty.cells} title={m.empty.title}>
          {m.empty.text}
        </EmptyState>
      ) : (
        <>
          <div className={css["facts"]}>
            <span>{m.count(numbers.size, list.length)}</span>
            {canSearch ? <CheckButton essayId={essayId} list={list} /> : null}
          </div>
          <StyleChoice essayId={essayId} library={library} />
          {list.length < FILTERED_FROM ? null : (
            <TextInput
              aria-label={m.filter.label}
              placeholder={m.filter.label}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
          )}
          {shown.length === 0 ? <p className={css["hint"]}>{m.filter.none}</p> : null}
          <ol className={css["list"]}>{items(cited)}</ol>
          {uncited.length === 0 ? null : (
            <>
              <h2 className={css["heading"]}>{m.uncited}</h2>
              <ul className={css["list"]}>{items(uncited)}</ul>
            </>
          )}
        </>
      )}
      {open?.kind === "edit" ? <ReferenceDialog onClose={close} essayId={essayId} edition={edition} reference={open.reference} /> : null}
      {open?.kind === "remove" ? (
        <RemoveDialog onClose={close} essayId={essayId} id={open.reference.id} count={citations?.counts.get(open.reference.id) ?? 0} />
      ) : null}
    </>
  );
}

function CheckButton({ essayId, list }: { essayId: string; list: readonly EssayReference[] }) {
  const { check, isAsking } = useCheck(essayId);
  const open = list.filter(({ tier, source, check: state }) => tier === "C" && source !== "file" && state !== "waiting");
  if (open.length === 0) return null;
  return (
    <Button tone="ghost" size="sm" disabled={isAsking} onClick={() => void check(null)}>
      {m.check.all(open.length)}
    </Button>
  );
}
