import { useEffect, useState } from "react";

/** The grid and the conversation: their chunks would be names in the manifest of every first load. */
const load = () => import("./table-workspace.tsx").then((module) => module.TableWorkspace);
type Workspace = Awaited<ReturnType<typeof load>>;
let loaded: Workspace | null = null;

/**
 * What shows an open table; null until its chunk is there. Not by `lazy`: what stands in for it would stay for 300 ms, however soon it is
 * there (React shows one thing after another no sooner), and that is as long as all the rest of opening a table may take.
 */
export function useTableWorkspace(): Workspace | null {
  const [workspace, setWorkspace] = useState<{ readonly is: Workspace } | null>(loaded === null ? null : { is: loaded });
  useEffect(() => {
    let isHere = true;
    load().then(
      (found) => {
        loaded = found;
        if (isHere) setWorkspace((now) => now ?? { is: found });
      },
      (error: unknown) => {
        // The page says what a screen says that cannot be loaded.
        if (isHere)
          setWorkspace(() => {
            throw error;
          });
      },
    );
    return () => {
      isHere = false;
    };
  }, []);
  return workspace?.is ?? null;
}
