import { countCharacters } from "@tangleaf/document/count";
import { create, type StoreApi, type UseBoundStore } from "zustand";
import { followStream, waitForSession } from "#editor/stream/follow-stream.ts";
import { createStreamView } from "#editor/stream/stream-view.ts";
import { send } from "#lib/api-client.ts";
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

type Followed = { readonly generationId: string; readonly end: () => void };
/** What is known of a text while it is followed: its element, and words that have come. */
type OnText = (text: LiveText) => void;

/**
 * The texts a job is writing, each drawn into an element of its own while it comes. None of it is in the document: the server puts a
 * text there once it is whole, and only then is it anybody's to edit.
 */
export function createLiveTexts(open = openGeneration): LiveTexts {
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
  const drop = (sectionId: string) => {
    followed.get(sectionId)?.end();
    followed.delete(sectionId);
    change((texts) => texts.delete(sectionId));
  };

  return {
    store,
    follow(wanted) {
      for (const [sectionId, { generationId }] of followed) if (wanted.get(sectionId) !== generationId) drop(sectionId);
      for (const [sectionId, generationId] of wanted) {
        if (followed.has(sectionId)) continue;
        const controller = new AbortController();
        followed.set(sectionId, { generationId, end: () => controller.abort() });
        const onText: OnText = (text) => change((texts) => texts.set(sectionId, text));
        const onNew = (characters: number) => {
          const now = performance.now();
          since ??= now;
          last = now;
          seen += characters;
        };
        void draw({ generationId, signal: controller.signal, open, onText, onNew });
      }
    },
    measured: () => ({ characters: seen, ms: since === null ? 0 : last - since }),
    end() {
      for (const sectionId of [...followed.keys()]) drop(sectionId);
    },
  };
}

function openGeneration(generationId: string, after: number, signal: AbortSignal): Promise<Response> {
  return send("/api/ai/stream", { generationId, after }, { signal });
}

type Drawing = {
  generationId: string;
  signal: AbortSignal;
  open: typeof openGeneration;
  onText: OnText;
  /** Characters that came while somebody looked on. */
  onNew: (characters: number) => void;
};

async function draw({ generationId, signal, open, onText, onNew }: Drawing): Promise<void> {
  const element = document.createElement("div");
  onText({ generationId, element, characters: 0 });
  const markdown = await loadMarkdown().catch(() => null);
  if (markdown === null || signal.aborted) return;
  const view = createStreamView({ article: element, markdown });
  let text = "";
  let waiting = "";
  let counted = 0;
  let timer: number | null = null;
  // What was written before this page looked comes at once, and says nothing of the speed.
  let isReplay = true;
  const flush = () => {
    timer = null;
    if (signal.aborted || waiting === "") return;
    view.write(waiting, isReplay ? undefined : performance.now());
    waiting = "";
    const characters = countCharacters(text);
    if (!isReplay) onNew(characters - counted);
    isReplay = false;
    counted = characters;
    onText({ generationId, element, characters });
  };
  try {
    for await (const event of followStream({ after: 0, open: (after, by) => open(generationId, after, by), waitForSession, signal })) {
      if (event.event === "delta") {
        text += event.data.text;
        waiting += event.data.text;
        timer ??= window.setTimeout(flush, DRAW_EVERY_MS);
      }
    }
  } catch (error) {
    // What became of it is told by its step.
    if (!(error instanceof ApiError)) throw error;
  }
  if (timer !== null) window.clearTimeout(timer);
  flush();
  if (!signal.aborted) view.finish();
}
