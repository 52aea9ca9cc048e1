import { webPaths } from "@tangleaf/contract/web-paths";
import { droppedParts, type MadeFrom } from "@tangleaf/document/model";
import { Link } from "react-router";
import { useOutline } from "#editor/blocks/outline/use-outline.ts";
import { documentMessages } from "#messages/document.ts";
import { Check } from "#ui/check/check.tsx";
import type { OpenedDocument } from "../opened-document.ts";
import css from "./template-tab.module.css";
import { useMadeFrom, useTicks } from "./use-made-from.ts";

const m = documentMessages.template;

/** Beside a text that was made from a template: its checklist with ticks, what belongs around it, and what became of the skeleton. */
export function TemplateTab({ opened: { editor } }: { opened: Pick<OpenedDocument, "editor"> }) {
  const madeFrom = useMadeFrom(editor.doc);
  const { isOn, set } = useTicks(editor.doc);
  if (madeFrom === null) return null;
  const { pubId, title, checklist, bring, frame } = madeFrom;
  const lists = [
    { name: m.checklist, items: checklist, first: 0 },
    { name: m.bring, items: bring, first: checklist.length },
  ];
  return (
    <div className={css["tab"]}>
      <p className={css["from"]}>
        {m.from}
        <Link to={webPaths.template(pubId)}>{title}</Link>
      </p>
      {lists.map(({ name, items, first }) =>
        items.length === 0 ? null : (
          <fieldset key={name} className={css["list"]}>
            <legend>
              {name}
              <small>{m.ticked(items.filter((_, at) => isOn(first + at)).length, items.length)}</small>
            </legend>
            {items.map((item, at) => (
              <Check key={item} checked={isOn(first + at)} onChange={(on) => set(first + at, on)}>
                {item}
              </Check>
            ))}
          </fieldset>
        ),
      )}
      {frame.length === 0 ? null : (
        <section className={css["list"]}>
          <h2>{m.frame}</h2>
          <p className={css["words"]}>{frame.join(m.between)}</p>
        </section>
      )}
      <Compared editor={editor.editor} madeFrom={madeFrom} />
    </div>
  );
}

/** Which parts of the skeleton are gone, and what examiners then ask. */
function Compared({ editor, madeFrom }: { editor: OpenedDocument["editor"]["editor"]; madeFrom: MadeFrom }) {
  const dropped = droppedParts(madeFrom, useOutline(editor));
  return (
    <section className={css["list"]}>
      <h2>{m.compare}</h2>
      <p className={css["words"]}>{dropped.length === 0 ? m.allThere(madeFrom.parts.length) : m.dropped(dropped.length)}</p>
      <ul className={css["dropped"]}>
        {dropped.map(({ id, title, mistake }) => (
          <li key={id}>
            <b>{title}</b>
            {mistake === null ? null : <span>{m.asked(mistake)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
