import type { Mark } from "./document-ruler.ts";
import css from "./paper-marks.module.css";

/** The marks in the left margin. Decoration: the count is in the bar. */
export function PaperMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    <div className={css["gutter"]} aria-hidden="true">
      {marks.map(({ count, top }) => (
        <span key={count} className={css["mark"]} style={{ top }}>
          {count}
        </span>
      ))}
    </div>
  );
}
