import type { Scene, TextLayout } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { highlightMarks } from "#editor/core/marks.ts";
import prose from "#editor/core/prose.module.css";
import letter from "#editor/letter/letter.module.css";
import { renderWhole } from "#editor/stream/stream-view.ts";
import { chunkHook } from "#lib/chunk-hook.ts";
import { cx } from "#lib/cx.ts";
import { loadMarkdown, type Markdown } from "#lib/load-markdown.ts";
import { useWritesSample } from "#lib/models.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { openLogin } from "#lib/session-store.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { sampleQuery } from "../api.ts";
import css from "./sample-paper.module.css";

type SamplePaperProps = {
  scene: Scene;
  signedIn: boolean;
  /** Empties the form for the person's own words. */
  onOwn: () => void;
  onClose: () => void;
};

/** What comes of the example, to be read and nothing else: nobody's text, so there is no copy, Word or edit. */
export function SamplePaper({ scene, signedIn, onOwn, onClose }: SamplePaperProps) {
  const { data, error, refetch } = useQuery(sampleQuery(scene.sceneType));
  const markdown = useMarkdown();
  const isKnown = useBaseInfo() !== undefined;
  const isModelThere = !useWritesSample(null) && isKnown;
  return (
    <section aria-label={m.example.sheet}>
      <header className={css["bar"]}>
        <Badge tone="orange">{m.example.badge}</Badge>
        <p>{m.example.notYours}</p>
        <Button tone="ghost" size="sm" className={css["close"]} onClick={onClose}>
          {m.example.close}
        </Button>
      </header>
      <article className={css["sheet"]} aria-busy={(error === null && (data === undefined || markdown === null)) || undefined}>
        {error !== null ? (
          <ErrorState title={m.example.failed} action={<Button onClick={() => void refetch()}>{m.paper.retry}</Button>}>
            {error.message}
          </ErrorState>
        ) : data?.text === null ? (
          <p className={css["none"]}>{m.example.needsModel}</p>
        ) : data === undefined || markdown === null ? (
          <SkeletonCells />
        ) : (
          <div className={css["measure"]}>
            <SampleText markdown={markdown} text={data.text} layout={scene.output.layout} />
            <p className={css["by"]}>
              {m.example.byRules} {isModelThere ? m.example.byModel : null}
            </p>
          </div>
        )}
      </article>
      <footer className={css["own"]}>
        <Button tone="solid" onClick={onOwn}>
          {m.example.own}
        </Button>
        {signedIn ? null : (
          <Button tone="ghost" onClick={() => openLogin({ reason: m.example.signInReason })}>
            {m.example.signIn}
          </Button>
        )}
      </footer>
    </section>
  );
}

/** The parser, fetched while the sample is: no sheet without its text is shown. */
const useMarkdown = chunkHook(loadMarkdown);

/** The lines of the sample stand as those of the text itself. */
function SampleText({ markdown, text, layout }: { markdown: Markdown; text: string; layout: TextLayout }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sheet.current) return;
    renderWhole(sheet.current, markdown, text, { layout });
    highlightMarks([sheet.current]);
    return () => highlightMarks([]);
  }, [markdown, text, layout]);
  return <div ref={sheet} className={cx(prose["prose"], letter["letter"])} data-layout={layout} />;
}
