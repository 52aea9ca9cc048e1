import { create } from "zustand";
import { onHandOver } from "./session-store.ts";

type PaletteState = { open: boolean /** Text it opens with. */; query: string };

export const usePalette = create<PaletteState>(() => ({ open: false, query: "" }));

/** Opens the ⌘K palette; `app/overlays` mounts it. */
export function openPalette(query = ""): void {
  usePalette.setState({ open: true, query });
}

export function closePalette(): void {
  usePalette.setState({ open: false });
}

onHandOver(() => usePalette.setState({ open: false, query: "" }));
