import { useEffect, useState } from "react";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { clearFlag, readFlag } from "#lib/page-flags.ts";
import { openPalette, usePalette } from "#lib/palette-store.ts";

const Palette = lazyWithQueries(() => import("#features/palette/palette.tsx").then((module) => module.Palette));

/** Listens to ⌘K / Ctrl K and loads the palette when it is first wanted. */
export function PaletteHost() {
  const open = usePalette((state) => state.open);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // Left by the boot script: the keys were pressed before this page could listen.
    if (readFlag("palette") !== undefined) openPalette();
    clearFlag("palette");
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.isComposing) return;
      event.preventDefault();
      clearFlag("palette");
      openPalette();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return wanted ? <Palette /> : null;
}
