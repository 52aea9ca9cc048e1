import type { CitationStyle } from "@tangleaf/contract";
import { call } from "#lib/api-client.ts";
import { queryClient } from "#lib/query-client.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { Select } from "#ui/field/field.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { type EssayLibrary, libraryQuery, refreshLibrary } from "./api.ts";
import css from "./references.module.css";

const EDITIONS = ["2015", "2025"] as const satisfies readonly CitationStyle["edition"][];
const SYSTEMS = ["numbers", "authorYear"] as const satisfies readonly CitationStyle["system"][];

/** Edition of the standard, and numbers or author and year: seen in text and list at once, kept with the essay. */
export function StyleChoice({ essayId, library }: { essayId: string; library: EssayLibrary }) {
  const change = async (changed: Partial<CitationStyle>) => {
    const style = { edition: library.edition, system: library.system, ...changed };
    queryClient.setQueryData(libraryQuery(essayId).queryKey, (known) => known && { ...known, ...style });
    try {
      await call("/api/reference/style", { essayId, ...style }, { shownBy: "action" });
    } catch (error) {
      toastRefusal(error, m.style.failed);
      await refreshLibrary(essayId);
    }
  };
  return (
    <div className={css["style"]}>
      <Select
        aria-label={m.style.edition}
        value={library.edition}
        onChange={(event) => void change({ edition: event.target.value as CitationStyle["edition"] })}
      >
        {EDITIONS.map((one) => (
          <option key={one} value={one}>
            {m.style.editions[one]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={m.style.system}
        value={library.system}
        onChange={(event) => void change({ system: event.target.value as CitationStyle["system"] })}
      >
        {SYSTEMS.map((one) => (
          <option key={one} value={one}>
            {m.style.systems[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
