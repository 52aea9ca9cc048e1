import { buildIndex, bytesOfIndex, type TermIndex } from "./term-index.ts";

/** All indexes this process keeps: some hundred sources of 20,000 characters. */
const KEPT_MAX_BYTES = 96 * 1024 * 1024;

/** Indexes of sources, built when they are first asked for; those nobody has asked for the longest go first. */
export function createIndexCache(readTexts: (sourceId: string) => Promise<readonly string[]>, maxBytes = KEPT_MAX_BYTES) {
  const kept = new Map<string, Promise<TermIndex>>();
  const sizes = new Map<string, number>();
  let bytes = 0;

  function drop(id: string): void {
    kept.delete(id);
    bytes -= sizes.get(id) ?? 0;
    sizes.delete(id);
  }

  async function build(id: string): Promise<TermIndex> {
    const index = await buildIndex(await readTexts(id));
    if (!kept.has(id)) return index;
    sizes.set(id, bytesOfIndex(index));
    bytes += bytesOfIndex(index);
    for (const oldest of [...sizes.keys()]) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
    return index;
  }

  return {
    /** The index of a source; calls at the same time wait for the one that is being built. */
    get(id: string): Promise<TermIndex> {
      const known = kept.get(id);
      if (known !== undefined) {
        const size = sizes.get(id);
        if (size !== undefined) {
          sizes.delete(id);
          sizes.set(id, size);
        }
        return known;
      }
      const building = build(id);
      kept.set(id, building);
      building.catch(() => drop(id));
      return building;
    },
    drop,
    bytes: () => bytes,
  };
}
