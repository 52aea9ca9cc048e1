import type { ReactNode } from "react";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import css from "./document-frame.module.css";
import type { DocumentPlace } from "./document-place.ts";

/** An empty sheet whose cells light up, until there is a text. */
export function Opening({
  place,
  words = place.loading,
}: {
  place: Pick<DocumentPlace, "title" | "loading" | "isWithin">;
  words?: string;
}) {
  const Landmark = place.isWithin === true ? "div" : "main";
  return (
    <Landmark className={css["opening"]} data-within={place.isWithin || undefined} aria-busy="true">
      <h1 className="sr">{place.title}</h1>
      <p className="sr" role="status">
        {words}
      </p>
      <div className={`paper ${css["sheet"]}`}>
        <SkeletonCells />
      </div>
    </Landmark>
  );
}

/** What stands alone on a page: a state with the ways out of it. */
export function Alone({ isWithin = false, children }: { isWithin?: boolean | undefined; children: ReactNode }) {
  const Landmark = isWithin ? "div" : "main";
  return (
    <Landmark className={css["alone"]} data-within={isWithin || undefined}>
      {children}
    </Landmark>
  );
}

export function Ways({ children }: { children: ReactNode }) {
  return <span className={css["ways"]}>{children}</span>;
}
