import type { Node } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import type { ImageStore } from "./image-store.ts";

/** A picture on its way in. It is known here only: what the document holds of it is its id, once it is stored. */
export type FigureUpload = {
  /** Of the file on this device, shown until the stored one can be. */
  readonly preview: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it failed, in words; null = it is on its way. */
  readonly error: string | null;
};

export type FigureUploads = {
  get(figureId: string): FigureUpload | null;
  /** Called when the state of this figure changes; returns what stops it. */
  watch(figureId: string, changed: () => void): () => void;
  /** Sends a file for a figure that is in the document already. */
  start(view: EditorView, figureId: string, file: File): void;
  /** Once more after a failure. */
  retry(view: EditorView, figureId: string): void;
  cancel(figureId: string): void;
};

export function createFigureUploads(images: ImageStore): FigureUploads {
  const uploads = new Map<string, FigureUpload & { file: File; abort: AbortController }>();
  const watchers = new Map<string, Set<() => void>>();
  const tell = (id: string) => {
    for (const changed of watchers.get(id) ?? []) changed();
  };

  async function send(view: EditorView, id: string, file: File): Promise<void> {
    const abort = new AbortController();
    const preview = uploads.get(id)?.preview ?? URL.createObjectURL(file);
    const set = (share: number, error: string | null) => {
      if (abort.signal.aborted) return;
      uploads.set(id, { preview, share, error, file, abort });
      tell(id);
    };
    set(0, null);
    try {
      const blobId = await images.upload(file, { onProgress: (share) => set(share, null), signal: abort.signal });
      if (abort.signal.aborted || view.isDestroyed) return;
      const pos = figurePosition(view.state.doc, id);
      end(id);
      if (pos !== null) view.dispatch(view.state.tr.setNodeAttribute(pos, "blobId", blobId).setMeta("addToHistory", false));
    } catch (error) {
      set(0, error instanceof Error ? error.message : String(error));
    }
  }

  function end(id: string): void {
    const upload = uploads.get(id);
    uploads.delete(id);
    if (upload) URL.revokeObjectURL(upload.preview);
    tell(id);
  }

  return {
    get: (id) => uploads.get(id) ?? null,
    watch(id, changed) {
      const set = watchers.get(id) ?? new Set();
      watchers.set(id, set.add(changed));
      return () => {
        set.delete(changed);
        if (set.size === 0) watchers.delete(id);
      };
    },
    start: (view, id, file) => void send(view, id, file),
    retry(view, id) {
      const upload = uploads.get(id);
      if (upload) void send(view, id, upload.file);
    },
    cancel(id) {
      uploads.get(id)?.abort.abort();
      end(id);
    },
  };
}

/** Where a figure stands now; null where it was deleted meanwhile. */
function figurePosition(doc: Node, id: string): number | null {
  let found: number | null = null;
  doc.descendants((node, pos) => {
    if (node.type.name === "figure" && node.attrs["id"] === id) found = pos;
    return found === null && !node.isTextblock;
  });
  return found;
}
