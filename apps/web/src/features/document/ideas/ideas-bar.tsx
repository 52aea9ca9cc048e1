import { useBaseInfo } from "#lib/queries.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./ideas-bar.module.css";
import type { IdeasWork } from "./use-ideas.ts";

/** Stands beside the ideas: all of them, others, none of them. */
export function IdeasBar({ work }: { work: IdeasWork }) {
  const models = useBaseInfo()?.modelList ?? [];
  const isSample = models.find(({ isDefault }) => isDefault)?.builtin === true;
  const { shown, waitSeconds } = work;
  if (shown === null) return null;
  const isNothing = shown.ideas.length === 0;
  return (
    <div className={css["bar"]}>
      <div className={css["buttons"]}>
        {isNothing ? (
          <span className={css["waiting"]}>
            <Icon name="hourglass-medium" size={16} />
            {m.ideas.waiting}
          </span>
        ) : (
          <Button tone="solid" size="sm" onClick={work.takeAll}>
            {m.ideas.all}
          </Button>
        )}
        <Button tone="ghost" size="sm" disabled={shown.isComing} waiting={waitSeconds > 0} onClick={() => work.another()}>
          {waitSeconds > 0 ? m.bar.ideasWait(waitSeconds) : m.ideas.another}
        </Button>
        <Button tone="ghost" size="sm" iconOnly aria-label={m.ideas.dismiss} onClick={work.dismiss}>
          <Icon name="x" size={16} />
        </Button>
      </div>
      {isSample && !isNothing ? <p className={css["sample"]}>{m.ideas.sample}</p> : null}
      <span className="sr" role="status">
        {shown.isComing ? m.ideas.waiting : m.ideas.arrived(shown.ideas.length)}
      </span>
    </div>
  );
}
