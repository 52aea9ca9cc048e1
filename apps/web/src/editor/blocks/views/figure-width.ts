import { blockMessages } from "#messages/blocks.ts";
import { element, setAttribute } from "./view-tools.ts";

const m = blockMessages.figure;
const WIDTH_MIN = 10;
const WIDTH_STEP = 5;
export const FULL_WIDTH = 100;

type FigureWidth = {
  /** The width as the document has it, in percent. */
  getWidth: () => number;
  /** Draws the figure that wide. */
  onDraw: (width: number) => void;
  /** null = the full width. */
  onChange: (width: number | null) => void;
};

/** The edge of a picture: its width is pulled there, or changed by arrow keys. */
export function createWidthEdge({ getWidth, onDraw, onChange }: FigureWidth) {
  const edge = element("span", {
    class: "figure-edge",
    role: "slider",
    tabindex: "0",
    "aria-valuemin": String(WIDTH_MIN),
    "aria-valuemax": String(FULL_WIDTH),
    "aria-label": m.width,
  });

  function draw(width: number): void {
    onDraw(width);
    setAttribute(edge, "aria-valuenow", String(width));
    setAttribute(edge, "aria-valuetext", m.widthOf(width));
  }

  /** Follows the pointer until it lets go. */
  function pull(event: PointerEvent): void {
    event.preventDefault();
    event.stopPropagation();
    edge.setPointerCapture(event.pointerId);
    const box = edge.closest("figure")?.getBoundingClientRect() ?? edge.getBoundingClientRect();
    const middle = box.left + box.width / 2;
    let width = getWidth();
    const move = ({ clientX }: PointerEvent) => {
      // The picture stands in the middle: both edges move.
      width = bounded(((clientX - middle) * 2 * FULL_WIDTH) / box.width);
      draw(width);
    };
    edge.addEventListener("pointermove", move);
    edge.addEventListener(
      "lostpointercapture",
      () => {
        edge.removeEventListener("pointermove", move);
        onChange(width === FULL_WIDTH ? null : width);
      },
      { once: true },
    );
  }

  edge.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP, ArrowDown: -WIDTH_STEP, ArrowUp: WIDTH_STEP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(bounded(getWidth() + by));
  });
  edge.addEventListener("pointerdown", pull);
  return { edge, draw };
}

const bounded = (width: number): number => Math.round(Math.min(FULL_WIDTH, Math.max(WIDTH_MIN, width)));
