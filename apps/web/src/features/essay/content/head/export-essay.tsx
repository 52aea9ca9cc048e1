import { Suspense, useState } from "react";
import { useDefenceDialog } from "#features/document/defence/use-defence-dialog.tsx";
import { lazyPart } from "#lib/lazy-part.tsx";
import { defenceMessages as d } from "#messages/defence.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { EssayWork } from "../use-essay-work.ts";

const ExportDialog = lazyPart(() => import("../../export/export-dialog.tsx").then((module) => module.ExportDialog));

type ExportEssayProps = { work: Pick<EssayWork, "essayId" | "opened"> /** An icon alone, where there is little room. */; small?: boolean };

/** The ways to the essay as a file and to a talk about it; what the server does not have yet is sent before it is made. */
export function ExportEssay({ work: { essayId, opened }, small = false }: ExportEssayProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const defence = useDefenceDialog(opened);
  return (
    <>
      <Button tone="ghost" iconOnly aria-label={d.action} title={d.action} aria-haspopup="dialog" onClick={defence.show}>
        <Icon name="graduation-cap" size={small ? 24 : 18} />
      </Button>
      {defence.dialog}
      {small ? (
        <Button tone="ghost" iconOnly aria-label={m.export.label} aria-haspopup="dialog" onClick={show}>
          <Icon name="export" size={24} />
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={show}>
          <Icon name="file-doc" />
          {m.export.action}
        </Button>
      )}
      {wanted ? (
        <Suspense fallback={null}>
          <ExportDialog essayId={essayId} open={open} onClose={() => setOpen(false)} store={opened.store} />
        </Suspense>
      ) : null}
    </>
  );
}
