import { partFor } from "@tangleaf/document/chapter-text";
import { countLength } from "@tangleaf/document/marks";
import { create, type StoreApi, type UseBoundStore } from "zustand";
import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { openText } from "#editor/stream/open-text.ts";
import { createStreamView } from "#editor/stream/stream-view.ts";
import { ApiError } from "#lib/api-error.ts";
import { loadMarkdown } from "#lib/load-markdown.ts";
import type { Measured } from "./time-left.ts";

/** A text that is being written: where it is drawn, and how much of it is there. */
export type LiveText = { readonly generationId: string; readonly element: HTMLElement; readonly characters: number };

export type LiveTexts = {
  /** By the id of the heading it is written for. */
  readonly store: UseBoundStore<StoreApi<{ texts: ReadonlyMap<string, LiveText> }>>;
  /** Follows these texts, and lets go of all others. */
  follow(wanted: ReadonlyMap<string, string>): void;
  /** What was seen to come since the page was opened: how fast this job writes. */
  measured(): Measured;
  end(): void;
};

/** What arrives within this time is drawn at once. */
const DRAW_EVERY_MS = 60;

/** A text that is followed, once for all the sections it is written for. */
type Followed = { readonly sectionIds: readonly string[]; readonly end: () => void };
/** What is known of a text while it is followed: its element, and words that have come. */
type OnText = (sectionId: string, text: LiveText) => void;

/**
 * The texts a job is writing, each drawn into an element of its own while it comes. None of it is in the document: the server puts a
 * text there once it is whole, and only then is it anybody's to edit.
 */
export function createLiveTexts(): LiveTexts {
  const store = create<{ texts: ReadonlyMap<string, LiveText> }>(() => ({ texts: new Map() }));
  const followed = new Map<string, Followed>();
  let seen = 0;
  let since: number | null = null;
  let last = 0;

  const change = (make: (texts: Map<string, LiveText>) => void) => {
    const texts = new Map(store.getState().texts);
    make(texts);
    store.setState({ texts });
  };
  const drop = (generationId: string) => {
    const { sectionIds = [], end } = followed.get(generationId) ?? {};
    end?.();
    followed.delete(generationId);
    change((texts) => {
      for (const id of sectionIds) texts.delete(id);
    });
  };

  return {
    store,
    follow(wanted) {
      const sections = Map.groupBy(wanted.keys(), (id) => wanted.get(id) ?? "");
      for (const [generationId, { sectionIds }] of followed) {
        const still = sections.get(generationId) ?? [];
        if (still.length === 0 || still.some((id) => !sectionIds.includes(id))) drop(generationId);
        else if (sectionIds.some((id) => store.getState().texts.has(id) && !still.includes(id)))
          change((texts) => {
            for (const id of sectionIds) if (!still.includes(id)) texts.delete(id);
          });
      }
      for (const [generationId, sectionIds] of sections) {
        if (followed.has(generationId)) continue;
        const controller = new AbortController();
        followed.set(generationId, { sectionIds, end: () => controller.abort() });
        const onText: OnText = (sectionId, text) => change((texts) => texts.set(sectionId, text));
        const onNew = (characters: number) => {
          const now = performance.now();
          since ??= now;
          last = now;
          seen += characters;
        };
        void draw({ generationId, sectionIds, signal: controller.signal, onText, onNew });
      }
    },
    measured: () => ({ characters: seen, ms: since === null ? 0 : last - since }),
    end() {
      for (const generationId of [...followed.keys()]) drop(generationId);
    },
  };
}

type Drawing = {
  generationId: string;
  sectionIds: readonly string[];
  signal: AbortSignal;
  onText: OnText;
  /** Characters that came while somebody looked on. */
  onNew: (characters: number) => void;
};

/** The last line of a chapter while it may still become the mark of a section. */
const MARK_BEGUN = /(?:^|\n)\[(?:\[(?:§[^\n]*)?)?$/;

async function draw({ generationId, sectionIds, signal, onText, onNew }: Drawing): Promise<void> {
  const drawn = sectionIds.map((id) => ({ id, element: document.createElement("div"), units: 0, characters: 0 }));
  for (const { id, element } of drawn) onText(id, { generationId, element, characters: 0 });
  const markdown = await loadMarkdown().catch(() => null);
  if (markdown === null || signal.aborted) return;
  const views = drawn.map((one) => ({ ...one, view: createStreamView({ article: one.element, markdown }) }));
  let text = "";
  let timer: number | null = null;
  // What was written before this page looked comes at once, and says nothing of the speed.
  let isReplay = true;
  const flush = () => {
    timer = null;
    if (signal.aborted || text === "") return;
    const shown = text.replace(MARK_BEGUN, "");
    for (const one of views) {
      const part = partFor(shown, one.id);
      if (part.length <= one.units) continue;
      one.view.write(part.slice(one.units), isReplay ? undefined : performance.now());
      one.units = part.length;
      const characters = countLength(part);
      if (!isReplay) onNew(characters - one.characters);
      one.characters = characters;
      onText(one.id, { generationId, element: one.element, characters });
    }
    isReplay = false;
  };
  try {
    for await (const event of followStream({ after: 0, open: openText(generationId), waitForSession, signal })) {
      if (event.event === "delta") {
        text += event.data.text;
        timer ??= window.setTimeout(flush, DRAW_EVERY_MS);
      }
    }
  } catch (error) {
    // What became of it is told by its step.
    if (!(error instanceof ApiError)) throw error;
  }
  if (timer !== null) window.clearTimeout(timer);
  flush();
  if (!signal.aborted) for (const { view } of views) view.finish();
}
