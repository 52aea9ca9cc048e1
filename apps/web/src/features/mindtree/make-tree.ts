import type { NestedNode } from "@tangleaf/document/tree";
import { createTree } from "./api.ts";
import { createLocalTree } from "./local-trees.ts";

/** Makes a tree where the person's trees are: in the account, or in this browser. Answers its id. */
export function makeTree(tree: NestedNode, { signedIn, requestId }: { signedIn: boolean; requestId: string }): Promise<string> {
  return signedIn ? createTree({ tree: { ...tree, kids: mutable(tree.kids) }, requestId }) : createLocalTree(tree);
}

type Sent = NonNullable<NonNullable<Parameters<typeof createTree>[0]["tree"]>["kids"]>;
const mutable = (kids: readonly NestedNode[] = []): Sent => kids.map((kid) => ({ ...kid, kids: mutable(kid.kids) }));
