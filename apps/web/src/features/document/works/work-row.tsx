import type { OutputOf, RouteAt } from "@tangleaf/contract";
import type { ReactNode } from "react";
import { useSampleWorks } from "#lib/queries.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { FoundRow } from "./found-row.tsx";

const PEOPLE_SHOWN = 3;

/** A published work as a search of the databases names it. */
export type FoundWork = OutputOf<RouteAt<"/api/reference/search">>["list"][number];

/** How the databases call themselves. */
export const DATABASE_NAMES = { openalex: "OpenAlex", crossref: "Crossref" } as const;

export const workKey = ({ doi, source, title, year }: FoundWork): string => doi ?? `${source} ${title} ${year ?? ""}`;

type WorkRowProps = { work: FoundWork; text: string | null; problem: string | null; action: ReactNode };

/** A work that was found: who wrote it, when and where it was published, and what can be done with it. */
export function WorkRow({ work: { title, authors, year, container }, text, problem, action }: WorkRowProps) {
  const people = authors
    .slice(0, PEOPLE_SHOWN)
    .map(({ family, given }) => [family, given].filter(Boolean).join(/\p{Script=Han}/u.test(family) ? "" : ", "));
  const more = authors.length > PEOPLE_SHOWN ? " …" : "";
  const facts = [people.join("; ") + more, year, container].filter(Boolean).join(" · ");
  const isSample = useSampleWorks();
  return (
    <FoundRow
      title={
        <>
          {title}
          {isSample ? (
            <>
              {" "}
              <Badge tone="orange">{m.works.sample}</Badge>
            </>
          ) : null}
        </>
      }
      facts={facts}
      text={text}
      problem={problem}
      action={action}
    />
  );
}
