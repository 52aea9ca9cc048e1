import type { GenerationListItem, MenuItem } from "@tangleaf/contract";
import { FINISH_REASON_SHORT } from "@tangleaf/contract/constants";
import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";
import { Link } from "react-router";
import { findCategory, tabColour } from "#lib/categories.ts";
import { timeOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { PutInNotebook } from "#lib/put-in-notebook.tsx";
import { useBaseInfo, useUser } from "#lib/queries.ts";
import { copyText, downloadText } from "#lib/text-actions.ts";
import { variant } from "#lib/variant.ts";
import { textsMessages as m } from "#messages/texts.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { fetchText, isRunning, removeText } from "./api.ts";
import css from "./text-row.module.css";

const WHOLE = 100;
const TONES: Readonly<Record<GenerationListItem["status"], BadgeTone>> = {
  queued: "orange",
  writing: "orange",
  done: "leaf",
  stopped: "plain",
  interrupted: "amber",
  failed: "red",
};

/** One text of the history. */
export function TextRow({ text }: { text: GenerationListItem }) {
  const menu = useBaseInfo()?.menu ?? [];
  const scene = menu.find(({ path }) => path.endsWith(`/${text.sceneType}`));
  const { title, status, chars, target, draftNo, excerpt, createdAt } = text;
  const running = isRunning(text);
  const isShort = text.finishReason === FINISH_REASON_SHORT;
  const count = target !== null && running ? m.charactersOf(formatNumber(chars), formatNumber(target)) : m.characters(formatNumber(chars));
  return (
    <li className={css["row"]} style={tabColour(scene?.category ?? "")}>
      <SceneIcon name={scene?.icon ?? findCategory("document")?.icon ?? ""} className={css["icon"]} />
      <div className={css["main"]}>
        <Link to={textPath(text, menu)} className={css["title"]}>
          {title}
        </Link>
        {excerpt === "" ? null : <p className={css["excerpt"]}>{excerpt}</p>}
        <p className={css["facts"]}>
          <Badge tone={isShort ? "amber" : TONES[status]}>{isShort ? m.short : m.status[status]}</Badge>
          {scene ? <span>{scene.shortTitle}</span> : null}
          <span>{m.draft(draftNo)}</span>
          <span>{count}</span>
          <time dateTime={createdAt}>{timeOf(createdAt)}</time>
        </p>
        {running && target !== null ? <ProgressBar value={(chars / target) * WHOLE} label={m.status.writing} /> : null}
      </div>
      <Tools text={text} />
    </li>
  );
}

function Tools({ text }: { text: GenerationListItem }) {
  const { generationId, chars } = text;
  const [asking, setAsking] = useState(false);
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
    downloadText(generationId, "docx").catch((error: unknown) => {
      if (error instanceof Error && "kind" in error && error.kind === "refused") toast({ tone: "error", title: error.message });
    });
  };
  return (
    <div className={css["tools"]}>
      {chars > 0 && !isRunning(text) ? (
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
      <Button tone="ghost" size="sm" iconOnly aria-label={m.remove} onClick={() => setAsking(true)}>
        <Icon name="trash" size={16} />
      </Button>
      <ConfirmRemove open={asking} generationId={generationId} onClose={() => setAsking(false)} />
    </div>
  );
}

/** Where a text is opened: on its scene's page, or its document generator's. */
function textPath({ sceneType, generationId }: Pick<GenerationListItem, "sceneType" | "generationId">, menu: readonly MenuItem[]): string {
  if (sceneType === null) return webPaths.texts;
  const document = webPaths.document(sceneType);
  const known = menu.some(({ path }) => path === document);
  return known ? `${document}?text=${generationId}` : webPaths.sceneText(sceneType, generationId);
}

type ConfirmRemoveProps = { open: boolean; generationId: string; onClose: () => void };

/** Asks before a text goes for good. */
function ConfirmRemove({ open, generationId, onClose }: ConfirmRemoveProps) {
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await removeText(generationId);
      onClose();
      toast({ tone: "ok", title: m.removed, pill: true });
    } catch (error) {
      if (error instanceof Error && "kind" in error && error.kind === "refused") toast({ tone: "error", title: error.message });
    } finally {
      setRemoving(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.confirm.title}
      description={m.confirm.text}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.confirm.keep}</Button>
          <Button tone="danger-solid" disabled={removing} onClick={() => void remove()}>
            {m.confirm.remove}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
