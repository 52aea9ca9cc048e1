import { documentRoots } from "@tangleaf/document/model";
import { placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { OpenedDocument } from "./opened-document.ts";
import css from "./rescued-banner.module.css";

/** Words a merge has deleted though nobody did: one passage at a time, put back where they stood or dropped. */
export function RescuedBanner({ opened }: { opened: OpenedDocument }) {
  const [first, ...others] = opened.rescued;
  if (first === undefined) return null;
  const drop = () => {
    const { rescued } = documentRoots(opened.editor.doc);
    const at = rescued.toArray().findIndex(({ id }) => id === first.id);
    if (at !== -1) rescued.delete(at, 1);
  };
  const putBack = () => {
    opened.asOneStep(() => insertText(opened, first.text, first.headingId));
    drop();
    toast({ tone: "ok", title: m.rescued.isBack, pill: true });
  };
  return (
    <div className={css["banner"]}>
      <Banner
        tone="amber"
        icon="warning-circle"
        action={
          <span className={css["actions"]}>
            <Button size="sm" tone="solid" onClick={putBack}>
              {m.rescued.back}
            </Button>
            <Button size="sm" tone="ghost" onClick={drop}>
              {m.rescued.drop}
            </Button>
          </span>
        }
      >
        <p>{m.rescued.text}</p>
        <p className={css["text"]}>{first.text}</p>
        {others.length === 0 ? null : <p>{m.rescued.more(others.length)}</p>}
      </Banner>
    </div>
  );
}

/** At the end of its section where that is still there, else at the end of the text. */
function insertText({ editor: { editor } }: OpenedDocument, text: string, headingId: string | null): void {
  const { state, view } = editor;
  const { paragraph } = state.schema.nodes;
  if (paragraph === undefined) return;
  const blocks = placedBlocks(state.doc);
  const from = blocks.findIndex(({ node }) => node.type.name === "heading" && node.attrs["id"] === headingId);
  const next = from === -1 ? -1 : blocks.findIndex(({ node }, at) => at > from && node.type.name === "heading");
  const last = blocks[next === -1 ? blocks.length - 1 : next - 1];
  const at = last === undefined ? state.doc.content.size - 1 : last.pos + last.node.nodeSize;
  const lines = text.split("\n").map((line) => paragraph.create(null, line === "" ? null : state.schema.text(line)));
  view.dispatch(state.tr.insert(at, lines).scrollIntoView());
}
