import type { CitationStyle, OutputOf, RouteAt } from "@tangleaf/contract";
import { REFERENCE_IMPORT_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { formatReference, type Reference } from "@tangleaf/document/references";
import { useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { ApiError, failureText } from "#lib/api-error.ts";
import { uploadFile } from "#lib/upload-file.ts";
import { essayReferencesMessages } from "#messages/essay-references.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshLibrary } from "./api.ts";
import css from "./references.module.css";

const m = essayReferencesMessages.import;
const ENDINGS = ".bib,.ris,.enw,.nbib,.ciw,.net,.txt,.md,.csv";
const READ_TIMEOUT_MS = 60_000;
const ROWS = 8;

type Read = OutputOf<RouteAt<"/api/reference/import">>;
type From = { readonly text: string } | { readonly fileId: string };
type Shown = { readonly from: From; readonly read: Read } | null;

type ImportDialogProps = { open: boolean; onClose: () => void; essayId: string; edition: CitationStyle["edition"] };

/** References from a file or a pasted list: first what they were read as, then into the library. */
export function ImportDialog({ open, onClose, essayId, edition }: ImportDialogProps) {
  const [text, setText] = useState("");
  const [shown, setShown] = useState<Shown>(null);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const fresh = shown?.read.read.filter(({ isSame }) => !isSame) ?? [];

  async function attempt(work: () => Promise<void>): Promise<void> {
    setWorking(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setWorking(false);
    }
  }
  const read = (from: From, preview: boolean) =>
    call("/api/reference/import", { essayId, preview, ...from }, { timeoutMs: READ_TIMEOUT_MS, shownBy: "action" });
  const preview = (from: From) => attempt(async () => setShown({ from, read: await read(from, true) }));
  const previewFile = (file: File) =>
    attempt(async () => {
      // What is in it tells the format: its ending is none the server keeps.
      const { fileId } = await uploadFile(new File([file], `${file.name}.txt`), { shownBy: "action" });
      const from = { fileId };
      setShown({ from, read: await read(from, true) });
    });
  const keep = ({ from }: NonNullable<Shown>) =>
    attempt(async () => {
      const { read: kept } = await read(from, false);
      await refreshLibrary(essayId);
      toast({ tone: "ok", title: m.done(kept.filter(({ isSame }) => !isSame).length) });
      setText("");
      leave();
    });
  /** What was pasted stays: it is there when the dialog is opened again. */
  const leave = () => {
    setShown(null);
    setProblem(null);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={m.title}
      description={m.lead}
      shape="sheet"
      width="lg"
      mayClose={() => !isWorking}
      actions={
        shown === null ? (
          <>
            <Button onClick={leave}>{m.cancel}</Button>
            <Button tone="solid" disabled={isWorking || text.trim() === ""} onClick={() => void preview({ text })}>
              {m.preview}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isWorking} onClick={() => setShown(null)}>
              {m.back}
            </Button>
            <Button tone="solid" disabled={isWorking || fresh.length === 0} onClick={() => void keep(shown)}>
              {m.confirm(fresh.length)}
            </Button>
          </>
        )
      }
    >
      <div className={css["import"]}>
        {problem === null ? null : (
          <p role="alert" className={css["problem"]}>
            {problem}
          </p>
        )}
        {shown === null ? (
          <>
            <Field label={m.field} error={text.length > REFERENCE_IMPORT_MAX_CHARACTERS ? m.tooLong : null}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={ROWS}
                  placeholder={m.placeholder}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
            <div>
              <input
                ref={input}
                type="file"
                className="sr"
                tabIndex={-1}
                aria-label={m.choose}
                accept={ENDINGS}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file !== undefined) void previewFile(file);
                  event.target.value = "";
                }}
              />
              <Button disabled={isWorking} onClick={() => input.current?.click()}>
                <Icon name="upload-simple" size={16} />
                {m.choose}
              </Button>
            </div>
          </>
        ) : (
          <Preview read={shown.read} edition={edition} />
        )}
      </div>
    </Dialog>
  );
}

/** A file of another kind: what is read here, not all that may be uploaded. */
function problemOf(error: unknown): string {
  return error instanceof ApiError && error.reason === "upload.wrongType" ? m.wrongFile : failureText(error, m.problem);
}

function Preview({ read: { read, failed }, edition }: { read: Read; edition: CitationStyle["edition"] }) {
  const isNew = read.some(({ isSame }) => !isSame);
  return (
    <>
      <h3 className={css["heading"]}>{isNew ? m.found(read.length) : m.nothing}</h3>
      <ol className={css["preview"]}>
        {read.map(({ item, isSame }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
          <li key={at} data-same={isSame || undefined}>
            {formatReference({ ...item, id: "R1", tier: "C", source: "import" } as Reference, { edition })}
            {isSame ? <small> · {m.same}</small> : null}
          </li>
        ))}
      </ol>
      {failed.length === 0 ? null : (
        <>
          <h3 className={css["heading"]}>{m.failed(failed.length)}</h3>
          <ul className={css["preview"]}>
            {failed.map(({ line, text, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
              <li key={at}>
                <span className={css["problem"]}>{[line === 0 ? null : m.line(line), m.reasons[reason]].filter(Boolean).join(" · ")}</span>
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
