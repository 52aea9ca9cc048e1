import css from "#features/document/writing/job-banner.module.css";
import { useBaseInfo } from "#lib/queries.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Banner } from "#ui/banner/banner.tsx";

/** Said from the beginning where no model is connected, so that the paper stays where it is: what the sample writer leaves out is marked. */
export function SampleBanner() {
  const writer = useBaseInfo()?.modelList.find(({ isDefault }) => isDefault);
  if (writer?.builtin !== true) return null;
  return (
    <div className={css["banner"]}>
      <Banner tone="blue">
        <p>
          <b>{m.sample.title}</b>
          {m.sample.text}
        </p>
      </Banner>
    </div>
  );
}
