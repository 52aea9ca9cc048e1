import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { Check } from "#ui/check/check.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { updateEssay } from "./api.ts";
import css from "./integrity-notice.module.css";

/** What using AI asks of whoever hands the essay in. Accepted once for an essay: the server keeps when, and it is not shown again. */
export function IntegrityNotice({ essayId }: { essayId: string }) {
  const accept = async () => {
    try {
      await updateEssay({ essayId, integrityAccepted: true }, { shownBy: "action" });
      await refreshAnswers(queryKeys.essays.one(essayId));
    } catch (error) {
      toastRefusal(error, m.notice.failed);
    }
  };
  return (
    <section className={css["notice"]}>
      <h3>{m.notice.title}</h3>
      <ul>
        {m.notice.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Check checked={false} onChange={() => void accept()}>
        {m.notice.accept}
      </Check>
    </section>
  );
}
