import type { TreeBranch } from "@tangleaf/document/tree";
import { useEffect, useState } from "react";
import { findWords, pathTo } from "#editor/tree/find-in-tree.ts";
import { FindBar } from "../bars/find-bar.tsx";
import type { useTree } from "../use-tree.ts";

type TreeFind = {
  root: TreeBranch;
  tree: ReturnType<typeof useTree>["tree"];
  onActive: (id: string) => void;
  reveal: (id: string) => void;
  /** The bar was closed. */
  onClosed: () => void;
};

const NO_NODES: ReadonlySet<string> = new Set();

/** The bar that finds words in a tree, the nodes it has found, and the way to each. */
export function useTreeFind({ root, tree, onActive, reveal, onClosed }: TreeFind) {
  const [words, setWords] = useState<string | null>(null);
  /** Found, and to be shown as soon as what it is folded into is open. */
  const [sought, setSought] = useState<{ id: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each node that is sought
  useEffect(() => {
    if (sought !== null) reveal(sought.id);
  }, [sought]);
  const found = words === null ? [] : findWords(root, words);
  const close = () => setWords(null);
  const bar =
    words === null ? null : (
      <FindBar
        words={words}
        onWords={setWords}
        found={found}
        onShow={(id) => {
          const folded = pathTo(root, id).flatMap(({ node }) => (node.id !== id && node.fold === 1 ? [node.id] : []));
          if (folded.length > 0) tree.changeAll(folded, { fold: undefined });
          onActive(id);
          setSought({ id });
        }}
        onClose={() => {
          close();
          onClosed();
        }}
      />
    );
  return { bar, found: words === null ? NO_NODES : new Set(found), open: () => setWords(""), close };
}
