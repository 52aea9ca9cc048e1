import { BUILTIN_MODEL_NAME } from "@tangleaf/contract/constants";
import { writingMessages as m } from "#messages/writing.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { isSettled, type WritingState } from "../store/writing-state.ts";
import css from "./writing-paper.module.css";

/** Says who wrote it when no model was connected, and how to connect one. */
export function SampleBanner({ state }: { state: WritingState }) {
  const current = state.drafts.find((draft) => draft.generationId === state.currentId);
  if (current?.model !== BUILTIN_MODEL_NAME || !(isSettled(state.phase) || state.phase === "writing")) return null;
  return (
    <div className={css["banner"]}>
      <Banner tone="blue" icon="info">
        <details className={css["sample"]}>
          <summary>
            {m.sample.title} <u>{m.sample.more}</u>
          </summary>
          <p>{m.sample.how}</p>
        </details>
      </Banner>
    </div>
  );
}
