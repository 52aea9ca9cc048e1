import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { refreshLibrary } from "./api.ts";

/** Asks for references to be looked up; what comes of it shows in the list. */
export function useCheck(essayId: string) {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    /** null: all that were not found yet. */
    async check(id: string | null): Promise<void> {
      setAsking(true);
      try {
        await call("/api/reference/check", { essayId, ...(id !== null && { referenceIds: [id] }) });
        await refreshLibrary(essayId);
      } catch {
        // The page has said it.
      } finally {
        setAsking(false);
      }
    },
  };
}
