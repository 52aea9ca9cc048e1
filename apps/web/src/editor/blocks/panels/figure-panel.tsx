import { useState } from "react";
import { blockMessages } from "#messages/blocks.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { pickPictures } from "../figure/choose-figure.ts";
import { AnchoredPanel } from "./anchored-panel.tsx";
import { setAttributes, useNodeAt } from "./node-at.ts";
import { Actions } from "./panel-actions.tsx";
import type { PanelProps } from "./panel-props.ts";
import { TextLine, wordsOrNull } from "./text-line.tsx";

const m = blockMessages.figure;
const FULL = 100;
const WIDTH_MIN = 10;

/** Title, source, alternative text and width of a picture. */
export function FigurePanel({ editor, blocks, panel, onClose, anchor }: PanelProps<"figure">) {
  const node = useNodeAt(editor, panel.pos, "figure", onClose);
  const [values, setValues] = useState(() => ({
    caption: String(node?.attrs["caption"] ?? ""),
    source: String(node?.attrs["source"] ?? ""),
    alt: String(node?.attrs["alt"] ?? ""),
    width: Number(node?.attrs["width"] ?? FULL),
  }));
  if (node === null) return null;
  const close = () => {
    const { caption, source, alt, width } = values;
    setAttributes(editor, panel.pos, {
      caption: wordsOrNull(caption),
      source: wordsOrNull(source),
      alt: wordsOrNull(alt),
      width: width === FULL ? null : width,
    });
    onClose();
  };
  const line = (name: "caption" | "source" | "alt", hint?: string) => (
    <TextLine
      label={m[name]}
      {...(hint === undefined ? {} : { hint })}
      value={values[name]}
      onChange={(words) => setValues({ ...values, [name]: words })}
    />
  );
  return (
    <AnchoredPanel label={m.title} anchor={anchor} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {line("caption")}
        {line("source")}
        {line("alt", m.altHint)}
        <Field label={m.width} aside={`${values.width}%`}>
          {({ id }) => (
            <input
              id={id}
              type="range"
              min={WIDTH_MIN}
              max={FULL}
              step={5}
              value={values.width}
              onChange={(event) => setValues({ ...values, width: Number(event.target.value) })}
            />
          )}
        </Field>
        <Actions>
          <Button
            size="sm"
            onClick={() =>
              pickPictures(false, ([file]) => {
                if (!file) return;
                setAttributes(editor, panel.pos, { blobId: null });
                blocks.uploads.start(editor.view, String(node.attrs["id"]), file);
              })
            }
          >
            {m.another}
          </Button>
          <Button tone="solid" size="sm" type="submit">
            {m.done}
          </Button>
        </Actions>
      </form>
    </AnchoredPanel>
  );
}
