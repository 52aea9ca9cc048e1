import { LIMITS } from "@tangleaf/contract/limits";
import { useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { failureText } from "#lib/api-error.ts";
import { formatBytes } from "#lib/format.ts";
import { useUser } from "#lib/queries.ts";
import { useUpload } from "#lib/use-upload.ts";
import { variant } from "#lib/variant.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshLibrary } from "./api.ts";

const ENDINGS = [".pdf", ".docx"] as const;
/** Reading a large file takes longer than an ordinary call. */
const READ_TIMEOUT_MS = 120_000;

export type ReferenceFile = ReturnType<typeof useFile>;

/** Adds a PDF or Word file of one's own: `choose` opens the choice, for a reference or (null) as a new one. */
export function useFile(essayId: string) {
  const input = useRef<HTMLInputElement>(null);
  const target = useRef<string | null>(null);
  const { share, upload } = useUpload();
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const limit = LIMITS[variant][useUser()?.level ?? "free"].uploadBytes;

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (!ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return setProblem(m.wrongFile);
    if (file.size > limit) return setProblem(m.tooLarge(formatBytes(limit)));
    const referenceId = target.current;
    setProblem(null);
    setReading(file.name);
    try {
      const { fileId } = await upload(file);
      const asked = { essayId, fileId, ...(referenceId !== null && { referenceId }) };
      await call("/api/reference/file", asked, { timeoutMs: READ_TIMEOUT_MS, shownBy: "action" });
      await refreshLibrary(essayId);
      toast({ tone: "ok", title: m.readDone(file.name) });
    } catch (error) {
      setProblem(failureText(error, m.notRead));
    } finally {
      setReading(null);
    }
  }

  return {
    reading,
    share,
    problem,
    choose(referenceId: string | null): void {
      target.current = referenceId;
      input.current?.click();
    },
    input: (
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={m.add.file}
        accept={ENDINGS.join(",")}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    ),
  };
}
