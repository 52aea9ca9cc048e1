import { TABLE, tablePaths } from "@tangleaf/contract/table";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { momentOf } from "#lib/day-of.ts";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import css from "#ui/shelf/shelf.module.css";
import { toast } from "#ui/toast/toast-store.ts";
import { keepForGood, type ListedTable, refreshTables, removeTable, renameTable } from "../api.ts";

/** One table of the list: opened, renamed, removed. */
export function TableCard({ table }: { table: ListedTable }) {
  const [name, setName] = useState<string | null>(null);
  const usedAt = new Date(table.usedAt).toISOString();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const title = name?.trim() ?? "";
    setName(null);
    if (title === "" || title === table.title) return;
    await renameTable(table, title).then(refreshTables, () => undefined);
  };
  const remove = async () => {
    try {
      const back = await removeTable(table);
      await refreshTables();
      const undo = () => void back().then(refreshTables, () => undefined);
      toast({ tone: "ok", title: m.list.removed, pill: true, action: { text: m.list.undo, run: undo } });
    } catch {
      // The page has said why.
    }
  };
  return (
    <li className={css["item"]}>
      <Link to={tablePaths.sheet(table.tableId)} prefetch="intent" className={css["card"]}>
        <b>{table.title}</b>
        <span>{m.sheet.size(table.rows, table.columns)}</span>
        <small>
          <time dateTime={usedAt}>{momentOf(usedAt, new Date())}</time>
          {typeof table.expiresAt === "string" ? ` · ${m.list.goes(momentOf(table.expiresAt, new Date()))}` : null}
        </small>
      </Link>
      <div className={css["actions"]}>
        <Menu
          label={m.list.more(table.title)}
          trigger={(props) => (
            <Button {...props} size="sm" tone="ghost" iconOnly aria-label={m.list.more(table.title)}>
              <Icon name="dots-three" size={16} />
            </Button>
          )}
        >
          <MenuItem onClick={() => setName(table.title)}>
            <Icon name="pencil-simple" size={16} />
            {m.list.rename}
          </MenuItem>
          {typeof table.expiresAt === "string" ? (
            <MenuItem onClick={() => void keepForGood(table).then(refreshTables, () => undefined)}>
              <Icon name="floppy-disk" size={16} />
              {m.list.keep}
            </MenuItem>
          ) : null}
          <MenuItem danger onClick={() => void remove()}>
            <Icon name="trash" size={16} />
            {m.list.remove}
          </MenuItem>
        </Menu>
      </div>
      <Dialog
        open={name !== null}
        onClose={() => setName(null)}
        title={m.list.rename}
        width="sm"
        actions={
          <>
            <Button onClick={() => setName(null)}>{m.cancel}</Button>
            <Button tone="solid" type="submit" form={`rename-${table.tableId}`}>
              {m.list.take}
            </Button>
          </>
        }
      >
        <form id={`rename-${table.tableId}`} onSubmit={(event) => void rename(event)}>
          <Field label={m.list.name}>
            {(control) => (
              <TextInput
                {...control}
                value={name ?? ""}
                maxLength={TABLE.titleMaxCharacters}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        </form>
      </Dialog>
    </li>
  );
}
