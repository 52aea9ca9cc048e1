import { createStore, type StoreApi } from "zustand/vanilla";

/** What is open over the text. `pos` is where its node stands; the one who opened it gets the focus back. */
export type Panel =
  | { readonly kind: "formula"; readonly pos: number }
  | { readonly kind: "figure"; readonly pos: number }
  | { readonly kind: "chart"; readonly pos: number }
  | { readonly kind: "footnote"; readonly pos: number }
  | { readonly kind: "table"; readonly pos: number }
  | { readonly kind: "citation"; readonly pos: number }
  /** `button`: what opened it; it stands there instead of at the caret. */
  | { readonly kind: "cite"; readonly button?: Element }
  | { readonly kind: "link" | "tableSize" | "crossRef" | "help" | "colour" }
  | { readonly kind: "find"; readonly replace: boolean };

export type PanelStore = StoreApi<{ readonly panel: Panel | null }> & {
  open(panel: Panel): void;
  close(): void;
};

/** One panel at a time: opening another closes the first. Node views, commands and React controls meet here. */
export function createPanelStore(): PanelStore {
  const store = createStore<{ readonly panel: Panel | null }>(() => ({ panel: null }));
  return Object.assign(store, {
    open: (panel: Panel) => store.setState({ panel }),
    close: () => store.setState({ panel: null }),
  });
}
