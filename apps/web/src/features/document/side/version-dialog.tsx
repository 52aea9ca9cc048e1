import type { DocumentVersion } from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { momentOf } from "#lib/day-of.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { restoreVersion, versionQuery } from "./api.ts";
import css from "./version-dialog.module.css";
import { VersionDiff } from "./version-diff.tsx";
import { nameOf } from "./version-name.ts";
import type { Versioned } from "./versioned.ts";

type VersionDialogProps = { opened: Versioned; version: DocumentVersion | null; onClose: () => void };

/** A version beside the document as it is now, and the way back to it. */
export function VersionDialog({ opened, version, onClose }: VersionDialogProps) {
  const [last, setLast] = useState(version);
  const [asking, setAsking] = useState(false);
  if (version !== null && version !== last) setLast(version);
  if (last === null) return null;
  const { versionId } = last;
  const restore = async () => {
    setAsking(false);
    onClose();
    try {
      // What is typed here and not sent yet would be written over the version.
      await opened.store();
      await restoreVersion({ documentId: opened.documentId, versionId });
      toast({ tone: "ok", title: m.versions.restored, pill: true });
      opened.onRestored?.();
    } catch {
      // The page has said why.
    }
  };
  return (
    <>
      <Dialog
        open={version !== null}
        onClose={onClose}
        title={nameOf(last)}
        description={`${momentOf(last.at, new Date())} · ${m.versions.preview}`}
        width="lg"
        shape="sheet"
        focusWhole
        actions={
          <>
            <Button onClick={onClose}>{m.close}</Button>
            <Button tone="solid" onClick={() => setAsking(true)}>
              {m.versions.restore}
            </Button>
          </>
        }
      >
        <Comparison key={versionId} opened={opened} versionId={versionId} />
      </Dialog>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.versions.confirmTitle}
        description={m.versions.confirmText}
        width="sm"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{m.versions.keep}</Button>
            <Button tone="solid" onClick={() => void restore()}>
              {m.versions.confirm}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  );
}

function Comparison({ opened, versionId }: { opened: Versioned; versionId: string }) {
  const { data, isError, refetch } = useQuery(versionQuery(opened.documentId, versionId));
  const [now] = useState(opened.read);
  if (isError) {
    return (
      <div className={css["waiting"]}>
        <p>{m.versions.failed}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {m.versions.again}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={css["waiting"]} aria-busy="true">
        <span className="sr">{m.versions.loading}</span>
        <SkeletonCells />
      </div>
    );
  }
  // The contract names nodes by any text; what the server stores is of the document's schema.
  return <VersionDiff before={data as DocumentContent} after={now} {...(opened.same === undefined ? {} : { same: opened.same })} />;
}
