import { webPaths } from "@tangleaf/contract/web-paths";
import { scaleLengths } from "@tangleaf/document/outline";
import { formatNumber } from "#lib/format.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import type { Essay } from "../../api.ts";
import { ConflictChoice } from "../conflict-choice.tsx";
import css from "../outline-editor.module.css";
import { countLeaves, totalOf } from "../outline-line.ts";
import { PaceNote } from "../pace-note.tsx";
import type { useOutlineEditing } from "../use-outline-editing.ts";
import type { useVersionActions } from "./use-version-actions.ts";

type VersionNotesProps = {
  essay: Essay;
  editing: ReturnType<typeof useOutlineEditing>;
  actions: ReturnType<typeof useVersionActions>;
  /** Characters the form asks for. */
  wanted: number;
  maxChapters: number;
};

/** Notes above a version: a document there is already, a conflict, too many chapters, a length that differs. */
export function VersionNotes({ essay, editing, actions, wanted, maxChapters }: VersionNotesProps) {
  const { lines, edit, isInConflict, theirs, takeTheirs } = editing;
  const { busy } = actions;
  const total = totalOf(lines);
  return (
    <div className={css["notes"]}>
      {essay.stage === "content" ? (
        <Banner
          icon="note-pencil"
          action={
            <span className={css["ways"]}>
              <Button size="sm" disabled={isInConflict || actions.isEmpty || busy !== null} onClick={() => void actions.choose(true)}>
                {busy === "choosing" ? m.bar.choosing : m.inContent.another}
              </Button>
              <ButtonLink size="sm" tone="solid" to={webPaths.essayContent(essay.essayId)}>
                {m.inContent.open}
              </ButtonLink>
            </span>
          }
        >
          {m.inContent.text}
        </Banner>
      ) : null}
      {isInConflict ? (
        <ConflictChoice disabled={theirs === null || busy !== null} onBoth={() => void actions.keepBoth()} onTheirs={takeTheirs} />
      ) : null}
      {essay.stage === "content" || lines.length === 0 ? null : (
        <PaceNote sections={countLeaves(lines)}>
          {(text, trial) => (
            <Banner icon="hourglass-medium" action={trial}>
              {text}
            </Banner>
          )}
        </PaceNote>
      )}
      {lines.length > maxChapters ? <Banner tone="amber">{m.tooMany(lines.length, maxChapters)}</Banner> : null}
      {isInConflict || lines.length === 0 ? null : (
        <LengthDifference total={total} wanted={wanted} onFit={() => edit(scaleLengths(lines, wanted))} />
      )}
    </div>
  );
}

type LengthDifferenceProps = { total: number; wanted: number; onFit: () => void };

/** The lines do not add up to what is wanted: it is said, and corrected at one press. */
function LengthDifference({ total, wanted, onFit }: LengthDifferenceProps) {
  if (total === wanted) return null;
  const say = total < wanted ? m.difference.less : m.difference.more;
  return (
    <Banner
      action={
        <Button size="sm" onClick={onFit}>
          {m.difference.fit(formatNumber(wanted))}
        </Button>
      }
    >
      {say(formatNumber(total), formatNumber(wanted), formatNumber(Math.abs(total - wanted)))}
    </Banner>
  );
}
