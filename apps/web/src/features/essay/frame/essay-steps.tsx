import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { essayMessages } from "#messages/essay.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Essay } from "../api.ts";
import css from "./essay-steps.module.css";

const m = essayMessages.steps;
const STEPS = ["title", "outline", "content", "word"] as const;
type Step = (typeof STEPS)[number];

/** Whether a step of an essay has been taken. A download leaves no trace. */
const IS_DONE: Readonly<Record<Step, (essay: Essay) => boolean>> = {
  title: ({ title }) => title !== "",
  outline: ({ stage }) => stage === "content",
  content: ({ paragraphs: { done, total } }) => total > 0 && done === total,
  word: () => false,
};
/** Where a step of an essay is taken; null = one before it comes first. */
const PATH_OF: Readonly<Record<Step, (essay: Essay) => string | null>> = {
  title: ({ essayId }) => webPaths.essayTitle(essayId),
  outline: ({ essayId }) => webPaths.essayOutline(essayId),
  content: ({ essayId, stage }) => (stage === "content" ? webPaths.essayContent(essayId) : null),
  word: ({ essayId, stage }) => (stage === "content" ? webPaths.essayContent(essayId) : null),
};

/** The four steps over a screen of an essay, and ways to the tutorial and to all essays. `essay`: null while there is none. */
export function EssaySteps({ step, essay }: { step: Step; essay: Essay | null }) {
  return (
    <div className={css["bar"]}>
      <ol className={css["steps"]} aria-label={m.label}>
        {STEPS.map((one, at) => (
          <li key={one} data-now={one === step || undefined} aria-current={one === step ? "step" : undefined}>
            <StepName step={one} at={at} path={essay === null || one === step ? null : PATH_OF[one](essay)} done={isDone(one, essay)} />
          </li>
        ))}
      </ol>
      <Link className={css["mine"]} to={webPaths.essayList}>
        <Icon name="files" size={16} />
        {m.mine}
      </Link>
      <Link className={css["help"]} to={webPaths.essayHelp}>
        <Icon name="question" size={16} />
        {m.help}
      </Link>
    </div>
  );

  function isDone(one: Step, of: Essay | null): boolean {
    return of !== null && one !== step && IS_DONE[one](of);
  }
}

function StepName({ step, at, path, done }: { step: Step; at: number; path: string | null; done: boolean }) {
  const words = (
    <>
      <i data-done={done || undefined} aria-hidden="true">
        {done ? <Icon name="check" size={14} /> : m.ordinals[at]}
      </i>
      <span>{m.names[step]}</span>
      {done ? <span className="sr">{m.done}</span> : null}
    </>
  );
  if (path === null) return <span className={css["step"]}>{words}</span>;
  return (
    <Link className={css["step"]} to={path}>
      {words}
    </Link>
  );
}
