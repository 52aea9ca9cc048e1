import { BUILTIN_MODEL_NAME } from "@tangleaf/contract/constants";
import { countLength } from "@tangleaf/document/marks";
import { useCounter } from "#lib/queries.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { WriteCost } from "../form/write-cost.tsx";
import { Written } from "../store/written.tsx";
import { type Caveat, caveatsOf, type Step } from "./caveats.ts";
import css from "./draft-caveats.module.css";
import type { PaperProps } from "./paper-props.ts";

type DraftCaveatsProps = Pick<
  PaperProps,
  "state" | "written" | "output" | "emptyFields" | "waitSeconds" | "stepCost" | "onResume" | "onRevise"
> & {
  /** The text as it stands on the paper, edits included. */
  readText: () => string;
};

/** Below a text a model has finished: what to know of it, each with what mends it. Below a sample the note does (`sample-note.tsx`). */
export function DraftCaveats({ readText, ...props }: DraftCaveatsProps) {
  const { state, written, output, emptyFields } = props;
  const draft = state.drafts.find((one) => one.generationId === state.currentId);
  if (state.phase !== "done" || !state.hasText || draft === undefined || draft.model === BUILTIN_MODEL_NAME) return null;
  return (
    <Written {...written}>
      {() => <CaveatList {...props} caveats={caveatsOf({ ...draft, output, chars: countLength(readText()), emptyFields, readText })} />}
    </Written>
  );
}

type CaveatListProps = Pick<DraftCaveatsProps, "waitSeconds" | "stepCost" | "onResume" | "onRevise"> & { caveats: readonly Caveat[] };

function CaveatList({ caveats, waitSeconds, stepCost, onResume, onRevise }: CaveatListProps) {
  const unlimited = useCounter()?.unLimitPlan.isUnLimit ?? false;
  if (caveats.length === 0) return null;
  const take = (step: Step) => (step.kind === "continue" ? onResume() : onRevise(step.instruction));
  return (
    <ul className={css["caveats"]} aria-label={m.caveats.label}>
      {caveats.map(({ name, text, step }) => (
        <li key={name}>
          <span>{text}</span>
          {step === null ? null : (
            <Button tone="promo" size="sm" waiting={waitSeconds > 0} onClick={() => take(step)}>
              {step.label}
              {waitSeconds > 0 ? <Wait seconds={waitSeconds} /> : <WriteCost cost={stepCost(step)} unlimited={unlimited} />}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** When the button can be pressed, where its price stands otherwise. */
function Wait({ seconds }: { seconds: number }) {
  return (
    <ButtonCost>
      <Icon name="hourglass-medium" size={16} />
      {m.write.waitingShort(seconds)}
    </ButtonCost>
  );
}
