import { NOTE_BIN_DAYS } from "@tangleaf/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useSession } from "#lib/session-store.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuItem } from "#ui/menu/menu.tsx";
import { isFolder, notebooksQuery, type Shelf } from "./api.ts";
import type { Asked } from "./asked-dialog.tsx";
import { FolderChips } from "./folder-chips.tsx";
import { folderColour } from "./folder-colour.ts";
import { newNotePath } from "./new-note-path.ts";
import css from "./shelf-head.module.css";

type ShelfHeadProps = { shelf: Shelf; onAsk: (asked: Asked) => void };

/** Name of the shelf, and ways to begin a note on it. */
export function ShelfHead({ shelf, onAsk }: ShelfHeadProps) {
  const signedIn = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...notebooksQuery, enabled: signedIn });
  const folder = data?.list.find(({ notebookId }) => notebookId === shelf);
  const [title, lead] = wordsOf();
  return (
    <>
      <header className={css["head"]}>
        <div className={css["words"]}>
          <h1>
            {folder === undefined ? null : (
              <span className={css["bookmark"]} style={folderColour(folder.colour)}>
                <Icon name="bookmark-simple-fill" size={24} />
              </span>
            )}
            {title}
            {folder === undefined ? null : (
              <Button
                tone="ghost"
                size="sm"
                iconOnly
                aria-label={m.folder.edit(folder.title)}
                onClick={() => onAsk({ kind: "folder", folder })}
              >
                <Icon name="sliders-horizontal" size={16} />
              </Button>
            )}
          </h1>
          <p>{lead}</p>
        </div>
        {signedIn && shelf !== "bin" ? <CreateButtons shelf={shelf} onAsk={onAsk} /> : null}
      </header>
      {data === undefined ? null : (
        <FolderChips shelf={shelf} folders={data.list} counts={data.counts} onAdd={() => onAsk({ kind: "folder" })} />
      )}
    </>
  );

  function wordsOf(): readonly [title: string, lead: string] {
    if (shelf === "bin") return [m.shelves.bin, m.bin.lead(NOTE_BIN_DAYS)];
    if (shelf === "unfiled") return [m.shelves.unfiled, m.lead];
    if (!isFolder(shelf)) return [m.title, m.lead];
    if (folder !== undefined) return [folder.title, m.lead];
    return [data === undefined ? m.title : m.noFolder.title, data === undefined ? m.lead : m.noFolder.text];
  }
}

function CreateButtons({ shelf, onAsk }: ShelfHeadProps) {
  const navigate = useNavigate();
  return (
    <div className={css["buttons"]}>
      <Button onClick={() => onAsk({ kind: "outline" })}>
        <Icon name="download-simple" />
        {m.outline.action}
      </Button>
      <div className={css["pair"]}>
        <ButtonLink tone="solid" to={newNotePath(shelf)} className={css["first"]} prefetch="none">
          <Icon name="plus" />
          {m.create.action}
        </ButtonLink>
        <Menu
          label={m.create.label}
          trigger={(props) => (
            <Button tone="solid" iconOnly aria-label={m.create.label} className={css["second"]} {...props}>
              <Icon name="caret-down" size={14} />
            </Button>
          )}
        >
          <MenuItem onClick={() => void navigate(newNotePath(shelf))}>
            <Icon name="note-pencil" />
            {m.create.blank}
          </MenuItem>
          <MenuItem onClick={() => onAsk({ kind: "outline" })}>
            <Icon name="list-numbers" />
            {m.create.outline}
          </MenuItem>
          <MenuItem onClick={() => onAsk({ kind: "file" })}>
            <Icon name="file-arrow-up" />
            {m.create.file}
          </MenuItem>
          <MenuItem onClick={() => onAsk({ kind: "text" })}>
            <Icon name="files" />
            {m.create.text}
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}
