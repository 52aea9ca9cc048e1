import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import css from "./section-caveats.module.css";

type SectionCaveatsProps = { title: string; caveats: readonly string[] };

/** Below a section that was written: what to know of it before it is used. */
export function SectionCaveats({ title, caveats }: SectionCaveatsProps) {
  return (
    <div role="note" aria-label={m.caveats.label(title === "" ? m.untitled : title)} className={css["caveats"]}>
      {caveats.map((caveat) => (
        <span key={caveat}>{caveat}</span>
      ))}
    </div>
  );
}
