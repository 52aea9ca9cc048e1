// Apart from the other constants: only mind trees need it, and those are part of the page's first load.

/** Bounds of one mind tree. */
export const MINDTREE = {
  nodes: 5000,
  /** Levels, the root among them. */
  depth: 50,
  textMaxCharacters: 500,
  noteMaxCharacters: 10_000,
  linkMaxCharacters: 2000,
  /** Days a removed tree waits in the bin. */
  binDays: 30,
} as const;

/** What a tree may be taken along as; pictures of it are made by the page. */
export const MINDTREE_FORMATS = ["md", "txt", "opml", "xmind", "mm", "json", "docx"] as const;
export type MindtreeFormat = (typeof MINDTREE_FORMATS)[number];
/** What a file and a tree may not have in common. */
export const MINDTREE_LOSSES = [
  "notes",
  "links",
  "marks",
  "colours",
  "sides",
  "folds",
  "lineBreaks",
  "pictures",
  "relations",
  "summaries",
  "callouts",
  "labels",
  "attachments",
  "comments",
  "attributes",
  "frontMatter",
  "sheetNames",
  "encrypted",
] as const;
export type MindtreeLoss = (typeof MINDTREE_LOSSES)[number];
export const MINDTREE_SORTS = ["updated", "created", "title", "size"] as const;

/** Ways to think on from a node. */
export const IDEA_WAYS = ["diverge", "steps", "examples", "opposite", "ask"] as const;
export type IdeaWay = (typeof IDEA_WAYS)[number];

/** How much may be asked for at once, and what is shown of the tree for it. */
export const IDEAS = {
  want: { min: 3, max: 8, default: 5 },
  depth: { min: 2, max: 4, default: 3 },
  breadth: { min: 3, max: 9, default: 5 },
  topicMaxCharacters: 200,
  materialMaxCharacters: 20_000,
  /** Nodes from the root to the one that is thought on from; and those beside and below it. */
  path: 50,
  siblings: 60,
  children: 100,
  /** Ideas that were offered before and are not to come again. */
  offered: 100,
  ideaMaxCharacters: 60,
} as const;

/** Ideas cost nothing, so their pace is bounded: one in `everySeconds`, and `most` in `withinSeconds`; a day's are in the limits table. */
export const IDEA_PACE = { everySeconds: 5, most: 20, withinSeconds: 600 } as const;

/** Addresses of the mind trees. They stand here and not with the other addresses, which are part of the page's first load. */
export const mindtreePaths = {
  list: "/mindtree",
  /** One tree; without an id the one opened last. */
  tree: (mindtreeId?: string) => (mindtreeId === undefined ? "/mindtree/tree" : `/mindtree/tree/${mindtreeId}`),
} as const;
