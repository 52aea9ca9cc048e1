import { tablePaths } from "@tangleaf/contract/table";
import { useState } from "react";
import { useNavigate } from "react-router";
import { tableMessages as m } from "#messages/table.ts";
import { makeTable } from "../make-table.ts";
import { faultText } from "../open-table.ts";

type Problem = { readonly name: string; readonly text: string };

/** Makes a table of a file, of pasted text or of a sample, and opens it; what was not taken is said with its reason. */
export function useMakeTable() {
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const make = async (name: string, bytes: () => Promise<Uint8Array>, title?: string): Promise<void> => {
    setProblem(null);
    setWorking(true);
    try {
      const tableId = await makeTable({ bytes: await bytes(), name, ...(title === undefined ? {} : { title }) });
      void navigate(tablePaths.sheet(tableId));
    } catch (error) {
      setProblem({ name: title ?? name, text: faultText(error) });
    } finally {
      setWorking(false);
    }
  };
  return {
    working,
    problem,
    setProblem,
    takeFile: (file: File) => make(file.name, async () => new Uint8Array(await file.arrayBuffer())),
    takeText: (text: string, title: string = m.create.pasted) => make(`${title}.txt`, async () => new TextEncoder().encode(text), title),
  };
}
