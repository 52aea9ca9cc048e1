import type { ReactNode } from "react";
import { OtherPages } from "#features/document/bars/other-pages.tsx";
import { SaveState } from "#features/document/bars/save-state.tsx";
import { useMeta } from "#features/document/use-meta.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./essay-head.module.css";
import { factsLine } from "./facts-line.ts";

/** The text itself, or its outline as cards. */
export type EssayView = "text" | "outline";

type EssayHeadProps = {
  work: EssayWork;
  view: EssayView;
  onView: (view: EssayView) => void /** What is done with the whole essay. */;
  children: ReactNode;
};

/** What the essay is, whether it is saved, how it is shown, and what is done with all of it. */
export function EssayHead({ work: { essay, opened }, view, onView, children }: EssayHeadProps) {
  const { title } = useMeta(opened.editor.doc);
  return (
    <header className={css["head"]}>
      <div className={css["what"]}>
        <h1 title={title}>{title === "" ? m.untitled : title}</h1>
        <p className={css["facts"]}>
          <span>{essay === undefined ? null : factsLine(essay)}</span>
          <SaveState state={opened.sync} rescued={opened.rescued.length > 0} />
          <OtherPages opened={opened} />
        </p>
      </div>
      <div className={css["views"]}>
        <Segmented
          label={m.view.label}
          value={view}
          onChange={onView}
          options={[
            { value: "text", label: m.view.text },
            { value: "outline", label: m.view.outline },
          ]}
        />
      </div>
      {children}
    </header>
  );
}
