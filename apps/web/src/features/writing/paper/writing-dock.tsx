import { formatNumber } from "#lib/format.ts";
import { writingMessages as m, sectionNumber } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { type PieceState, Written, type WrittenProps } from "../store/written.tsx";
import css from "./dock.module.css";

type WritingDockProps = {
  state: PieceState;
  written: WrittenProps;
  target: number | null;
  section: number;
  editable: boolean;
  onStop: () => void;
};

/** While it is being written: where it is, and 停笔. */
export function WritingDock({ state, written, target, section, editable, onStop }: WritingDockProps) {
  const { phase, connected, signedOut, stopping } = state;
  const countOf = (length: number) =>
    target === null ? m.paper.count(formatNumber(length)) : m.dock.countOf(formatNumber(length), formatNumber(target));
  return (
    <div className={css["dock"]} data-kind="writing">
      <Spinner />
      <b className={css["doing"]}>{doing()}</b>
      {phase === "writing" ? (
        <span className={css["count"]}>
          <Written {...written}>
            {({ length, spent }) => (
              <>
                {countOf(length)}
                <small>{m.dock.spent(formatNumber(spent))}</small>
              </>
            )}
          </Written>
        </span>
      ) : null}
      {editable ? <span className={css["tip"]}>{m.dock.editEarlier}</span> : null}
      <Button tone="solid" size="sm" className={css["stop"]} onClick={onStop} disabled={stopping} aria-keyshortcuts="Escape">
        <Icon name="stop-fill" size={16} />
        {stopping ? m.dock.stopping : m.dock.stop}
        <span className={css["key"]} aria-hidden="true">
          {m.dock.stopKey}
        </span>
      </Button>
    </div>
  );

  function doing(): string {
    if (signedOut) return m.dock.signedOut;
    if (!connected) return m.dock.reconnecting;
    if (phase === "asking") return m.dock.thinking;
    return section > 0 ? m.dock.section(sectionNumber(section)) : m.dock.writing;
  }
}
