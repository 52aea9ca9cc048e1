import { readContent } from "@tangleaf/document/model";
import { readTree, storedTreeOf, treeContent } from "@tangleaf/document/tree";
import { useState } from "react";
import type * as Y from "yjs";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { copyText } from "#lib/text-actions.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import css from "./rescued-banner.module.css";

/** The server takes no changes of this document any more, because it takes too much to build: what is here can be copied. */
export function QuarantineBanner({ doc, state: { kind, keeps } }: { doc: Y.Doc; state: SyncState }) {
  const [copied, setCopied] = useState<"yes" | "no" | null>(null);
  if (kind !== "quarantined") return null;
  const copy = () =>
    void textOf(doc)
      .then((text) => copyText(text))
      .then(
        () => setCopied("yes"),
        () => setCopied("no"),
      );
  return (
    <div className={css["banner"]}>
      <Banner
        tone="amber"
        icon="warning-circle"
        action={
          <Button size="sm" tone="solid" onClick={copy}>
            {copied === "yes" ? m.quarantined.copied : m.quarantined.copy}
          </Button>
        }
      >
        <p>{keeps ? m.quarantined.kept : m.quarantined.notKept}</p>
        <p role="status">{copied === "no" ? m.quarantined.notCopied : ""}</p>
      </Banner>
    </div>
  );
}

/** The whole document as Markdown, also what only this page has. */
async function textOf(doc: Y.Doc): Promise<string> {
  const { blocksToMarkdown } = await import("@tangleaf/document/write-markdown");
  const { title, blocks, footnotes } = storedTreeOf(doc).size > 0 ? treeContent(readTree(doc).root) : readContent(doc);
  const heading = title === "" ? "" : `# ${title}\n\n`;
  return heading + blocksToMarkdown({ blocks, footnotes });
}
