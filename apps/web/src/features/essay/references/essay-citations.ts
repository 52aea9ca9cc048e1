import { formatAuthorYear, formatReference, sortByAuthor, yearSuffixes } from "@tangleaf/document/references";
import { useQuery } from "@tanstack/react-query";
import { createElement, useEffect, useState } from "react";
import { type CitationSource, createCitationSource, type Library } from "#editor/blocks/citation/citation-source.ts";
import { AddWhileCiting } from "./add-references.tsx";
import { asReference, type EssayLibrary, libraryQuery } from "./api.ts";

/** What the editor of an essay can cite: its library, as the server has it. The same source for as long as the page shows the essay. */
export function useEssayCitations(essayId: string): CitationSource {
  const [source] = useState(createCitationSource);
  const { data } = useQuery(libraryQuery(essayId));
  useEffect(() => {
    if (data !== undefined) source.setState({ ...libraryOf(data), add: () => createElement(AddWhileCiting, { essayId }) });
  }, [source, data, essayId]);
  return source;
}

function libraryOf({ list, edition, system }: EssayLibrary): Library {
  const references = list.map(asReference);
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    references: references.map((reference) => ({ id: reference.id, tier: reference.tier, entry: formatReference(reference, { edition }) })),
    byAuthor:
      system === "numbers"
        ? null
        : // Letters tell apart what is cited, in the order of the list, as in the file.
          (ids, cited) => formatAuthorYear(known(ids), { suffixes: yearSuffixes(sortByAuthor(known(cited))) }),
  };
}
