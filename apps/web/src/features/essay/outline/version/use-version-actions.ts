import type { EssayOutline } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { newUuid } from "#lib/new-uuid.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { Essay } from "../../api.ts";
import { addOutline, createDocument } from "../api.ts";
import type { OutlineForm } from "../outline-form.ts";
import { toInput, totalOf } from "../outline-line.ts";
import type { useOutlineEditing } from "../use-outline-editing.ts";

type VersionActions = {
  essay: Essay;
  version: EssayOutline;
  form: OutlineForm;
  editing: ReturnType<typeof useOutlineEditing>;
  /** Shows what is wrong with the form and with the number of chapters; answers whether a document can be made. */
  checkDocument: () => boolean;
  onShow: (no: number) => void;
};

/** Makes a document of a version, or another version of it. A second press of the same button does nothing twice. */
export function useVersionActions({ essay, version, form, editing, checkDocument, onShow }: VersionActions) {
  const { essayId } = essay;
  const { lines, settle, takeTheirs } = editing;
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"choosing" | "keeping" | null>(null);
  const request = useRef({ of: "", requestId: "" });
  const outline = toInput(lines, m.paper.untitled);

  /** The same id as long as the same is asked for. */
  function getRequestId(action: string): string {
    const of = `${action} ${JSON.stringify([form, outline])}`;
    if (request.current.of !== of) request.current = { of, requestId: newUuid() };
    return request.current.requestId;
  }

  async function choose(asNew: boolean): Promise<void> {
    if (busy !== null || !checkDocument()) return;
    setBusy("choosing");
    try {
      await settle();
      const { major, keywords } = essay;
      const of = asNew ? { major, keywords } : { major, keywords, essayId };
      const made = await createDocument(of, form, {
        outline,
        total: totalOf(lines),
        outlineOf: { essayId, no: version.no },
        requestId: getRequestId(asNew ? "another" : "create"),
      });
      void navigate(webPaths.essayContent(made));
    } catch (error) {
      toastRefusal(error, m.bar.chooseFailed);
    } finally {
      setBusy(null);
    }
  }

  async function keepBoth(): Promise<void> {
    if (busy !== null) return;
    setBusy("keeping");
    try {
      const { no } = await addOutline(essayId, form, { outline, requestId: getRequestId("keep") });
      takeTheirs();
      toast({ tone: "ok", title: m.versions.added(no), pill: true });
      onShow(no);
    } catch (error) {
      toastRefusal(error, m.bring.failed);
    } finally {
      setBusy(null);
    }
  }

  return { busy, choose, keepBoth, isEmpty: outline.length === 0 };
}
