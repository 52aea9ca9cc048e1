import type { TreeFile } from "@tangleaf/document/tree-files";
import { useRef, useState } from "react";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { sayOutlineProblem } from "#ui/outline-input/outline-problem.ts";
import css from "./trees-shelf.module.css";
import { useMakeTree } from "./use-make-tree.ts";

const ENDINGS = [".xmind", ".opml", ".mm", ".md", ".markdown", ".txt", ".docx", ".json", ".km"] as const;

type Read = { name: string; file: TreeFile };

/** A new tree from a file, read here; what of it does not come along is said before it is made. */
export function ImportTree() {
  const input = useRef<HTMLInputElement>(null);
  const { make, working } = useMakeTree();
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setProblem(null);
    if (!ENDINGS.some((ending) => chosen.name.toLowerCase().endsWith(ending))) return setProblem(m.import.wrong);
    const { readTreeFile } = await import("@tangleaf/document/tree-files");
    const file = readTreeFile(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    if ("problem" in file) setProblem(sayOutlineProblem(file));
    else if (file.dropped === 0 && file.left.length === 0) await make(file.tree);
    else setRead({ name: chosen.name, file });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={m.import.title}
        accept={ENDINGS.join(",")}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
      <Button disabled={working} title={m.import.lead} onClick={() => input.current?.click()}>
        <Icon name="upload-simple" />
        {m.import.action}
      </Button>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <Dialog
        open={read !== null}
        onClose={() => setRead(null)}
        title={m.import.title}
        description={read === null ? "" : m.import.read(read.name, read.file.nodes)}
        actions={
          <>
            <Button onClick={() => setRead(null)}>{m.list.cancel}</Button>
            <Button tone="solid" disabled={working} onClick={() => (read === null ? undefined : void make(read.file.tree))}>
              {m.import.take}
            </Button>
          </>
        }
      >
        <ul className={css["losses"]}>
          {read === null || read.file.dropped === 0 ? null : <li>{m.import.dropped(read.file.dropped)}</li>}
          {read?.file.left.map(({ what, count }) => (
            <li key={what}>{m.import.lost(m.export.losses[what], count)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
