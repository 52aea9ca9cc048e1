import { useParams } from "react-router";
import { NotebookPlaces } from "#features/notebook/notebook-places.tsx";
import { NotebookShelf } from "#features/notebook/notebook-shelf.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import css from "./notebook-screen.module.css";

export const meta = () => pageMeta({ title: m.title });

/** `/notebook/index/…`: all notes, those of a folder or of none, or the bin. */
export default function NotebookScreen() {
  const { notebookId = "all" } = useParams();
  return (
    <div className={css["page"]}>
      <QueryScope>
        <NotebookPlaces />
        <NotebookShelf key={notebookId} shelf={notebookId} />
      </QueryScope>
    </div>
  );
}
