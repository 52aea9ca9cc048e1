import type { Editor } from "@tiptap/core";
import { keyLabel } from "#lib/key-label.ts";
import { blockMessages } from "#messages/blocks.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { type ActionName, actionOf } from "../actions.ts";
import type { Blocks } from "../block-parts.ts";
import { sameFields, useEditorValue } from "../use-editor-value.ts";
import css from "./toolbar.module.css";

type ActionButtonProps = { editor: Editor; blocks: Blocks; name: ActionName };

/** A button of a toolbar: pressed where it holds for the selection, off where it cannot be done there. */
export function ActionButton({ editor, blocks, name }: ActionButtonProps) {
  const action = actionOf(name);
  const { isOn, isPossible } = useEditorValue(
    editor,
    ({ state }) => ({ isOn: action.isActive?.(state) ?? null, isPossible: action.isPossible?.(state) ?? true }),
    sameFields,
  );
  const label = blockMessages.actions[name];
  const [key] = action.keys ?? [];
  return (
    <button
      type="button"
      className={css["button"]}
      aria-label={label}
      title={key === undefined ? label : `${label} (${keyLabel(key)})`}
      {...(isOn === null ? {} : { "aria-pressed": isOn })}
      aria-disabled={!isPossible || undefined}
      onClick={(event) => isPossible && action.run(editor, blocks, event.currentTarget)}
    >
      <Icon name={action.icon} size={18} />
    </button>
  );
}
