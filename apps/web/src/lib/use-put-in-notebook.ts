import { useRef, useState } from "react";
import { call } from "./api-client.ts";

type Put = { state: "none" | "putting"; noteId: null } | { state: "put"; noteId: string };

/** Makes a note of a text, once: afterwards it says which note that is. `put` throws what the call throws. */
export function usePutInNotebook(generationId: string): Put & { put: () => Promise<void> } {
  const [now, setNow] = useState<Put & { of: string }>({ state: "none", noteId: null, of: generationId });
  // A repeat after a lost answer finds the note of the first try.
  const request = useRef({ of: generationId, id: "" });
  const current: Put = now.of === generationId ? now : { state: "none", noteId: null };
  const put = async () => {
    if (current.state !== "none") return;
    if (request.current.of !== generationId || request.current.id === "") request.current = { of: generationId, id: crypto.randomUUID() };
    setNow({ state: "putting", noteId: null, of: generationId });
    try {
      const { noteId } = await call("/api/note/create", { generationId, requestId: request.current.id });
      setNow({ state: "put", noteId, of: generationId });
    } catch (error) {
      setNow({ state: "none", noteId: null, of: generationId });
      throw error;
    }
  };
  return { ...current, put };
}
