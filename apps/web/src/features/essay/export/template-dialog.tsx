import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#lib/api-error.ts";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { AddTemplate } from "./add-template.tsx";
import { templateQuery } from "./api.ts";
import { TemplateMapping } from "./template-mapping.tsx";

const WAITING_CELLS = 40;

type TemplateDialogProps = {
  essayId: string;
  /** null: one is to be added. */
  templateId: string | null;
  open: boolean;
  /** With the template that is to be used; null = as before. */
  onClose: (chosen: string | "removed" | null) => void;
};

/** A school's Word file: chosen and read, then looked at and corrected. */
export function TemplateDialog({ essayId, templateId, open, onClose }: TemplateDialogProps) {
  const [added, setAdded] = useState<string | null>(null);
  const id = templateId ?? added;
  if (id !== null) return <KnownTemplate essayId={essayId} templateId={id} isNew={added !== null} open={open} onClose={onClose} />;
  return <AddTemplate open={open} onClose={() => onClose(null)} onAdded={setAdded} />;
}

type KnownTemplateProps = Omit<TemplateDialogProps, "templateId"> & { templateId: string; isNew: boolean };

function KnownTemplate({ essayId, templateId, isNew, open, onClose }: KnownTemplateProps) {
  const { data: template, error } = useQuery(templateQuery(templateId));
  if (template !== undefined)
    return (
      <TemplateMapping
        essayId={essayId}
        template={template}
        open={open}
        onClose={(chosen) => onClose(chosen ?? (isNew ? templateId : null))}
      />
    );
  return (
    <Dialog open={open} onClose={() => onClose(null)} title={m.template.title} shape="sheet" width="xl">
      <div role="status">{error !== null ? failureText(error, m.template.readFailed) : <SkeletonCells count={WAITING_CELLS} />}</div>
    </Dialog>
  );
}
