import type { DefenceKit } from "@tangleaf/contract";
import { talkSeconds } from "@tangleaf/contract/defence";
import { LIMITS } from "@tangleaf/contract/limits";
import { countCharacters } from "@tangleaf/document/count";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { EXPORT_TIMEOUT_MS } from "#lib/hand-over.ts";
import { useUser } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { defenceMessages as m } from "#messages/defence.ts";
import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import css from "./defence-dialog.module.css";

type DefenceViewProps = { generationId: string; kit: DefenceKit; minutes: number };

const SECONDS_A_MINUTE = 60;
/** A talk that ends so much before its time is called short. */
const SHORT_SHARE = 0.75;

/** What was prepared: each slide with what is said to it, the questions, and the ways to take it along. */
export function DefenceView({ generationId, kit: { slides, questions }, minutes }: DefenceViewProps) {
  const [working, setWorking] = useState(false);
  const wordOpen = LIMITS[variant][useUser()?.level ?? "free"].wordDownload;
  const talk = slides.map((slide) => slide.talk).join("\n\n");
  const language = /\p{Script=Han}/u.test(talk) ? "zh" : "en";
  const seconds = talkSeconds(countCharacters(talk), language);
  const download = async (format: "pptx" | "docx") => {
    setWorking(true);
    try {
      const { url } = await call("/api/defence/export", { generationId, format }, { timeoutMs: EXPORT_TIMEOUT_MS, shownBy: "action" });
      location.assign(url);
      toast({ tone: "ok", title: m.opened, pill: true });
    } catch (error) {
      toastRefusal(error, m.exportFailed);
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <div className={css["ways"]}>
        <Button tone="solid" size="sm" disabled={working} onClick={() => void download("pptx")}>
          <Icon name="download-simple" size={16} />
          {m.pptx}
        </Button>
        <Button size="sm" disabled={working} title={wordOpen ? undefined : m.docxLocked} onClick={() => void download("docx")}>
          <Icon name={wordOpen ? "file-doc" : "lock-simple"} size={16} {...(wordOpen ? {} : { label: m.docxLocked })} />
          {m.docx}
        </Button>
        <CopyButton text={talk} label={m.copy} words={m.copy} />
        <span className={css["spoken"]}>{m.spoken(Math.floor(seconds / SECONDS_A_MINUTE), seconds % SECONDS_A_MINUTE)}</span>
      </div>
      {seconds < minutes * SECONDS_A_MINUTE * SHORT_SHARE ? <p className={css["note"]}>{m.shorter}</p> : null}
      <section aria-label={m.slides}>
        <h3 className={css["head"]}>{m.slides}</h3>
        <ol className={css["slides"]}>
          {slides.map((slide, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide has no name but its place
            <li key={at}>
              <div className={css["slide"]}>
                <p className={css["no"]}>{m.slideNo(at + 1)}</p>
                <p className={css["title"]}>{slide.title}</p>
                {slide.points.length === 0 ? null : (
                  <ul>
                    {slide.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </div>
              <p className={css["talk"]}>{slide.talk}</p>
            </li>
          ))}
        </ol>
      </section>
      {questions.length === 0 ? null : (
        <section aria-label={m.questions}>
          <h3 className={css["head"]}>{m.questions}</h3>
          <dl className={css["questions"]}>
            {questions.map(({ question, answer, section, quote }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
                <dd className={css["from"]} title={quote}>
                  {m.from(section)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
