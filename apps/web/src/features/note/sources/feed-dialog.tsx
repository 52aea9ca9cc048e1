import { UPLOAD_TYPES } from "@tangleaf/contract/upload-types";
import { type DragEvent, useRef } from "react";
import { formatNumber } from "#lib/format.ts";
import { useCounter } from "#lib/queries.ts";
import { counterMessages } from "#messages/counter.ts";
import { noteSourcesMessages } from "#messages/note-sources.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button, ButtonCost } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { UploadShare } from "#ui/upload-share/upload-share.tsx";
import { OwnSources } from "./own-sources.tsx";
import { SOURCE_ICONS, sizeOf } from "./source-facts.ts";
import css from "./sources.module.css";
import { type Feeding, useFeed } from "./use-feed.ts";

const m = noteSourcesMessages.feed;
const READABLE = ["docx", "pdf", "md", "txt", "xlsx", "csv"] as const;
const ACCEPTED = READABLE.flatMap((type) => UPLOAD_TYPES[type].endings.map((ending) => `.${ending}`)).join(",");

type FeedDialogProps = { open: boolean; onClose: () => void; noteId: string };

/** Feeds a file to the note, after it was said what it costs; or takes what was fed to another one. */
export function FeedDialog({ open, onClose, noteId }: FeedDialogProps) {
  const { state, problem, share, reset, take, confirm } = useFeed(noteId, onClose);
  const close = () => {
    onClose();
    reset();
  };
  const isBusy = state.kind !== "choosing" && state.kind !== "quoted";
  return (
    <Dialog
      open={open}
      onClose={close}
      title={m.title}
      description={m.lead}
      shape="sheet"
      mayClose={() => !isBusy}
      actions={
        state.kind === "quoted" ? (
          <>
            <Button onClick={reset}>{m.other}</Button>
            <ConfirmButton tokens={state.quote.tokens} onClick={() => void confirm()} />
          </>
        ) : undefined
      }
    >
      <div className={css["feed"]}>
        {problem === null ? null : (
          <Banner tone="red" icon="warning-circle">
            {problem}
          </Banner>
        )}
        <div role="status">
          <Step state={state} onTake={(file) => void take(file)} />
        </div>
        <UploadShare share={share} />
        {open && state.kind === "choosing" ? <OwnSources noteId={noteId} /> : null}
      </div>
    </Dialog>
  );
}

function ConfirmButton({ tokens, onClick }: { tokens: number; onClick: () => void }) {
  const unlimited = useCounter()?.unLimitPlan.isUnLimit ?? false;
  return (
    <Button tone="write" onClick={onClick}>
      {m.confirm}
      <ButtonCost>
        {unlimited || tokens === 0 ? (
          m.free
        ) : (
          <>
            <HalfSlice />
            {counterMessages.quota.tokens(formatNumber(tokens))}
          </>
        )}
      </ButtonCost>
    </Button>
  );
}

function Step({ state, onTake }: { state: Feeding; onTake: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  if (state.kind === "quoted")
    return (
      <div className={css["quote"]}>
        <Icon name={SOURCE_ICONS[state.quote.type]} size={24} />
        <span className={css["words"]}>
          <b className={css["title"]}>{state.name}</b>
          <span className={css["facts"]}>{sizeOf(state.quote)}</span>
          {state.quote.isKnown ? <span className={css["facts"]}>{m.known}</span> : null}
        </span>
      </div>
    );
  if (state.kind !== "choosing")
    return (
      <p className={css["drop"]}>
        <Spinner />
        {m[state.kind](state.name)}
      </p>
    );
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    onTake(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div className={css["drop"]} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={m.choose}
        accept={ACCEPTED}
        onChange={(event) => {
          onTake(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button tone="solid" onClick={() => input.current?.click()}>
        <Icon name="file-arrow-up" size={16} />
        {m.choose}
      </Button>
      <span className={css["hint"]}>{m.drop}</span>
    </div>
  );
}
