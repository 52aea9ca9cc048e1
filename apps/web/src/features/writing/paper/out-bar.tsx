import { LIMITS } from "@tangleaf/contract/limits";
import { countLength, marksIn } from "@tangleaf/document/marks";
import { Suspense } from "react";
import type { SaveState } from "#editor/autosave/autosave.ts";
import { SaveStatus } from "#editor/autosave/save-status.tsx";
import { formatNumber } from "#lib/format.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { useUser } from "#lib/queries.ts";
import { copyText, downloadText } from "#lib/text-actions.ts";
import { usePhone } from "#lib/use-phone.ts";
import { variant } from "#lib/variant.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { DraftTabs } from "../drafts/draft-tabs.tsx";
import { chargedText } from "../form/quote.ts";
import { isRunning, isSettled } from "../store/writing-state.ts";
import { type PieceState, Written, type WrittenProps } from "../store/written.tsx";
import css from "./out-bar.module.css";

const PutInNotebook = lazyPart(() => import("#lib/put-in-notebook.tsx").then((module) => module.PutInNotebook));

type OutBarProps = {
  state: PieceState;
  written: WrittenProps;
  saveState: SaveState | null;
  /** The text as it stands on the paper, edits included. */
  readText: () => string;
  onSelectDraft: (generationId: string) => void;
  onNewPiece: () => void;
};

/** Above the paper: drafts, what they came to, and what can be done with the text. */
export function OutBar({ state, written, saveState, readText, onSelectDraft, onNewPiece }: OutBarProps) {
  const { currentId, phase } = state;
  const settled = isSettled(phase) && currentId !== null && state.hasText;
  const phone = usePhone();
  const tabs = <DraftTabs state={state} onSelect={onSelectDraft} />;
  return (
    <>
      {phone && state.drafts.length > 1 ? <div className={css["drafts"]}>{tabs}</div> : null}
      <div className={css["bar"]}>
        {phone ? null : tabs}
        <Facts state={state} written={written} saveState={saveState} readText={readText} />
        {settled ? (
          <div className={css["tools"]}>
            <TextTools generationId={currentId} readText={readText} onNewPiece={onNewPiece} />
          </div>
        ) : null}
      </div>
    </>
  );
}

function Facts({ state, written, saveState, readText }: Pick<OutBarProps, "state" | "written" | "saveState" | "readText">) {
  const { drafts, currentId, phase, hasText } = state;
  const current = drafts.find((draft) => draft.generationId === currentId);
  const earlier = drafts.filter((draft) => draft.generationId !== currentId && draft.chars > 0).at(-1);
  if (isRunning(phase)) {
    return <span className={css["facts"]}>{earlier ? m.drafts.previous(earlier.draftNo, formatNumber(earlier.length)) : null}</span>;
  }
  const brokeOff = phase === "stopped" || phase === "interrupted" ? phase : null;
  if (!current || !isSettled(phase)) return <span className={css["facts"]} />;
  return (
    <span className={css["facts"]}>
      <b>
        <Written {...written}>{() => m.paper.count(formatNumber(countLength(readText())))}</Written>
      </b>
      <Written {...written}>
        {() => {
          const missing = marksIn(readText()).length;
          return missing === 0 ? null : ` · ${m.paper.missing(missing)}`;
        }}
      </Written>
      <i>{" · "}</i>
      {brokeOff && (saveState === null || saveState.kind === "saved") ? (
        hasText ? (
          m.dock[brokeOff]
        ) : (
          m.dock.nothingYet
        )
      ) : (
        <SaveStatus state={saveState ?? { kind: "saved", at: null }} />
      )}
      {" · "}
      {chargedText(current)}
    </span>
  );
}

type TextToolsProps = { generationId: string; readText: () => string; onNewPiece: () => void };

function TextTools({ generationId, readText, onNewPiece }: TextToolsProps) {
  const level = useUser()?.level ?? "free";
  const wordOpen = LIMITS[variant][level].wordDownload;
  const copy = () => {
    copyText(readText(), { lastLine: m.paper.copyLabel }).then(
      () => toast({ tone: "ok", title: m.bar.copied, pill: true }),
      () => toast({ tone: "error", title: m.bar.copyFailed }),
    );
  };
  const download = (format: "docx" | "md") => {
    void downloadText(generationId, format).catch(() => undefined);
  };
  return (
    <>
      <Button tone="ghost" size="sm" className={css["tool"]} onClick={copy}>
        <Icon name="copy" size={16} />
        <span>{m.bar.copy}</span>
      </Button>
      <Button
        tone="ghost"
        size="sm"
        className={css["tool"]}
        onClick={() => download("docx")}
        title={wordOpen ? undefined : m.bar.wordLocked}
      >
        <Icon name={wordOpen ? "file-doc" : "lock-simple"} size={16} {...(wordOpen ? {} : { label: m.bar.wordLocked })} />
        <span>{m.bar.word}</span>
      </Button>
      <Suspense fallback={null}>
        <PutInNotebook key={generationId} generationId={generationId} className={css["tool"]} />
      </Suspense>
      <Menu
        label={m.bar.more}
        trigger={(props) => (
          <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.more} {...props}>
            <Icon name="dots-three" size={16} />
          </Button>
        )}
      >
        <MenuItem onClick={() => download("md")}>
          <Icon name="file-md" />
          {m.bar.markdown}
        </MenuItem>
        <MenuItem onClick={onNewPiece}>
          <Icon name="plus" />
          {m.write.newPiece}
        </MenuItem>
      </Menu>
    </>
  );
}
