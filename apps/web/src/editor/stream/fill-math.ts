const MAX_EXPAND = 500;
const MAX_SIZE_EM = 20;
/** Longest stretch of formulas set in one go; the rest waits for the next task. */
const SLICE_MS = 12;
const UNFILLED = ".math:not([data-filled])";

type Katex = typeof import("katex").default;

let katex: Katex | undefined;
let loading: Promise<Katex> | undefined;
const cache = new Map<string, DocumentFragment>();

/** Fetches the typesetter, which then is there at once. */
export function loadMath(): void {
  loadKatex().catch(() => undefined);
}

/**
 * Sets every formula under `root`. The typesetter is fetched with the first formula; until then the TeX reads as text. What is
 * urgent, for paper, is set in one go.
 */
export function fillMath(root: ParentNode, onFilled?: () => void, isUrgent = false): void {
  const waiting = root.querySelectorAll<HTMLElement>(UNFILLED);
  if (waiting.length === 0) return;
  if (katex) {
    fillSlice(katex, [...waiting], onFilled, isUrgent);
    return;
  }
  loadKatex()
    .then((loaded) => fillSlice(loaded, [...root.querySelectorAll<HTMLElement>(UNFILLED)], onFilled))
    .catch(() => undefined);
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
  let set = cache.get(key);
  if (!set) {
    const template = document.createElement("template");
    template.innerHTML = typesetter.renderToString(tex, {
      displayMode,
      throwOnError: false,
      strict: "ignore",
      trust: false,
      maxExpand: MAX_EXPAND,
      maxSize: MAX_SIZE_EM,
    });
    set = template.content;
    cache.set(key, set);
  }
  element.replaceChildren(set.cloneNode(true));
  element.dataset["filled"] = "";
}
