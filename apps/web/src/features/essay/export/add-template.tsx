import { LIMITS } from "@tangleaf/contract/limits";
import { type DragEvent, useRef, useState } from "react";
import { ApiError, failureText } from "#lib/api-error.ts";
import { formatBytes } from "#lib/format.ts";
import { useUser } from "#lib/queries.ts";
import { useUpload } from "#lib/use-upload.ts";
import { variant } from "#lib/variant.ts";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { UploadShare } from "#ui/upload-share/upload-share.tsx";
import { addTemplate } from "./api.ts";
import css from "./template-dialog.module.css";

const ENDING = ".docx";
const WAITING_CELLS = 24;

/** A file of another kind: what is wanted here, not all that may be uploaded. */
function problemOf(error: unknown): string {
  return error instanceof ApiError && error.reason === "upload.wrongType" ? m.template.notWord : failureText(error, m.template.readFailed);
}

type State = { readonly working: string } | { readonly problem: string | null };
type AddTemplateProps = { open: boolean; onClose: () => void; onAdded: (templateId: string) => void };

/** A Word file is chosen or dropped, and read by the server. */
export function AddTemplate({ open, onClose, onAdded }: AddTemplateProps) {
  const [state, setState] = useState<State>({ problem: null });
  const limit = LIMITS[variant][useUser()?.level ?? "free"].uploadBytes;
  const { share, upload } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (!file.name.toLowerCase().endsWith(ENDING)) return setState({ problem: m.template.wrong });
    if (file.size > limit) return setState({ problem: m.template.tooLarge(formatBytes(limit)) });
    setState({ working: file.name });
    try {
      const { fileId } = await upload(file);
      onAdded((await addTemplate(fileId)).templateId);
    } catch (error) {
      setState({ problem: problemOf(error) });
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.template.addTitle}
      description={m.template.addLead}
      shape="sheet"
      mayClose={() => !("working" in state)}
    >
      <div role="status" className={css["adding"]}>
        {"working" in state ? (
          <>
            <p className={css["what"]}>{m.template.working(state.working)}</p>
            <UploadShare share={share} />
            <SkeletonCells count={WAITING_CELLS} />
          </>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
          <div className={css["drop"]} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
            <input
              ref={input}
              type="file"
              className="sr"
              tabIndex={-1}
              aria-label={m.template.choose}
              accept={ENDING}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = "";
              }}
            />
            <Button tone="solid" onClick={() => input.current?.click()}>
              <Icon name="upload-simple" />
              {m.template.choose}
            </Button>
            <p>
              {m.template.drop} · {m.template.limit(formatBytes(limit))}
            </p>
            {state.problem === null ? null : (
              <p className={css["problem"]}>
                <Icon name="warning-circle" size={16} />
                {state.problem}
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
