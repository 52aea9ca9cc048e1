import type { Term } from "./word-list.ts";

/** Aho-Corasick: finds all words of a list in one pass over a text, whatever their number. */
type Node = {
  readonly next: Map<string, Node>;
  readonly depth: number;
  /** Length of the longest suffix that more characters could make a word or an allowed phrase. */
  open: number;
  fail: Node | null;
  /** The longest word that ends here, and its length in folded characters. */
  term: Term | null;
  termLength: number;
  /** Length of the longest allowed phrase that ends here, and of the longest one that has begun and may still end. */
  allowLength: number;
  allowOpen: number;
};

export type Automaton = Node;

/** The root of the automaton. */
export function buildAutomaton(
  words: readonly (Term & { folded: readonly string[] })[],
  allowed: readonly (readonly string[])[],
): Automaton {
  const root = createNode(0);
  for (const { folded, ...term } of words) {
    const end = pathTo(root, folded).at(-1);
    if (end === undefined) continue;
    end.term = term;
    end.termLength = folded.length;
  }
  for (const folded of allowed) {
    const path = pathTo(root, folded);
    const end = path.pop();
    if (end !== undefined) end.allowLength = folded.length;
    for (const node of path) node.allowOpen = node.depth;
  }
  linkFailures(root);
  return root;
}

function pathTo(root: Node, folded: readonly string[]): Node[] {
  const path: Node[] = [];
  let node = root;
  for (const character of folded) {
    let child = node.next.get(character);
    if (child === undefined) {
      child = createNode(node.depth + 1);
      node.next.set(character, child);
    }
    node = child;
    path.push(node);
  }
  return path;
}

function createNode(depth: number): Node {
  return { next: new Map(), depth, open: depth, fail: null, term: null, termLength: 0, allowLength: 0, allowOpen: 0 };
}

function linkFailures(root: Node): void {
  const queue: Node[] = [root];
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at];
    if (node === undefined) break;
    for (const [character, child] of node.next) {
      child.fail = node === root ? root : stepAutomaton(node.fail ?? root, character);
      if (child.next.size === 0) child.open = child.fail.open;
      // What is a suffix of a longer path is found there too.
      if (child.term === null) {
        child.term = child.fail.term;
        child.termLength = child.fail.termLength;
      }
      child.allowLength ||= child.fail.allowLength;
      child.allowOpen ||= child.fail.allowOpen;
      queue.push(child);
    }
  }
}

export function stepAutomaton(from: Automaton, character: string): Automaton {
  let node: Node | null = from;
  while (node !== null) {
    const child: Node | undefined = node.next.get(character);
    if (child !== undefined) return child;
    if (node.fail === null) return node;
    node = node.fail;
  }
  return from;
}
