import { useEffect, useState } from "react";

/**
 * A hook that fetches a part of the page in a chunk of its own when it is first used, and gives what `load` resolves to; null until it is
 * there. Not by `lazy`: what stands in for such a part stays for 300 ms, however soon it comes (React shows one thing after another no
 * sooner). Where the chunk cannot be had the hook throws as its component renders: the page says what a screen says that cannot be loaded.
 */
export function chunkHook<Part>(load: () => Promise<Part>): () => Part | null {
  let loaded: { readonly is: Part } | null = null;
  return () => {
    const [part, setPart] = useState(loaded);
    useEffect(() => {
      let isHere = true;
      load().then(
        (found) => {
          loaded ??= { is: found };
          if (isHere) setPart(loaded);
        },
        (error: unknown) => {
          if (isHere)
            setPart(() => {
              throw error;
            });
        },
      );
      return () => {
        isHere = false;
      };
    }, []);
    return part?.is ?? null;
  };
}
