import { useQuery } from "@tanstack/react-query";
import { createElement, useEffect, useState } from "react";
import { type CitationSource, createCitationSource } from "#editor/blocks/citation/citation-source.ts";
import { sourcesQuery } from "./api.ts";
import { FeedButton } from "./feed-button.tsx";
import { SourcePassages } from "./source-passages.tsx";

/** What the editor of a note can cite: its sources, and the passages behind each citation. The same object for as long as the note is open. */
export function useNoteCitations(noteId: string): CitationSource {
  const [source] = useState(createCitationSource);
  const { data } = useQuery(sourcesQuery(noteId));
  useEffect(() => {
    if (data === undefined) return;
    source.setState({
      references: data.list.map(({ id, entry }) => ({ id, entry, tier: "A" })),
      byAuthor: null,
      add: () => createElement(FeedButton, { noteId }),
      passages: (id, sentence) => createElement(SourcePassages, { key: id, noteId, id, sentence }),
    });
  }, [source, noteId, data]);
  return source;
}
