/**
 * Every key of the query cache. A key is a path: invalidating `texts.all` reaches all lists of texts. What spends or grants
 * tokens invalidates `apiLog.all`, what is paid or refunded `orders.all`.
 */
export const queryKeys = {
  baseInfo: ["baseInfo"],
  user: ["user"],
  counter: ["counter"],
  goods: ["goods"],
  sitePage: (name: string) => ["sitePage", name],
  /** What there is, before signing in. */
  offer: ["offer"],
  /** The catalogue as the palette searches it. */
  scenes: ["scenes"],
  /** What comes of a scene's example. */
  sample: (sceneType: string) => ["sample", sceneType],
  /** What finding by a sentence needs. */
  finder: ["finder"],
  /** One's own newest essays and notes together, as the palette searches them. */
  ownDocuments: ["ownDocuments"],
  /** What a visitor has made in this browser. */
  ownDocumentsHere: ["ownDocumentsHere"],
  /** The catalogue of majors. */
  majors: ["majors"],
  devices: ["devices"],
  space: ["space"],
  texts: {
    all: ["texts"],
    pieces: (q: string, sceneType: string) => ["texts", "pieces", q, sceneType],
    /** The last text of a scene that came from its form. */
    last: (sceneType: string) => ["texts", "last", sceneType],
    /** The newest draft of a scene, of whatever kind. */
    newest: (sceneType: string) => ["texts", "newest", sceneType],
    recent: (size: number) => ["texts", "recent", size],
  },
  notes: {
    all: ["notes"],
    lists: ["notes", "list"],
    /** Those a chart can go into. */
    forCharts: ["notes", "list", "forCharts"],
    list: (shelf: string, q: string, sort: string) => ["notes", "list", shelf, q, sort],
    one: (noteId: string) => ["notes", "one", noteId],
    writing: (noteId: string) => ["notes", "writing", noteId],
    versions: (noteId: string) => ["notes", "versions", noteId],
    version: (noteId: string, versionId: string) => ["notes", "version", noteId, versionId],
    allSources: (noteId: string) => ["notes", "sources", noteId],
    sources: (noteId: string) => ["notes", "sources", noteId, "list"],
    ownSources: (noteId: string) => ["notes", "sources", noteId, "own"],
    passage: (noteId: string, id: string, sentence: string) => ["notes", "sources", noteId, "passage", id, sentence],
  },
  /** What this person was told. */
  notices: ["notices"],
  /** The folders of notes and their counts. */
  notebooks: ["notebooks"],
  essays: {
    all: ["essays"],
    lists: ["essays", "list"],
    list: (q: string, bin: boolean) => ["essays", "list", q, bin],
    /** The one written in last. */
    written: ["essays", "list", "written"],
    one: (essayId: string) => ["essays", "one", essayId],
    /** What was suggested for an essay, up to its newest generation of titles. */
    titles: (essayId: string, newest: string) => ["essays", "titles", essayId, newest],
    /** A generation of titles, an outline or an abstract. */
    draft: (generationId: string) => ["essays", "draft", generationId],
    aiStatement: (essayId: string) => ["essays", "aiStatement", essayId],
    references: (essayId: string) => ["essays", "references", essayId],
  },
  /** Lists of mind trees; without a place and words all of them. */
  mindtrees: (...list: string[]) => ["mindtrees", ...list],
  /** Lists of tables; without whose they are all of them. */
  tables: (...of: string[]) => ["tables", ...of],
  /** Everything of one's own, of all kinds: a list by place, kind and words, or the newest. */
  works: (...of: string[]) => ["works", ...of],
  /** Charts: a list by place and words, or one by its id. */
  charts: (...of: string[]) => ["charts", ...of],
  /** Talks of a document, and one of them. */
  defences: (documentId: string) => ["defences", documentId],
  defence: (generationId: string) => ["defence", generationId],
  templates: {
    list: (q: string, level: string | null) => ["templates", "list", q, level],
    one: (pubId: string) => ["templates", "one", pubId],
    all: ["templates"],
    shelf: (view: object, seen: readonly string[], signedIn: boolean) => ["templates", "shelf", view, seen, signedIn],
    marks: (pubId: string, signedIn: boolean) => ["templates", "marks", pubId, signedIn],
  },
  wordTemplates: {
    all: ["wordTemplates"],
    list: ["wordTemplates", "list"],
    one: (templateId: string) => ["wordTemplates", "one", templateId],
    preview: (templateId: string, essayId: string, mapping: object) => ["wordTemplates", "preview", templateId, essayId, mapping],
  },
  apiLog: {
    all: ["apiLog"],
    count: (span: object) => ["apiLog", "count", span],
    list: (span: object, kind: string | null, page: number) => ["apiLog", "list", span, kind, page],
    newest: (size: number) => ["apiLog", "newest", size],
  },
  orders: {
    all: ["orders"],
    page: (page: number) => ["orders", "page", page],
    memberships: ["orders", "memberships"],
    one: (outOrderId: string) => ["orders", "one", outOrderId],
    recent: ["orders", "recent"],
  },
  downloads: {
    all: ["downloads"],
    page: (page: number) => ["downloads", "page", page],
  },
  invited: (page: number) => ["invited", page],
  inviter: (inviteCode: string) => ["inviter", inviteCode],
  /** A sign-in code opened on this device. */
  qrState: (ticket: string) => ["qrState", ticket],
} as const;
