import { drawWhenNear } from "./draw-when-near.ts";

const MAX_EXPAND = 500;
const MAX_SIZE_EM = 20;
/** Longest stretch of formulas set in one go; the rest waits for the next task. */
const SLICE_MS = 12;
const UNFILLED = ".math:not([data-filled])";

type Katex = typeof import("katex").default;

let katex: Katex | undefined;
let loading: Promise<Katex> | undefined;
/** What the typesetter made of a formula, as HTML: as nodes it would be held a second time. */
const cache = new Map<string, string>();

/** Fetches the typesetter, which then is there at once. */
export function loadMath(): void {
  loadKatex().catch(() => undefined);
}

/**
 * Sets every formula under `root`. The typesetter is fetched with the first formula; until then the TeX reads as text. What is
 * urgent, for paper, is set in one go.
 */
export function fillMath(root: ParentNode, onFilled?: () => void, isUrgent = false): void {
  const waiting = unfilledIn(root);
  if (waiting.length === 0) return;
  if (katex) {
    fillSlice(katex, waiting, onFilled, isUrgent);
    return;
  }
  loadKatex()
    .then((loaded) => fillSlice(loaded, unfilledIn(root), onFilled))
    .catch(() => undefined);
}

function unfilledIn(root: ParentNode): HTMLElement[] {
  if (root instanceof HTMLElement && root.matches(UNFILLED)) return [root];
  return [...root.querySelectorAll<HTMLElement>(UNFILLED)];
}

function loadKatex(): Promise<Katex> {
  loading ??= Promise.all([import("katex"), import("katex/dist/katex.min.css")]).then(([module]) => {
    katex = module.default;
    return module.default;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Sets each formula under `root` when it comes near the screen, or the page is printed. Returns what takes that back. */
export function fillMathWhenNear(root: ParentNode, onFilled?: () => void): () => void {
  const stops = unfilledIn(root).map((element) =>
    drawWhenNear(element, (isUrgent) => {
      if (katex) fillSlice(katex, [element], onFilled, isUrgent);
      else
        loadKatex().then(
          (loaded) => fillSlice(loaded, [element], onFilled),
          () => undefined,
        );
    }),
  );
  // There, should the page be printed before any formula has been near the screen.
  if (stops.length > 0) loadMath();
  return () => {
    for (const stop of stops) stop();
  };
}

function fillSlice(typesetter: Katex, elements: readonly HTMLElement[], onFilled: (() => void) | undefined, isUrgent = false): void {
  const deadline = isUrgent ? Number.POSITIVE_INFINITY : performance.now() + SLICE_MS;
  let done = 0;
  for (const element of elements) {
    if (performance.now() > deadline) break;
    fillOne(typesetter, element);
    done++;
  }
  if (done > 0) onFilled?.();
  if (done < elements.length) setTimeout(() => fillSlice(typesetter, elements.slice(done), onFilled));
}

function fillOne(typesetter: Katex, element: HTMLElement): void {
  const tex = element.dataset["tex"] ?? "";
  const displayMode = element.dataset["display"] === "true";
  const key = `${displayMode}${tex}`;
  let html = cache.get(key);
  if (html === undefined) {
    html = typesetter.renderToString(tex, {
      displayMode,
      throwOnError: false,
      strict: "ignore",
      trust: false,
      maxExpand: MAX_EXPAND,
      maxSize: MAX_SIZE_EM,
    });
    cache.set(key, html);
  }
  element.innerHTML = html;
  element.dataset["filled"] = "";
}
