import type { OutlineInput, Paragraph } from "@tangleaf/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useSession } from "#lib/session-store.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { type Essay, type EssaySummary, essayQuery, essaysQuery } from "../api.ts";
import css from "./bring-dialog.module.css";
import { OUTLINE_DEPTH_MAX, toInput, toLines } from "./outline-line.ts";

const m = essayOutlineMessages.bring;

type EarlierOutlinesProps = {
  /** The essay that is open. */
  except: string | undefined;
  onChoose: (outline: readonly OutlineInput[]) => void;
};

/** The outlines of the person's other essays: as they stand in the document, else the newest version. */
export function EarlierOutlines({ except, onChoose }: EarlierOutlinesProps) {
  const signedIn = useSession((state) => state.token !== null);
  const essays = useInfiniteQuery({ ...essaysQuery({ q: "", bin: false }), enabled: signedIn });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = useQuery({ ...essayQuery(chosenId ?? ""), enabled: chosenId !== null });
  const outline = useMemo(() => (chosen.data === undefined ? null : outlineOf(chosen.data)), [chosen.data]);
  useEffect(() => onChoose(outline ?? []), [onChoose, outline]);
  useEffect(() => () => onChoose([]), [onChoose]);
  if (!signedIn) return <p className={css["note"]}>{m.essaysNone}</p>;
  return (
    <Loaded answer={essays} failed={m.essaysFailed} skeletonRows={4}>
      {({ pages }) => {
        const others = pages.flatMap(({ list }) => list).filter(({ essayId, stage }) => essayId !== except && stage !== "topic");
        if (others.length === 0) return <p className={css["note"]}>{m.essaysNone}</p>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list of buttons, one of them chosen
          <div className={css["essays"]} role="group" aria-label={m.essays}>
            {others.map(({ essayId, title }: EssaySummary) => (
              <button
                key={essayId}
                type="button"
                className={css["essay"]}
                aria-pressed={essayId === chosenId}
                onClick={() => setChosenId(essayId)}
              >
                {title === "" ? essayMessages.untitled : title}
              </button>
            ))}
            {essays.hasNextPage ? (
              <Button tone="ghost" size="sm" onClick={() => void essays.fetchNextPage()}>
                {m.moreEssays}
              </Button>
            ) : null}
            <p className={css["note"]} role="status">
              {chosen.isLoading ? m.loading : chosen.isError ? m.essaysFailed : outline?.length === 0 ? m.essayNothing : ""}
            </p>
          </div>
        );
      }}
    </Loaded>
  );
}

/** Without the ids of its lines: they belong to the other essay. */
function outlineOf({ stage, outline, outlines }: Essay): OutlineInput[] {
  if (stage === "content") return fromDocument(outline);
  const newest = outlines.findLast((one) => one.outline.length > 0);
  return newest === undefined ? [] : withoutIds(toInput(toLines(newest.outline), essayOutlineMessages.paper.untitled));
}

function withoutIds(lines: readonly OutlineInput[]): OutlineInput[] {
  return lines.map(({ id: _id, subPara = [], ...line }) => ({ ...line, subPara: withoutIds(subPara) }));
}

function fromDocument(paragraphs: readonly Paragraph[], depth = 1): OutlineInput[] {
  return paragraphs
    .filter(({ title }) => title.trim() !== "")
    .map(({ title, targetCnt, textData, subPara }) => ({
      title: title.trim(),
      ...(targetCnt ? { targetCnt } : {}),
      ...(textData ? { textData } : {}),
      subPara: depth < OUTLINE_DEPTH_MAX ? fromDocument(subPara, depth + 1) : [],
    }));
}
