import { useEffect, useRef, useState } from "react";
import { createRuler, type Tick } from "#lib/ruler/ruler.ts";
import { templateMessages as m } from "#messages/template.ts";
import { RulerTicks } from "#ui/ruler-ticks/ruler-ticks.tsx";
import { BlankText } from "./blank-text.tsx";
import type { TemplatePage } from "./library-data.ts";
import css from "./sample-text.module.css";

type SampleTextProps = { parts: TemplatePage["opening"]; staged: boolean };

/** A sample with a mark at every hundredth character, under a band that says what it is. */
export function SampleText({ parts, staged }: SampleTextProps) {
  const article = useRef<HTMLDivElement>(null);
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  useEffect(() => {
    if (article.current === null) return;
    const ruler = createRuler({ article: article.current, onTicks: setTicks });
    ruler.reset();
    return () => ruler.destroy();
  }, []);
  return (
    <>
      <p className={css["label"]}>
        {m.sampleLabel}
        {staged ? ` · ${m.staged}` : ""}
      </p>
      <div className={css["ruled"]}>
        <RulerTicks ticks={ticks} />
        <div ref={article} className={css["text"]}>
          {parts.map(({ type, text }) =>
            type === "heading" ? (
              <h2 key={text}>{text}</h2>
            ) : (
              <p key={text}>
                <BlankText text={text} />
              </p>
            ),
          )}
        </div>
      </div>
    </>
  );
}
