import type { MenuItem, Piece, PieceDraft } from "@tangleaf/contract";
import { FINISH_REASON_SHORT } from "@tangleaf/contract/constants";
import { LIMITS } from "@tangleaf/contract/limits";
import { Link } from "react-router";
import { findCategory, tabColour } from "#lib/categories.ts";
import { momentOf, timeOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { PutInNotebook } from "#lib/put-in-notebook.tsx";
import { useBaseInfo, useUser } from "#lib/queries.ts";
import { copyText, downloadText } from "#lib/text-actions.ts";
import { variant } from "#lib/variant.ts";
import { textPath } from "#lib/work-path.ts";
import { textsMessages as m } from "#messages/texts.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { fetchText, isRunning } from "./api.ts";
import css from "./piece-row.module.css";
import { RemoveButton } from "./remove-button.tsx";

const WHOLE = 100;
const TONES: Readonly<Record<PieceDraft["status"], BadgeTone>> = {
  queued: "orange",
  writing: "orange",
  done: "leaf",
  stopped: "plain",
  interrupted: "amber",
  failed: "red",
};

/** One piece of the history: its newest draft, and folded under it the earlier ones. */
export function PieceRow({ piece }: { piece: Piece }) {
  const menu = useBaseInfo()?.menu ?? [];
  const { title, excerpt, sceneType, drafts } = piece;
  const [newest, ...earlier] = drafts;
  if (newest === undefined) return null;
  const scene = sceneOf(menu, sceneType);
  const { target, length, createdAt } = newest;
  return (
    <li className={css["row"]} style={tabColour(scene?.category ?? "")}>
      <SceneIcon name={scene?.icon ?? findCategory("document")?.icon ?? ""} className={css["icon"]} />
      <div className={css["main"]}>
        <Link to={textPath(sceneType, newest.generationId)} className={css["title"]}>
          {title}
        </Link>
        {excerpt === "" ? null : <p className={css["excerpt"]}>{excerpt}</p>}
        <p className={css["facts"]}>
          <Status draft={newest} />
          {scene ? <span>{scene.shortTitle}</span> : null}
          {earlier.length === 0 && newest.draftNo > 1 ? <span>{m.draft(newest.draftNo)}</span> : null}
          <Count draft={newest} />
          <time dateTime={createdAt}>{timeOf(createdAt)}</time>
        </p>
        {isRunning(newest) && target !== null ? <ProgressBar value={(length / target) * WHOLE} label={m.status.writing} /> : null}
        {earlier.length === 0 ? null : <Drafts piece={piece} />}
      </div>
      <Tools draft={newest} whole={drafts.length} title={title} />
    </li>
  );
}

/** The menu's entry of a scene or document generator. */
export function sceneOf(menu: readonly MenuItem[], sceneType: string | null): MenuItem | undefined {
  return sceneType === null ? undefined : menu.find(({ path }) => path.endsWith(`/${sceneType}`));
}

/** All drafts of a piece, to be opened or deleted one by one. */
function Drafts({ piece }: { piece: Piece }) {
  return (
    <details className={css["drafts"]}>
      <summary>
        {m.drafts(piece.drafts.length)}
        <Icon name="caret-down" size={14} />
      </summary>
      <ul>
        {piece.drafts.map((draft) => (
          <li key={draft.generationId}>
            <Link to={textPath(piece.sceneType, draft.generationId)}>{m.draft(draft.draftNo)}</Link>
            <Count draft={draft} />
            <time dateTime={draft.createdAt}>{momentOf(draft.createdAt, new Date())}</time>
            <Status draft={draft} />
            <RemoveButton generationId={draft.generationId} label={m.removeDraft(draft.draftNo)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Status({ draft: { status, finishReason } }: { draft: PieceDraft }) {
  const isShort = finishReason === FINISH_REASON_SHORT;
  return <Badge tone={isShort ? "amber" : TONES[status]}>{isShort ? m.short : m.status[status]}</Badge>;
}

function Count({ draft }: { draft: PieceDraft }) {
  const length = formatNumber(draft.length);
  return (
    <span>{draft.target !== null && isRunning(draft) ? m.charactersOf(length, formatNumber(draft.target)) : m.characters(length)}</span>
  );
}

/** What can be done with the newest draft; deleting takes the whole piece. */
function Tools({ draft, whole, title }: { draft: PieceDraft; whole: number; title: string }) {
  const { generationId, chars } = draft;
  const wordOpen = LIMITS[variant][useUser()?.level ?? "free"].wordDownload;
  const copy = () => {
    fetchText(generationId)
      .then(copyText)
      .then(
        () => toast({ tone: "ok", title: m.copied, pill: true }),
        () => toast({ tone: "error", title: m.copyFailed }),
      );
  };
  const download = () => {
    void downloadText(generationId, "docx").catch(() => undefined);
  };
  return (
    <div className={css["tools"]}>
      {chars > 0 && !isRunning(draft) ? (
        <>
          <Button tone="ghost" size="sm" onClick={copy}>
            <Icon name="copy" size={16} />
            {m.copy}
          </Button>
          <Button tone="ghost" size="sm" onClick={download}>
            <Icon name={wordOpen ? "file-doc" : "lock-simple"} size={16} />
            {m.word}
          </Button>
          <PutInNotebook generationId={generationId} />
        </>
      ) : null}
      <RemoveButton generationId={generationId} whole={whole} label={m.removePiece(title)} />
    </div>
  );
}
