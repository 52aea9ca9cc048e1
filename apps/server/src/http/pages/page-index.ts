import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, extname, join, sep } from "node:path";

/** Types of what a build holds, by extension. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".wasm": "application/wasm",
};

/** One file of the build. */
export type PageFile = {
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** Compressed versions, smallest first. */
  readonly packed: readonly { readonly encoding: "br" | "gzip"; readonly path: string }[];
};

export type PageIndex = ReadonlyMap<string, PageFile>;

/** The folder holds no page. */
export class NoPageError extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(`no page in ${folder}`, options);
    this.name = "NoPageError";
  }
}

/** For names with a hash, whose content never changes. */
const HASHED_FOLDER = "/assets/";
const FOREVER = "public, max-age=31536000, immutable";
/** Revalidated every time; 304 while unchanged. */
const REVALIDATE = "no-cache";
const PACKED_KINDS = [
  { encoding: "br", extension: ".br" },
  { encoding: "gzip", extension: ".gz" },
] as const;

/**
 * All files of the build that `place` leads to now, by their address, and the assets of former builds beside it, which open pages may
 * still ask for. Serving is a look-up in this table, so no address can reach outside the folder, and a build that takes this one's place
 * changes nothing. Throws NoPageError when the folder cannot be read or holds no page.
 */
export function indexPages(place: string): PageIndex {
  if (!existsSync(place)) throw new NoPageError(place);
  const folder = realpathSync(place);
  const index = indexFolder(folder);
  if (![...index.values()].some(({ contentType }) => contentType.startsWith("text/html"))) throw new NoPageError(folder);
  const former = folder === place ? [] : formerBuilds(place, folder);
  return new Map([...former.flatMap((build) => [...indexFolder(build, HASHED_FOLDER)]), ...index]);
}

/** Other folders the place has led to, with assets (`scripts/lib/replace-build.mjs`). */
function formerBuilds(place: string, current: string): string[] {
  return readdirSync(dirname(current), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(`${basename(place)}-`))
    .map(({ name }) => join(dirname(current), name))
    .filter((path) => path !== current && existsSync(join(path, HASHED_FOLDER)));
}

/** The files of a build by their address, or of one folder in it. */
function indexFolder(folder: string, part = ""): Map<string, PageFile> {
  const entries = filesIn(join(folder, part));
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  const index = new Map<string, PageFile>();
  for (const path of paths) {
    const contentType = CONTENT_TYPES[extname(path)];
    if (contentType === undefined) continue;
    const address = `/${path
      .slice(folder.length + 1)
      .split(sep)
      .join("/")}`;
    const { size, mtimeMs } = statSync(path);
    index.set(address.replace(/\/index\.html$/, "") || "/", {
      path,
      contentType,
      cacheControl: address.startsWith(HASHED_FOLDER) ? FOREVER : REVALIDATE,
      etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      packed: PACKED_KINDS.flatMap(({ encoding, extension }) =>
        paths.has(path + extension) ? [{ encoding, path: path + extension }] : [],
      ),
    });
  }
  return index;
}

function filesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  } catch (error) {
    throw new NoPageError(folder, { cause: error });
  }
}
