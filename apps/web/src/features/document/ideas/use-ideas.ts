import type { IdeaWay } from "@tangleaf/contract/mindtree";
import { type Idea, ideaKey, readIdeas, type TreeBranch } from "@tangleaf/document/tree";
import { useEffect, useRef, useState } from "react";
import type { ShownNode } from "#editor/tree/change-shown.ts";
import { findBranch } from "#editor/tree/find-in-tree.ts";
import type { NewBranch, TreeEditing } from "#editor/tree/tree-editing.ts";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useSecondsUntil } from "#lib/use-seconds-until.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { askIdeas, askTree, followIdeas } from "./ask-ideas.ts";

/** Ideas that are shown below a node and wait for an answer. */
export type ShownIdeas = {
  readonly parentId: string;
  readonly how: IdeaWay;
  readonly isComing: boolean;
  readonly ideas: readonly ShownNode[];
};

export type TreeDraft = { readonly material: string };

export type IdeasWork = {
  readonly shown: ShownIdeas | null;
  /** Seconds until more may be asked for; 0 = now. */
  readonly waitSeconds: number;
  /** Thinks on from a node. `draft`: a whole tree below the root, of its topic or of a page of material. */
  ask(parentId: string, how: IdeaWay, draft?: TreeDraft): void;
  /** Others instead of those that are shown. */
  another(how?: IdeaWay): void;
  take(id: string): void;
  takeAll(): void;
  dismiss(): void;
};

const SECOND_MS = 1000;

/** Ideas for a tree: asked for, shown as their lines arrive, and put into the tree only when they are taken. */
export function useIdeas(options: {
  mindtreeId: string | null;
  root: TreeBranch;
  editing: TreeEditing;
  onTaken: (id: string) => void;
}): IdeasWork {
  const { mindtreeId, root, editing, onTaken } = options;
  const [shown, setShown] = useState<ShownIdeas | null>(null);
  const [until, setUntil] = useState(0);
  const waitSeconds = useSecondsUntil(until);
  const asking = useRef<AbortController | null>(null);
  /** Offered below each node before, so that none comes again. */
  const offered = useRef(new Map<string, string[]>());
  useEffect(() => () => asking.current?.abort(), []);

  async function run(parentId: string, how: IdeaWay, draft: TreeDraft | null): Promise<void> {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setShown({ parentId, how, isComing: true, ideas: [] });
    const show = (text: string, isWhole: boolean) => {
      if (asking.current === mine) setShown({ parentId, how, isComing: !isWhole, ideas: readIdeas(text, { isWhole }).map(toShown) });
    };
    try {
      const tree = { mindtreeId, root };
      const generationId =
        draft === null
          ? await askIdeas(tree, { parentId, how, offered: offered.current.get(parentId) ?? [] })
          : await askTree(tree, draft.material);
      if (mine.signal.aborted) return void call("/api/ai/stop", { generationId }, { background: true }).catch(() => undefined);
      mine.signal.addEventListener("abort", () => void call("/api/ai/stop", { generationId }, { background: true }).catch(() => undefined));
      const text = await followIdeas(generationId, mine.signal, (so) => show(so, false));
      if (asking.current !== mine) return;
      const ideas = readIdeas(text, { isWhole: true });
      keepOffered(parentId, ideas);
      if (ideas.length === 0) {
        setShown(null);
        toast({ tone: "info", title: m.ideas.none, pill: true });
      } else show(text, true);
    } catch (error) {
      if (asking.current !== mine) return;
      setShown(null);
      const seconds = error instanceof ApiError ? error.waitSeconds : null;
      if (seconds !== null) setUntil(Date.now() + seconds * SECOND_MS);
      toastRefusal(error, m.ideas.failed);
    }
  }

  function keepOffered(parentId: string, ideas: readonly Idea[]): void {
    const before = offered.current.get(parentId) ?? [];
    const known = new Set(before.map(ideaKey));
    offered.current.set(parentId, [...before, ...ideas.map(({ text }) => text).filter((text) => !known.has(ideaKey(text)))]);
  }

  function end(): void {
    asking.current?.abort();
    asking.current = null;
    setShown(null);
  }

  function taken(ids: readonly string[]): void {
    const [first] = ids;
    if (first !== undefined) onTaken(first);
  }

  return {
    shown,
    waitSeconds,
    ask(parentId, how, draft) {
      if (useSession.getState().token === null) {
        toast({ tone: "info", title: m.ideas.signIn, pill: true });
        return openLogin();
      }
      const isAsked = shown?.isComing === true && shown.parentId === parentId && shown.how === how;
      if (waitSeconds === 0 && !isAsked) void run(parentId, how, draft ?? null);
    },
    another(how) {
      if (shown !== null && waitSeconds === 0) void run(shown.parentId, how ?? shown.how, null);
    },
    take(id) {
      const idea = shown?.ideas.find((one) => holds(one, id));
      if (shown === null || idea === undefined) return;
      const ids = editing.addBranches?.(shown.parentId, [toBranch(idea)]) ?? [];
      if (ids.length === 0) return;
      const left = shown.ideas.filter((one) => one !== idea);
      if (left.length === 0 && !shown.isComing) end();
      else setShown({ ...shown, isComing: false, ideas: left });
      // What is still written would bring back what was taken.
      if (shown.isComing) asking.current?.abort();
      taken(ids);
    },
    takeAll() {
      if (shown === null) return;
      const ids = editing.addBranches?.(shown.parentId, shown.ideas.map(toBranch)) ?? [];
      if (ids.length === 0 && shown.ideas.length > 0) return;
      end();
      if (findBranch(root, shown.parentId) !== undefined) taken(ids);
    },
    dismiss: end,
  };
}

const toShown = ({ text, kids }: Idea): ShownNode => ({
  id: `idea ${ideaKey(text)}`,
  text,
  kids: kids.map((kid) => under(kid, ideaKey(text))),
});
const under = ({ text, kids }: Idea, above: string): ShownNode => {
  const key = `${above}/${ideaKey(text)}`;
  return { id: `idea ${key}`, text, kids: kids.map((kid) => under(kid, key)) };
};
const toBranch = ({ text, kids = [] }: ShownNode): NewBranch => ({ text, children: kids.map(toBranch) });
const holds = (node: ShownNode, id: string): boolean => node.id === id || (node.kids ?? []).some((kid) => holds(kid, id));
