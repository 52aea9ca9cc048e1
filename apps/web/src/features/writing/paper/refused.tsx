import { useBaseInfo } from "#lib/queries.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import type { PaperProps } from "./paper-props.ts";
import css from "./refused.module.css";

type RefusedProps = Pick<PaperProps, "waitSeconds" | "onRetryBy"> & {
  /** The model that declined; left out = the one written with where nobody chooses. */
  triedBy: string | undefined;
};

/** What can be done where a model declined to write: say it more plainly, or ask another one, where there is one. */
export function Refused({ triedBy, waitSeconds, onRetryBy }: RefusedProps) {
  const models = useBaseInfo()?.modelList ?? [];
  const tried = models.find(({ name }) => name === triedBy) ?? models.find(({ isDefault }) => isDefault);
  const others = models.filter(({ name, builtin }) => !builtin && name !== tried?.name);
  return (
    <>
      <p>{m.failed.refused}</p>
      <p>{others.length === 0 ? m.failed.sayPlainly : m.failed.sayPlainlyOr}</p>
      {others.length === 0 ? null : (
        <p className={css["others"]}>
          {others.map(({ name, label }) => (
            <Button key={name} size="sm" tone="line" waiting={waitSeconds > 0} onClick={() => onRetryBy(name)}>
              {m.failed.retryBy(label)}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
