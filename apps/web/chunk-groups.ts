import { globSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

const ROOTS = [
  "../../node_modules/@react-router/dev/dist/config/defaults/entry.client.tsx",
  "src/root.tsx",
  "src/app/layouts/shell-layout.tsx",
  "src/app/layouts/screen-layout.tsx",
];
/** What stands around the screens of a visitor and waits for an answer of the server, or for a sign of somebody. */
const FRAME = [
  "src/app/shell/footer.tsx",
  "src/app/shell/service-corner.tsx",
  "src/app/shell/place-links.tsx",
  "src/features/scene-menu/category-scenes.tsx",
];
/** What whoever is signed in has around every screen. */
const MEMBER = ["src/app/shell/member-corner.tsx", "src/app/overlays/member-overlays.tsx"];
/** Screens visitors come to first, and their chunks. */
const PUBLIC = {
  home: "src/screens/home/home-screen.tsx",
  shelf: "src/screens/scene-list/scene-list-screen.tsx",
  scene: "src/screens/scene/scene-screen.tsx",
};
const WORKSPACE = "src/features/writing/workspace/scene-workspace.tsx";
const TOOLS = globSync("src/screens/{table,chart}/*-screen.tsx", { cwd: import.meta.dirname });
const TOOL_WORK = ["src/features/table/table-workspace.tsx", "src/features/chart/chart-workspace.tsx"];
const OTHERS = globSync("src/screens/**/*-screen.tsx", { cwd: import.meta.dirname }).filter(
  (file) => !Object.values(PUBLIC).includes(file),
);

type Chunk = {
  name: string;
  /** Libraries go into a chunk of their own: it stays in browsers' caches over many versions of the page. */
  libraries?: string;
  /** The files whose static imports, their own and those of what they import, belong here. */
  entries: readonly string[];
  /** How many of the entries must import a module; one, unless said otherwise. */
  least?: number;
  /** Only what one of these imports too belongs here. */
  onlyWith?: readonly string[];
  /** What at least two of these import belongs here as well. */
  shared?: readonly string[];
};

/**
 * Which modules share a chunk, by the files that are loaded together; the first row that fits has a module. Few chunks, because
 * dozens of small ones cost 5 % more bytes (each is compressed alone) and every one is a name in the manifest of the first load.
 */
const CHUNKS: readonly Chunk[] = [
  { name: "shell", libraries: "base", entries: ROOTS, shared: Object.values(PUBLIC) },
  // Also what others use: in a chunk of theirs it would bring all of that into the first load.
  ...Object.entries(PUBLIC).map(([name, screen]) => ({ name, entries: [screen] })),
  // The cache of the server's answers: a visitor who only looks never loads it.
  { name: "queries", entries: ["src/lib/query-scope.tsx"] },
  // Once a page is drawn: what lies over it, its footer with the button in the corner, the form that answers.
  { name: "after-load", entries: ["src/app/after-load.ts", "src/features/session/login-tip.tsx"] },
  { name: "frame", entries: FRAME },
  { name: "below-hero", entries: ["src/screens/home/below-hero.tsx"] },
  // In the chunk of the workspace they would bring all of it to tables, to charts and to what signed-in people have around every screen.
  { name: "controls", entries: [WORKSPACE], onlyWith: [...TOOLS, ...TOOL_WORK, ...MEMBER] },
  { name: "workspace", entries: [WORKSPACE] },
  { name: "member", entries: MEMBER },
  // Tables and charts are used without signing in: with what every screen of an account shares they would bring the editor.
  { name: "tools", entries: TOOLS },
  { name: "tool-work", entries: TOOL_WORK },
  { name: "account", entries: OTHERS, least: 2 },
];

/** The groups for `codeSplitting` of the bundler. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return CHUNKS.map((chunk, at) => {
    const holds = createMembership(chunk);
    return {
      debugName: chunk.name,
      priority: CHUNKS.length - at,
      name(id, context) {
        if (!holds(id, context)) return null;
        return id.includes("/node_modules/") ? (chunk.libraries ?? chunk.name) : chunk.name;
      },
    };
  });
}

/** Whether a module belongs to a chunk, but for what earlier chunks have. The graph is walked once, when it is whole. */
function createMembership(chunk: Chunk): (id: string, context: Rolldown.ChunkingContext) => boolean {
  const { entries, least = 1, onlyWith, shared = [] } = chunk;
  const countEntries = createCount(entries);
  const countOthers = onlyWith === undefined ? () => 1 : createCount(onlyWith);
  const countShared = createCount(shared);
  return (id, context) => (countEntries(id, context) >= least && countOthers(id, context) > 0) || countShared(id, context) >= 2;
}

/** How many of the files import a module. */
function createCount(entries: readonly string[]): (id: string, context: Rolldown.ChunkingContext) => number {
  let reached: ReadonlySet<string>[] | null = null;
  return (id, context) => {
    reached ??= entries.map((entry) => importedBy(entry, context));
    return reached.filter((imported) => imported.has(id)).length;
  };
}

/** The modules that come with a file, by static imports. */
function importedBy(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [join(import.meta.dirname, entry)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
