import { TABLE, tablePaths } from "@tangleaf/contract/table";
import type { RowsTaken } from "@tangleaf/table/read";
import { useState } from "react";
import { useNavigate } from "react-router";
import { tableMessages as m } from "#messages/table.ts";
import { EngineError } from "../engine/engine-line.ts";
import type { FirstRows } from "../engine/sheet-view.ts";
import { makeTable } from "../make-table.ts";
import { faultText } from "../open/table-state.ts";

/** `takeFirst`: there are more rows than a table may have, and the first could be taken. */
type Problem = { readonly name: string; readonly text: string; readonly takeFirst?: () => Promise<void> };

type Wanted = { readonly name: string; readonly title?: string; readonly rows?: RowsTaken };

/** Makes a table of a file, of pasted text or of a sample, and opens it; what was not taken is said with its reason. */
export function useMakeTable() {
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [first, setFirst] = useState<FirstRows | null>(null);
  const make = async (wanted: Wanted, bytes: Uint8Array<ArrayBuffer> | File): Promise<void> => {
    setProblem(null);
    setWorking(true);
    try {
      const tableId = await makeTable({ ...wanted, bytes, onFirst: setFirst });
      void navigate(tablePaths.sheet(tableId));
    } catch (error) {
      const isLong = error instanceof EngineError && error.fault.is === "read" && error.fault.fault === "tooManyRows";
      const takeFirst = () => make({ ...wanted, rows: "first" }, bytes);
      setProblem({ name: wanted.title ?? wanted.name, text: faultText(error), ...(isLong && { takeFirst }) });
    } finally {
      setFirst(null);
      setWorking(false);
    }
  };
  /** One file is read at a time: of several it is said that one is wanted. A file that is too large is not even loaded. */
  const takeFiles = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) setProblem({ name: m.create.several(files.length), text: m.create.oneFile });
    else if (file.size > TABLE.fileBytes) setProblem({ name: file.name, text: m.fault.read.tooLarge });
    else await make({ name: file.name }, file);
  };
  return {
    working,
    /** Of the file that is being read. */
    first,
    problem,
    takeFiles,
    takeText: (text: string, title: string = m.create.pasted) => make({ name: `${title}.txt`, title }, new TextEncoder().encode(text)),
  };
}
