import type { TextLayout } from "@tangleaf/contract";
import { type ReactNode, useState } from "react";
import prose from "#editor/core/prose.module.css";
import letter from "#editor/letter/letter.module.css";
import { anonymousInTab } from "#lib/browser-storage.ts";
import { cx } from "#lib/cx.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { writingMessages } from "#messages/writing.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import css from "./finished-text.module.css";

const m = writingMessages.finished;
const KEY = "finishedText";
const CLOSED = "closed";

type FinishedTextProps = {
  html: string;
  layout: TextLayout;
  /** The empty sheet, shown while the text is put away. */
  children: ReactNode;
};

/** A whole text of the scene, to be read and nothing else. One that was put away stays so for the visit, in every scene. */
export function FinishedText({ html, layout, children }: FinishedTextProps) {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? !(hydrated && anonymousInTab.read(KEY) === CLOSED);

  const toggle = () => {
    if (isOpen) anonymousInTab.write(KEY, CLOSED);
    else anonymousInTab.remove(KEY);
    setChosen(!isOpen);
  };

  return (
    <section className={css["finished"]} aria-label={m.label}>
      <header className={css["bar"]}>
        {isOpen ? (
          <>
            <Badge>{m.label}</Badge>
            <p>{m.note}</p>
          </>
        ) : null}
        <Button tone="ghost" size="sm" className={css["toggle"]} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? m.close : m.open}
        </Button>
      </header>
      {isOpen ? (
        <div className={css["sheet"]}>
          <article
            className={cx(prose["prose"], letter["letter"], css["text"])}
            data-layout={layout}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from content of the project, by a parser that has no raw HTML
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      ) : (
        children
      )}
    </section>
  );
}
