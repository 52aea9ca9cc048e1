import { blockMessages } from "#messages/blocks.ts";
import { drawWhenNear } from "../../stream/draw-when-near.ts";
import { pickPictures } from "../figure/choose-figure.ts";
import { createCaption } from "./caption.ts";
import { createWidthEdge, FULL_WIDTH } from "./figure-width.ts";
import { element, type MakeView, setAttribute, textOf } from "./view-tools.ts";

const m = blockMessages.figure;

/** A picture with its caption: on its way in, shown, or gone; its width is pulled at its edge or changed by arrow keys. */
export const figureView: MakeView = ({ node: first, view, getPos, blocks }) => {
  let node = first;
  let shown = "";
  let stopDrawing: () => void = () => undefined;
  let label: string | null = null;
  const id = textOf(first.attrs["id"]);

  const picture = element("img", { draggable: "false" });
  const state = element("div", { class: "figure-state" });
  const { edge, draw: drawWidth } = createWidthEdge({
    getWidth: () => Number(node.attrs["width"] ?? FULL_WIDTH),
    onDraw: (width) => {
      frame.style.width = `${width}%`;
    },
    onChange: (width) => change("width", width),
  });
  const frame = element("div", { class: "figure-frame", contenteditable: "false" }, [picture, state, edge]);
  const open = () => {
    const pos = getPos();
    if (pos !== undefined && view.editable) blocks.panels.open({ kind: "figure", pos });
  };
  const caption = createCaption("figcaption", m.captionHint, open);
  const dom = element("figure", { "data-node": "figure" }, [frame, caption.dom, caption.source]);

  const change = (name: string, value: string | number | null) => {
    const pos = getPos();
    if (pos !== undefined && view.editable) view.dispatch(view.state.tr.setNodeAttribute(pos, name, value));
  };
  const button = (words: string, run: () => void) => {
    const made = element("button", { type: "button", class: "figure-button" }, [words]);
    made.addEventListener("click", (event) => {
      event.stopPropagation();
      run();
    });
    return made;
  };
  const choose = () =>
    pickPictures(false, ([file]) => {
      if (file) blocks.uploads.start(view, id, file);
    });
  const remove = () => {
    const pos = getPos();
    blocks.uploads.cancel(id);
    if (pos !== undefined) view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize));
  };

  function show(address: string): void {
    picture.src = address;
    picture.hidden = false;
  }

  function draw(): void {
    const { alt, caption: words, source, blobId } = node.attrs;
    setAttribute(picture, "alt", textOf(alt) || textOf(words));
    caption.show({ caption: textOf(words), source: textOf(source), label });
    drawWidth(Number(node.attrs["width"] ?? FULL_WIDTH));
    const upload = blocks.uploads.get(id);
    const stored = textOf(blobId);
    edge.hidden = stored === "" || !view.editable;
    if (upload) {
      show(upload.preview);
      const words_ = upload.error ?? m.uploading(Math.round(upload.share * FULL_WIDTH));
      state.replaceChildren(
        element("span", { role: "status", ...(upload.error === null ? {} : { "data-error": "" }) }, [words_]),
        ...(upload.error === null ? [] : [button(m.retry, () => blocks.uploads.retry(view, id))]),
        button(m.remove, remove),
      );
      return;
    }
    if (stored === "") {
      picture.hidden = true;
      shown = "";
      state.replaceChildren(element("span", {}, [m.empty]), ...(view.editable ? [button(m.choose, choose)] : []));
      return;
    }
    state.replaceChildren();
    if (stored === shown) return;
    shown = stored;
    stopDrawing();
    stopDrawing = drawWhenNear(dom, () => {
      blocks.images.address(stored).then(
        (address) => {
          if (shown === stored) show(address);
        },
        () => {
          shown = "";
          picture.hidden = true;
          state.replaceChildren(element("span", { "data-error": "" }, [m.gone]), ...(view.editable ? [button(m.another, choose)] : []));
        },
      );
    });
  }

  picture.addEventListener("dblclick", open);
  const stopWatching = blocks.uploads.watch(id, draw);
  picture.hidden = true;
  draw();
  return {
    dom,
    update(next) {
      if (next.type !== node.type || next.attrs["id"] !== node.attrs["id"]) return false;
      node = next;
      draw();
      return true;
    },
    number({ figures }) {
      label = figures.get(id) ?? null;
      draw();
    },
    selectNode: () => dom.classList.add("ProseMirror-selectednode"),
    deselectNode: () => dom.classList.remove("ProseMirror-selectednode"),
    stopEvent: (event) => event.target === edge || (event.target instanceof Element && event.target.closest("button") !== null),
    ignoreMutation: () => true,
    destroy() {
      stopWatching();
      stopDrawing();
    },
  };
};
