import type { Notebook, OutputOf, RouteAt } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Chip, ChipLink } from "#ui/chip/chip.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { FIXED_SHELVES, type Shelf } from "./api.ts";
import css from "./folder-chips.module.css";
import { folderColour } from "./folder-colour.ts";

type FolderChipsProps = {
  shelf: Shelf;
  folders: readonly Notebook[];
  counts: OutputOf<RouteAt<"/api/notebook/list">>["counts"];
  onAdd: () => void;
};

/** The shelves in one row that scrolls, where there is no sidebar. */
export function FolderChips({ shelf, folders, counts, onAdd }: FolderChipsProps) {
  const current = (key: Shelf) => (key === shelf ? { "aria-current": "page" as const } : {});
  return (
    <nav className={css["row"]} aria-label={m.folders}>
      {FIXED_SHELVES.slice(0, 1).map((key) => (
        <ChipLink key={key} to={webPaths.notebookIndex(key)} {...current(key)}>
          {m.shelves[key]} {counts[key]}
        </ChipLink>
      ))}
      {folders.map(({ notebookId, title, colour, notes }) => (
        <ChipLink
          key={notebookId}
          to={webPaths.notebookIndex(notebookId)}
          {...current(notebookId)}
          className={css["folder"]}
          style={folderColour(colour)}
        >
          <Icon name="bookmark-simple-fill" size={14} />
          {title} {notes}
        </ChipLink>
      ))}
      {FIXED_SHELVES.slice(1).map((key) => (
        <ChipLink key={key} to={webPaths.notebookIndex(key)} {...current(key)}>
          {m.shelves[key]} {counts[key]}
        </ChipLink>
      ))}
      <Chip onClick={onAdd}>
        <Icon name="plus" size={14} />
        {m.folder.add}
      </Chip>
    </nav>
  );
}
