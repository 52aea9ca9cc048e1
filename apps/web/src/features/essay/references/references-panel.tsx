import type { EssayReference } from "@tangleaf/contract";
import { formatReference } from "@tangleaf/document/references";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useCitations } from "#editor/blocks/citation/use-citations.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { UploadShare } from "#ui/upload-share/upload-share.tsx";
import { asReference, type EssayLibrary, libraryQuery } from "./api.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { ReferenceDialog } from "./reference-dialog.tsx";
import { ReferenceRow } from "./reference-row.tsx";
import css from "./references.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SearchDialog } from "./search-dialog.tsx";
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
type Open =
  | { readonly kind: "search" | "import" | "new" }
  | { readonly kind: "edit" | "remove"; readonly reference: EssayReference }
  | null;

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
      <div className={css["add"]}>
        {canSearch ? (
          <Button tone="solid" size="sm" onClick={() => setOpen({ kind: "search" })}>
            <Icon name="magnifying-glass" size={16} />
            {m.add.search}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setOpen({ kind: "import" })}>
          {m.add.import}
        </Button>
        <Button size="sm" disabled={file.reading !== null} onClick={() => file.choose(null)}>
          {m.add.file}
        </Button>
        <Button size="sm" onClick={() => setOpen({ kind: "new" })}>
          {m.add.manual}
        </Button>
        {file.input}
      </div>
      {canSearch ? null : <p className={css["hint"]}>{m.noService}</p>}
      {file.reading === null ? null : (
        <p role="status" className={css["hint"]}>
          {m.reading(file.reading)}
        </p>
      )}
      <UploadShare share={file.share} />
      {file.problem === null ? null : (
        <Banner tone="red" icon="warning-circle">
          {file.problem}
        </Banner>
      )}
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
      {canSearch ? <SearchDialog open={open?.kind === "search"} onClose={close} essayId={essayId} list={list} /> : null}
      <ImportDialog open={open?.kind === "import"} onClose={close} essayId={essayId} edition={edition} />
      {open?.kind === "new" || open?.kind === "edit" ? (
        <ReferenceDialog onClose={close} essayId={essayId} edition={edition} reference={open.kind === "edit" ? open.reference : null} />
      ) : null}
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
