const MAX_EXPAND = 500;
const MAX_SIZE_EM = 20;
/** Longest stretch of formulas set in one go; the rest waits for the next task. */
const SLICE_MS = 12;
const UNFILLED = ".math:not([data-filled])";

type Katex = typeof import("katex").default;

let katex: Katex | undefined;
let loading: Promise<Katex> | undefined;
const cache = new Map<string, DocumentFragment>();

/** Sets every formula under `root`. The typesetter is fetched with the first formula; until then the TeX reads as text. */
export function fillMath(root: ParentNode, onFilled?: () => void): void {
  const waiting = root.querySelectorAll<HTMLElement>(UNFILLED);
  if (waiting.length === 0) return;
  if (katex) {
    fillSlice(katex, [...waiting], onFilled);
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

function fillSlice(typesetter: Katex, elements: readonly HTMLElement[], onFilled: (() => void) | undefined): void {
  const deadline = performance.now() + SLICE_MS;
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
