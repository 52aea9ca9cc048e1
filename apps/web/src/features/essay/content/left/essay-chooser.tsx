import { webPaths } from "@tangleaf/contract/web-paths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { type EssaySummary, essaysQuery } from "../../api.ts";
import css from "./essay-chooser.module.css";

const SEARCH_AFTER_MS = 250;
const SKELETON_ROWS = 5;

const PATHS = { topic: webPaths.essayTitle, outline: webPaths.essayOutline, content: webPaths.essayContent } as const;

/** Which essay is shown; opens the list of all of this person's. */
export function EssayChooser({ essayId, title }: { essayId: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css["chosen"]}
        aria-haspopup="dialog"
        aria-label={m.chooser.label(title)}
        onClick={() => setOpen(true)}
      >
        <Icon name="file-text" size={18} />
        <span className={css["name"]}>{title}</span>
        <Icon name="caret-down" size={14} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.chooser.title} shape="sheet" width="sm">
        <EssayChoices essayId={essayId} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EssayChoices({ essayId, onClose }: { essayId: string; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const navigate = useNavigate();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    essaysQuery({ q, bin: false }),
  );
  const essays = data?.pages.flatMap(({ list }) => list) ?? [];
  const go = (essay: EssaySummary) => {
    onClose();
    if (essay.essayId !== essayId) void navigate(PATHS[essay.stage](essay.essayId));
  };
  return (
    <div className={css["choices"]}>
      <Field label={m.chooser.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            placeholder={m.chooser.placeholder}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {isPending ? (
        <div aria-busy="true">
          <SkeletonBars rows={SKELETON_ROWS} />
        </div>
      ) : isError ? (
        <p role="alert" className={css["none"]}>
          {m.chooser.failed}{" "}
          <Button size="sm" onClick={() => void refetch()}>
            {m.again}
          </Button>
        </p>
      ) : essays.length === 0 ? (
        <p className={css["none"]}>{m.chooser.none}</p>
      ) : (
        <ul className={css["list"]}>
          {essays.map((essay) => (
            <li key={essay.essayId}>
              <button type="button" aria-current={essay.essayId === essayId ? "true" : undefined} onClick={() => go(essay)}>
                <span className={css["name"]}>{essay.title === "" ? m.untitled : essay.title}</span>
                <span className={css["facts"]}>
                  {essay.stage === "content"
                    ? m.list.totals(formatNumber(essay.paragraphs.done), formatNumber(essay.paragraphs.total), formatNumber(essay.charCnt))
                    : m.chooser.stages[essay.stage]}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={css["foot"]}>
        {hasNextPage ? (
          <Button size="sm" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.chooser.more}
          </Button>
        ) : null}
        <ButtonLink tone="ghost" size="sm" to={webPaths.essayList}>
          {m.chooser.all}
        </ButtonLink>
        <ButtonLink tone="ghost" size="sm" to={webPaths.essayTitle()}>
          <Icon name="plus" size={14} />
          {m.chooser.start}
        </ButtonLink>
      </p>
    </div>
  );
}
