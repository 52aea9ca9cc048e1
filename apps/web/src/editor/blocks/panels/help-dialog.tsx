import { keyLabel } from "#lib/key-label.ts";
import { blockMessages } from "#messages/blocks.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { type ActionName, actionOf } from "../actions.ts";
import css from "./help-dialog.module.css";

const m = blockMessages.help;

const GROUPS: readonly { readonly title: string; readonly names: readonly ActionName[] }[] = [
  { title: m.groups.marks, names: ["bold", "italic", "underline", "strike", "highlight", "sup", "sub", "code", "link"] },
  {
    title: m.groups.blocks,
    names: [
      "paragraph",
      "heading1",
      "heading2",
      "heading3",
      "heading4",
      "heading5",
      "heading6",
      "bulletList",
      "orderedList",
      "blockquote",
      "codeBlock",
      "alignLeft",
      "alignCenter",
      "alignRight",
      "alignJustify",
    ],
  },
  { title: m.groups.insert, names: ["mathInline", "mathBlock", "footnote", "pageBreak"] },
  { title: m.groups.structure, names: ["blockUp", "blockDown", "sectionUp", "sectionDown", "columnNarrower", "columnWider"] },
  { title: m.groups.other, names: ["find", "replace", "toolbar", "help"] },
];

/** Keys that are no action of their own. */
const MORE: readonly (readonly [key: string, words: string])[] = [
  [m.slash, m.slashText],
  ["Tab", m.indent],
  [keyLabel("Shift-Tab"), m.outdent],
  [`${keyLabel("Mod")} ${m.click}`, m.openLink],
  [keyLabel("Mod-z"), m.undo],
  [keyLabel("Mod-y"), m.redo],
];

/** All keys of the editor. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.title} width="lg" focusWhole>
      <div className={css["groups"]}>
        {GROUPS.map(({ title, names }, at) => (
          <section key={title}>
            <h3 className={css["title"]}>{title}</h3>
            <dl>
              {names.map((name) => (
                <Row key={name} keys={keyLabel(actionOf(name).keys?.[0] ?? "")} words={blockMessages.actions[name]} />
              ))}
              {at === GROUPS.length - 1 ? MORE.map(([keys, words]) => <Row key={words} keys={keys} words={words} />) : null}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Row({ keys, words }: { keys: string; words: string }) {
  return (
    <div className={css["row"]}>
      <dt>{words}</dt>
      <dd>
        <kbd>{keys}</kbd>
      </dd>
    </div>
  );
}
