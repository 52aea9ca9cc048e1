import type { Download } from "@tangleaf/contract";
import { useState } from "react";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { downloadsMessages as m } from "#messages/downloads.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { openFile } from "./api.ts";

/** Asks for a new address of the file and goes there. */
export function DownloadAgain({ file: { fileId, name } }: { file: Download }) {
  const [asking, setAsking] = useState(false);
  const open = async () => {
    setAsking(true);
    try {
      await openFile(fileId);
    } catch (error) {
      // Refused = the file is gone by now: the list is asked again. The page's handler has said everything else.
      if (error instanceof Error && "kind" in error && error.kind === "refused") {
        toast({ tone: "error", title: error.message });
        await queryClient.invalidateQueries({ queryKey: queryKeys.downloads.all });
      }
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button size="sm" waiting={asking} aria-label={m.againOf(name)} onClick={() => void open()}>
      <Icon name="download-simple" size={16} />
      {m.again}
    </Button>
  );
}
