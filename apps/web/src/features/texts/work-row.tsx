import type { Work } from "@tangleaf/contract";
import { RENAMED_KINDS, WORK } from "@tangleaf/contract/work";
import { Link } from "react-router";
import { findCategory, tabColour } from "#lib/categories.ts";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { usePhone } from "#lib/use-phone.ts";
import { WORK_ICONS, workPath } from "#lib/work-path.ts";
import { textsMessages } from "#messages/texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon, SceneIcon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import css from "./piece-row.module.css";
import { sceneOf } from "./piece-row.tsx";
import { isUnderWay, removeWork, restoreWork } from "./works-api.ts";

const m = textsMessages.library;
const WHOLE = 100;
const DAY_MS = 86_400_000;

type WorkRowProps = { work: Work; onRename: () => void; onDelete: () => void };

/** One work of any kind: what it is, how far it has come, and what can be done with it. */
export function WorkRow({ work, onRename, onDelete }: WorkRowProps) {
  const menu = useBaseInfo()?.menu ?? [];
  const { kind, excerpt, charCnt, draft, updatedAt, removedAt } = work;
  const scene = draft === null ? undefined : sceneOf(menu, draft.sceneType);
  const title = nameOf(work);
  const now = new Date();
  const progress = progressOf(work);
  return (
    <li className={css["row"]} style={tabColour(scene?.category ?? "")}>
      {scene === undefined ? (
        <Icon name={WORK_ICONS[kind]} size={24} className={css["icon"]} />
      ) : (
        <SceneIcon name={scene.icon ?? findCategory("document")?.icon ?? ""} className={css["icon"]} />
      )}
      <div className={css["main"]}>
        {removedAt === null ? (
          <Link to={workPath(work)} className={css["title"]}>
            {title}
          </Link>
        ) : (
          <b className={css["title"]}>{title}</b>
        )}
        {excerpt === "" ? null : <p className={css["excerpt"]}>{excerpt}</p>}
        <p className={css["facts"]}>
          <Badge tone={isUnderWay(work) ? "orange" : "plain"}>{scene?.shortTitle ?? m.kinds[kind]}</Badge>
          {progress === null ? null : <span>{m.sections(progress.done, progress.total)}</span>}
          {charCnt === null || charCnt === 0 ? null : <span>{textsMessages.characters(formatNumber(charCnt))}</span>}
          {draft !== null && draft.drafts > 1 ? <span>{textsMessages.drafts(draft.drafts)}</span> : null}
          {removedAt === null ? (
            <time dateTime={updatedAt}>{momentOf(updatedAt, now)}</time>
          ) : (
            <span>{m.left(daysLeft(removedAt, now))}</span>
          )}
        </p>
        {isUnderWay(work) && progress !== null && progress.total > 0 ? (
          <ProgressBar value={(progress.done / progress.total) * WHOLE} label={textsMessages.status.writing} />
        ) : null}
      </div>
      <WorkTools {...{ work, onRename, onDelete }} />
    </li>
  );
}

/** What can be done with a work; on a phone behind one button, so that it takes no row of its own. */
function WorkTools({ work, onRename, onDelete }: WorkRowProps) {
  const isPhone = usePhone();
  const title = nameOf(work);
  const canRename = RENAMED_KINDS.some((renamed) => renamed === work.kind);
  if (work.removedAt !== null) {
    return (
      <div className={css["tools"]}>
        <Button tone="ghost" size="sm" aria-label={m.restore.of(title)} onClick={() => void restoreWork(work)}>
          {m.restore.short}
        </Button>
        <Button tone="ghost" size="sm" aria-label={m.forever.of(title)} onClick={onDelete}>
          {m.forever.short}
        </Button>
      </div>
    );
  }
  if (isPhone) {
    return (
      <div className={css["tools"]} data-menu>
        <Menu
          label={m.more(title)}
          trigger={(props) => (
            <Button tone="ghost" size="lg" iconOnly aria-label={m.more(title)} {...props}>
              <Icon name="dots-three" />
            </Button>
          )}
        >
          {canRename ? (
            <MenuItem onClick={onRename}>
              <Icon name="pencil-simple" />
              {m.rename.title}
            </MenuItem>
          ) : null}
          <MenuItem danger onClick={() => void removeWork(work)}>
            <Icon name="trash" />
            {m.removeShort}
          </MenuItem>
        </Menu>
      </div>
    );
  }
  return (
    <div className={css["tools"]}>
      {canRename ? (
        <Button tone="ghost" size="sm" iconOnly aria-label={m.rename.of(title)} title={m.rename.title} onClick={onRename}>
          <Icon name="pencil-simple" size={16} />
        </Button>
      ) : null}
      <Button tone="ghost" size="sm" iconOnly aria-label={m.remove(title)} title={m.removeShort} onClick={() => void removeWork(work)}>
        <Icon name="trash" size={16} />
      </Button>
    </div>
  );
}

export function nameOf({ title }: Pick<Work, "title">): string {
  return title === "" ? m.untitled : title;
}

/** Sections of an essay while it is written; one that is done says nothing. */
function progressOf({ sections }: Work): Work["sections"] {
  return sections === null || sections.done === sections.total ? null : sections;
}

function daysLeft(removedAt: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(removedAt).getTime() - now.getTime()) / DAY_MS + WORK.binDays));
}
