import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import css from "./panel-coming.module.css";

/** Stands in the sign-in dialog, whose panel has paddings of its own, until it is there. */
export function PanelComing() {
  return (
    <div className={css["coming"]}>
      <SkeletonBars rows={6} />
    </div>
  );
}
