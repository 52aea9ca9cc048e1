import { type RefObject, useEffect, useMemo, useState } from "react";
import type { BoxCache, SizeOf } from "../layout/layout-tree.ts";
import { canvasWidths, measureNodes } from "../layout/measure-nodes.ts";

/** Sizes of nodes in the fonts of the page, and the boxes made with them; anew when a font has arrived. */
export function useNodeSizes(element: RefObject<HTMLElement | null>): [BoxCache, SizeOf] {
  const [fonts, setFonts] = useState(0);
  useEffect(() => {
    const arrived = () => setFonts((before) => before + 1);
    document.fonts.addEventListener("loadingdone", arrived);
    return () => document.fonts.removeEventListener("loadingdone", arrived);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names stand for other widths once a font is there
  return useMemo(() => {
    const style = getComputedStyle(element.current ?? document.documentElement);
    const widths = canvasWidths(style.getPropertyValue("--font-text"), style.getPropertyValue("--font-ui"));
    return [new WeakMap(), measureNodes(widths)];
  }, [element, fonts]);
}
