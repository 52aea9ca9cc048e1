import type { Cover } from "@tangleaf/contract";
import { LIMITS } from "@tangleaf/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sayOfCopied } from "#features/document/template/say-of-copied.ts";
import { useUser } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { variant } from "#lib/variant.ts";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { longDocumentMessages as d } from "#messages/long-document.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type Essay, essayQuery, updateEssay } from "../api.ts";
import { IntegrityNotice } from "../integrity-notice.tsx";
import { libraryQuery } from "../references/api.ts";
import { StyleChoice } from "../references/style-choice.tsx";
import { type ExportFormat, exportEssay } from "./api.ts";
import { CoverFacts } from "./cover-facts.tsx";
import css from "./export-dialog.module.css";
import { FormatChoice, isFormatOpen } from "./format-choice.tsx";
import { type Layout, LayoutChoice } from "./layout-choice.tsx";
import { StatementCheck } from "./statement-check.tsx";
import { TemplateDialog } from "./template-dialog.tsx";

const WAITING_CELLS = 40;

type ExportDialogProps = {
  essayId: string;
  open: boolean;
  onClose: () => void;
  /** Sends what the server does not have of the text yet. */
  store?: () => Promise<void>;
};

const nothingToSend = async () => undefined;

/** How an essay becomes a file: its format, and of a Word file its layout, its cover and what it says of itself. */
export function ExportDialog({ essayId, open, onClose, store = nothingToSend }: ExportDialogProps) {
  const { data: essay, isError } = useQuery({ ...essayQuery(essayId), enabled: open });
  if (essay !== undefined) return <LoadedDialog key={essayId} essay={essay} open={open} onClose={onClose} store={store} />;
  return (
    <Dialog open={open} onClose={onClose} title={m.title} shape="sheet" width="lg">
      <div role="status" className={css["body"]}>
        {isError ? m.loadFailed : <SkeletonCells count={WAITING_CELLS} />}
      </div>
    </Dialog>
  );
}

type OwnDialog = { readonly templateId: string | null };

type LoadedDialogProps = Required<Omit<ExportDialogProps, "essayId">> & { essay: Essay };

function LoadedDialog({ essay, open, onClose, store }: LoadedDialogProps) {
  const { essayId } = essay;
  const limits = LIMITS[variant][useUser()?.level ?? "free"];
  const [format, setFormat] = useState<ExportFormat>("docx");
  const [layout, setLayout] = useState<Layout>({ kind: "auto" });
  const [cover, setCover] = useState<Cover>(essay.cover);
  const [withAiStatement, setStatement] = useState(false);
  const [isFinal, setFinal] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [templateOpen, setTemplateOpen] = useState<OwnDialog | null>(null);
  const isAccepted = essay.integrityAt !== null;

  /** Saves what is typed by then; throws where it is refused. */
  async function saveCover(): Promise<void> {
    if (JSON.stringify(filled(cover)) === JSON.stringify(filled(essay.cover))) return;
    await updateEssay({ essayId, cover: filled(cover) }, { shownBy: "action" });
    queryClient.setQueryData(queryKeys.essays.one(essayId), { ...essay, cover: filled(cover) });
  }
  const leaveField = () => void saveCover().catch((error) => toastRefusal(error, m.cover.saveFailed));

  async function download(): Promise<void> {
    setWorking(true);
    try {
      await store();
      await saveCover();
      const asked = {
        ...(layout.kind === "look" ? { look: layout.look } : {}),
        ...(layout.kind === "own" ? { templateId: layout.templateId } : {}),
      };
      const file = await exportEssay({ essayId, format, isFinal, ...(format === "docx" ? { ...asked, withAiStatement } : {}) });
      sayOfCover(file.cover);
      sayOfCopied(file.copied);
      // A real address with the real name: in-app browsers cannot save what a page made up itself.
      location.assign(file.url);
    } catch (error) {
      toastRefusal(error, m.failed);
    } finally {
      setWorking(false);
    }
  }

  const openTemplate = (templateId: string | null) => {
    leaveField();
    setTemplateOpen({ templateId });
  };
  return (
    <>
      <Dialog
        open={open && templateOpen === null}
        onClose={onClose}
        title={m.title}
        shape="sheet"
        width="lg"
        mayClose={() => !isWorking}
        actions={
          <>
            {isAccepted ? null : <span className={css["due"]}>{m.notice.due}</span>}
            <Button onClick={onClose} disabled={isWorking}>
              {m.cancel}
            </Button>
            {/* Disabled while it works it would lose the focus. */}
            <Button
              tone="solid"
              waiting={isWorking}
              disabled={!isAccepted || !isFormatOpen(format, limits)}
              onClick={() => void download()}
            >
              {isWorking ? m.working : m.action}
            </Button>
          </>
        }
      >
        <div className={css["body"]}>
          {isAccepted ? null : <IntegrityNotice essayId={essayId} />}
          <FormatChoice value={format} onChange={setFormat} limits={limits} />
          {format === "json" ? null : <ReferenceStyle essayId={essayId} />}
          {format === "docx" ? (
            <>
              {essay.documentType === null ? (
                <LayoutChoice value={layout} onChange={setLayout} onAdd={() => openTemplate(null)} onEdit={openTemplate} />
              ) : (
                <p className={css["lead"]}>{d.look}</p>
              )}
              <CoverFacts cover={cover} onChange={setCover} onLeave={leaveField} />
              <StatementCheck essayId={essayId} checked={withAiStatement} onChange={setStatement} />
              <div>
                <Check checked={isFinal} onChange={setFinal}>
                  {m.final.check}
                </Check>
                <p className={css["lead"]}>{m.final.hint}</p>
              </div>
            </>
          ) : null}
        </div>
      </Dialog>
      {templateOpen === null ? null : (
        <TemplateDialog
          essayId={essayId}
          templateId={templateOpen.templateId}
          open={open}
          onClose={(chosen) => {
            setTemplateOpen(null);
            if (chosen === "removed") setLayout({ kind: "auto" });
            else if (chosen !== null) setLayout({ kind: "own", templateId: chosen });
          }}
        />
      )}
    </>
  );
}

/** How the file lists what the essay cites: the essay's own style, the same as beside the text. */
function ReferenceStyle({ essayId }: { essayId: string }) {
  const { data: library } = useQuery(libraryQuery(essayId));
  if (library === undefined) return null;
  return (
    <fieldset className={css["references"]}>
      <legend>{m.references.label}</legend>
      <StyleChoice essayId={essayId} library={library} />
      <p className={css["lead"]}>{m.references.hint}</p>
    </fieldset>
  );
}

/** Facts with nothing in them are none. */
function filled(cover: Cover): Cover {
  return Object.fromEntries(Object.entries(cover).flatMap(([fact, value]) => (value?.trim() ? [[fact, value.trim()]] : [])));
}

const SAID_OF_COVER = { kept: m.kept, replaced: m.replaced, none: m.noCover } as const;

function sayOfCover(cover: keyof typeof SAID_OF_COVER | undefined): void {
  if (cover === undefined) toast({ tone: "ok", title: m.opened, pill: true });
  else toast({ tone: cover === "kept" ? "ok" : "info", title: SAID_OF_COVER[cover] });
}
