import type { NoteSource } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useCitations } from "#editor/blocks/citation/use-citations.ts";
import { noteSourcesMessages as m } from "#messages/note-sources.ts";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { sourcesQuery } from "./api.ts";
import { FeedButton } from "./feed-button.tsx";
import { RemoveSourceDialog } from "./remove-source-dialog.tsx";
import { SourceRow } from "./source-row.tsx";
import css from "./sources.module.css";

type SourcesTabProps = {
  noteId: string;
  editor: Editor;
  /** Called when something of the text is to be seen: what lies over it goes. */
  onShowText: () => void;
};
type Removing = { readonly source: NoteSource; readonly how: "remove" | "erase" };

/** What the note is written from, beside its text. */
export function SourcesTab({ noteId, editor, onShowText }: SourcesTabProps) {
  const answer = useQuery(sourcesQuery(noteId));
  const counts = useCitations(editor)?.counts;
  const [removing, setRemoving] = useState<Removing | null>(null);
  const countOf = ({ id }: NoteSource) => counts?.get(id) ?? 0;
  return (
    <div className={css["tab"]}>
      <FeedButton noteId={noteId} />
      <Loaded answer={answer} failed={m.failed}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState cells={m.empty.cells} title={m.empty.title}>
              {m.empty.text}
            </EmptyState>
          ) : (
            <>
              <p className={css["hint"]}>{m.lead}</p>
              <ul className={css["list"]}>
                {list.map((source) => (
                  <SourceRow
                    key={source.id}
                    noteId={noteId}
                    source={source}
                    editor={editor}
                    count={countOf(source)}
                    onShowText={onShowText}
                    onRemove={(how) => setRemoving({ source, how })}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {removing === null ? null : (
        <RemoveSourceDialog noteId={noteId} {...removing} count={countOf(removing.source)} onClose={() => setRemoving(null)} />
      )}
    </div>
  );
}

/** The name of the tab, with how many there are. */
export function SourcesTabTitle({ noteId }: { noteId: string }) {
  const { data } = useQuery(sourcesQuery(noteId));
  const count = data?.list.length ?? 0;
  return (
    <>
      {m.tab}
      {count === 0 ? null : <span className={css["count"]}>{count}</span>}
    </>
  );
}
