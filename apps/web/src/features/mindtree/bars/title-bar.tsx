import { SaveState } from "#features/document/bars/save-state.tsx";
import { cx } from "#lib/cx.ts";
import { usePhone } from "#lib/use-phone.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import type { TreeDialog } from "../tree-dialogs.tsx";
import type { OpenedTree } from "../use-tree.ts";
import css from "./bars.module.css";

/** What it is called, and whether it is safe. */
export function TitleBar({ opened }: { opened: OpenedTree }) {
  const title = opened.root.node.text;
  return (
    <div className={cx(css["box"], css["title"])}>
      <b className={css["name"]} title={title}>
        {title === "" ? m.untitled : title}
      </b>
      <Saved opened={opened} />
    </div>
  );
}

export function Saved({ opened: { sync, client } }: { opened: OpenedTree }) {
  if (client !== null) return <SaveState state={sync} rescued={false} />;
  // Of this browser alone: there is no line that could be down.
  return <SaveState state={sync.keeps ? sync : { ...sync, kind: "error", message: m.notKept }} rescued={false} savedText={m.saved} />;
}

type WaysOutProps = { opened: OpenedTree; onDialog: (dialog: TreeDialog) => void; onFind: () => void };

export function WaysOut({ opened, onDialog, onFind }: WaysOutProps) {
  return (
    <div className={css["box"]}>
      <MoreMenu opened={opened} onDialog={onDialog} onFind={onFind} />
      <Button tone="ghost" size="sm" onClick={() => onDialog("note")}>
        <Icon name="notebook" />
        <span className={css["words"]}>{m.bar.toNote}</span>
      </Button>
      <Button tone="solid" size="sm" onClick={() => onDialog("export")}>
        <Icon name="export" />
        <span className={css["words"]}>{m.bar.export}</span>
      </Button>
    </div>
  );
}

export function MoreMenu({ opened, onDialog, onFind }: WaysOutProps) {
  const isPhone = usePhone();
  return (
    <Menu
      label={m.bar.more}
      trigger={(props) => (
        <Button tone="ghost" size="sm" iconOnly aria-label={m.bar.more} {...props}>
          <Icon name="dots-three" />
        </Button>
      )}
    >
      <MenuItem onClick={onFind}>
        <Icon name="magnifying-glass" />
        {m.bar.find}
      </MenuItem>
      <MenuItem onClick={() => onDialog("details")}>
        <Icon name="note-pencil" />
        {m.bar.details}
      </MenuItem>
      {opened.client === null ? null : (
        <MenuItem onClick={() => onDialog("versions")}>
          <Icon name="clock-counter-clockwise" />
          {m.bar.versions}
        </MenuItem>
      )}
      <MenuItem onClick={() => onDialog("note")}>
        <Icon name="notebook" />
        {m.side.note}
      </MenuItem>
      <MenuItem onClick={() => onDialog("essay")}>
        <Icon name="list-numbers" />
        {m.side.essay}
      </MenuItem>
      <MenuItem onClick={() => onDialog("export")}>
        <Icon name="export" />
        {m.bar.export}
      </MenuItem>
      {isPhone ? null : (
        <MenuItem onClick={() => onDialog("keys")}>
          <Icon name="keyboard" />
          {m.bar.help}
        </MenuItem>
      )}
    </Menu>
  );
}
