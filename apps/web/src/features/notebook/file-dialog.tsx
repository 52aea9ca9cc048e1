import type { noteApi, OutputOf } from "@tangleaf/contract";
import { LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { type DragEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { call } from "#lib/api-client.ts";
import { failureText } from "#lib/api-error.ts";
import { formatBytes } from "#lib/format.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { useUser } from "#lib/queries.ts";
import { useUpload } from "#lib/use-upload.ts";
import { variant } from "#lib/variant.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { UploadShare } from "#ui/upload-share/upload-share.tsx";
import { isFolder, type Shelf } from "./api.ts";
import css from "./file-dialog.module.css";
import { refreshNotes, removeNote } from "./note-changes.ts";

const ENDINGS = [".docx", ".md", ".markdown", ".txt"] as const;
/** Reading a large Word file takes longer than an ordinary call. */
const IMPORT_TIMEOUT_MS = 120_000;
const WAITING_CELLS = 24;

type State =
  | { kind: "choosing"; problem: string | null }
  | { kind: "working"; name: string }
  | { kind: "done"; name: string; bytes: number; made: Imported };
type Imported = OutputOf<typeof noteApi.import>;

type FileDialogProps = { open: boolean; onClose: () => void; shelf: Shelf };

/** A note from a file: chosen or dropped, read by the server, and what it has and a note does not is said. */
export function FileDialog({ open, onClose, shelf }: FileDialogProps) {
  const [state, setState] = useState<State>({ kind: "choosing", problem: null });
  const limit = LIMITS[variant][useUser()?.level ?? "free"].uploadBytes;
  const { share, upload } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (!ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return setState({ kind: "choosing", problem: m.file.wrong });
    if (file.size > limit) return setState({ kind: "choosing", problem: m.file.tooLarge(formatBytes(limit)) });
    setState({ kind: "working", name: file.name });
    try {
      const { fileId } = await upload(file);
      const folder = isFolder(shelf) ? { notebookId: shelf } : {};
      const made = await call(
        "/api/note/import",
        { fileId, requestId: newUuid(), ...folder },
        { timeoutMs: IMPORT_TIMEOUT_MS, shownBy: "action" },
      );
      setState({ kind: "done", name: file.name, bytes: file.size, made });
      void refreshNotes();
    } catch (error) {
      setState({ kind: "choosing", problem: failureText(error, m.file.failed) });
    }
  };
  const undo = async (noteId: string) => {
    await removeNote(noteId);
    setState({ kind: "choosing", problem: null });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const close = () => {
    onClose();
    setState({ kind: "choosing", problem: null });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={m.file.title}
      description={m.file.lead}
      shape="sheet"
      mayClose={() => state.kind !== "working"}
      actions={
        state.kind === "done" ? (
          <>
            <Button onClick={() => void undo(state.made.noteId)}>{m.file.undo}</Button>
            <Button onClick={() => setState({ kind: "choosing", problem: null })}>{m.file.again}</Button>
            <ButtonLink tone="solid" to={webPaths.note(state.made.noteId)}>
              {m.file.open}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <div role="status" className={css["body"]}>
        {state.kind === "choosing" ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
          <div className={css["drop"]} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
            <input
              ref={input}
              type="file"
              className="sr"
              tabIndex={-1}
              aria-label={m.file.choose}
              accept={ENDINGS.join(",")}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
            <Button tone="solid" onClick={() => input.current?.click()}>
              <Icon name="upload-simple" />
              {m.file.choose}
            </Button>
            <p>
              {m.file.drop} · {m.file.limit(formatBytes(limit))}
            </p>
            {state.problem === null ? null : (
              <p className={css["problem"]}>
                <Icon name="warning-circle" size={16} />
                {state.problem}
              </p>
            )}
          </div>
        ) : state.kind === "working" ? (
          <>
            <p className={css["what"]}>{m.file.working(state.name)}</p>
            <UploadShare share={share} />
            <SkeletonCells count={WAITING_CELLS} />
          </>
        ) : (
          <Report name={state.name} bytes={state.bytes} made={state.made} />
        )}
      </div>
    </Dialog>
  );
}

type ReportProps = { name: string; bytes: number; made: Imported };

/** What came in of a file, what did not, and whether it had been brought in before. */
function Report({ name, bytes, made: { contains, left, same } }: ReportProps) {
  const parts = contains.map(({ what, count }) => m.file.content[what](count.toLocaleString("en")));
  return (
    <>
      <p className={css["what"]}>
        <Icon name="check-circle-fill" />
        {m.file.done(name)}
      </p>
      <p>{[...(parts.length === 0 ? [] : [`${m.file.contains} ${parts.join(" · ")}`]), m.file.size(formatBytes(bytes))].join(" · ")}</p>
      {same === undefined ? null : (
        <p>
          {m.file.same}
          <Link to={webPaths.note(same.noteId)}>{same.title}</Link>
        </p>
      )}
      {left.length === 0 ? null : (
        <>
          <p>{m.file.left}</p>
          <ul className={css["left"]}>
            {left.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
