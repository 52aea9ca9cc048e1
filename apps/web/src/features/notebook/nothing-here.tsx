import { webPaths } from "@tangleaf/contract/web-paths";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { isFolder, type Shelf } from "./api.ts";
import { newNotePath } from "./new-note-path.ts";

type NothingHereProps = {
  shelf: Shelf;
  /** Nothing matched; otherwise the shelf is empty. */
  found: boolean;
  onShowAll: () => void;
};

/** Why no note is listed, and what to do. */
export function NothingHere({ shelf, found, onShowAll }: NothingHereProps) {
  if (found) {
    return (
      <EmptyState
        cells={m.nothingFound.cells}
        title={m.nothingFound.title}
        action={<Button onClick={onShowAll}>{m.nothingFound.action}</Button>}
      >
        {m.nothingFound.text}
      </EmptyState>
    );
  }
  if (shelf === "bin") {
    return (
      <EmptyState
        cells={m.emptyBin.cells}
        title={m.emptyBin.title}
        action={<ButtonLink to={webPaths.notebookIndex("all")}>{m.noFolder.action}</ButtonLink>}
      >
        {m.emptyBin.text}
      </EmptyState>
    );
  }
  const words = isFolder(shelf) ? m.emptyFolder : m.empty;
  return (
    <EmptyState
      cells={words.cells}
      title={words.title}
      action={
        <ButtonLink tone="solid" to={newNotePath(shelf)}>
          {m.empty.action}
        </ButtonLink>
      }
    >
      {words.text}
    </EmptyState>
  );
}
