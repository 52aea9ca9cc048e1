import { useOperatorHints } from "#lib/models.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Banner } from "#ui/banner/banner.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./job-banner.module.css";

/** Said where the sample writer wrote or will write: what it can do, and that what it leaves out is marked. */
export function SampleBanner({ work: { job } }: { work: EssayWork }) {
  const models = useBaseInfo()?.modelList ?? [];
  const hints = useOperatorHints();
  const name = job?.job.model ?? null;
  const writer = models.find((model) => model.name === name) ?? models.find(({ isDefault }) => isDefault);
  if (writer?.builtin !== true || job === null) return null;
  return (
    <div className={css["banner"]}>
      <Banner tone="blue">
        <p>
          <b>{m.sample.title}</b>
          {m.sample.text}
        </p>
        {hints ? (
          <details>
            <summary>{m.sample.more}</summary>
            <p>{m.sample.how}</p>
          </details>
        ) : null}
      </Banner>
    </div>
  );
}
