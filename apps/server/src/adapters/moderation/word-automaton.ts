/** Aho-Corasick: finds all words of a list in one pass over a text, whatever their number. */
export type Word = { readonly text: string; readonly category: string; readonly action: "block" | "mask" };

type Node = {
  readonly next: Map<string, Node>;
  readonly depth: number;
  fail: Node | null;
  /** The longest word that ends here. */
  word: Word | null;
  /** Length of `word` in folded characters. */
  wordLength: number;
};

export type Automaton = { readonly root: Node; step(node: Node, character: string): Node };
export type AutomatonNode = Node;

export function buildAutomaton(words: readonly { folded: readonly string[]; word: Word }[]): Automaton {
  const root = createNode(0);
  for (const { folded, word } of words) {
    let node = root;
    for (const character of folded) {
      let child = node.next.get(character);
      if (child === undefined) {
        child = createNode(node.depth + 1);
        node.next.set(character, child);
      }
      node = child;
    }
    node.word = word;
    node.wordLength = folded.length;
  }
  linkFailures(root);
  return { root, step };
}

function createNode(depth: number): Node {
  return { next: new Map(), depth, fail: null, word: null, wordLength: 0 };
}

function linkFailures(root: Node): void {
  const queue: Node[] = [root];
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at];
    if (node === undefined) break;
    for (const [character, child] of node.next) {
      child.fail = node === root ? root : step(node.fail ?? root, character);
      // A word that is a suffix of a longer path is found there too.
      if (child.word === null && child.fail.word !== null) {
        child.word = child.fail.word;
        child.wordLength = child.fail.wordLength;
      }
      queue.push(child);
    }
  }
}

function step(from: Node, character: string): Node {
  let node: Node | null = from;
  while (node !== null) {
    const child: Node | undefined = node.next.get(character);
    if (child !== undefined) return child;
    if (node.fail === null) return node;
    node = node.fail;
  }
  return from;
}
