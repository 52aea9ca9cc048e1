import { NOTE_OUTLINE } from "@tangleaf/contract/note-outline";
import { useState } from "react";
import { formInputsOf } from "#lib/form-input.ts";
import { useSession } from "#lib/session-store.ts";

/** What is said for an outline. */
export type OutlineForm = { material: string; length: number; depth: number };

const { length, depth } = NOTE_OUTLINE;
const EMPTY: OutlineForm = { material: "", length: length.default, depth: depth.default };

/** The form of a note's outlines: kept in the browser as it is typed, also while the dialog is closed and over a reload. */
export function useOutlineForm(noteId: string): { form: OutlineForm; change: (changed: Partial<OutlineForm>) => void } {
  const owner = useSession((state) => state.owner);
  const name = `note-outline-${noteId}`;
  const [form, setForm] = useState<OutlineForm>(() => (owner === undefined ? EMPTY : readForm(formInputsOf(owner).read(name) ?? {})));
  return {
    form,
    change(changed) {
      const next = { ...form, ...changed };
      setForm(next);
      if (owner !== undefined) formInputsOf(owner).write(name, next, Date.now());
    },
  };
}

function readForm(kept: Readonly<Record<string, string | number>>): OutlineForm {
  const { material = "", length: characters, depth: levels } = kept;
  const within = (value: unknown, { min, max, default: usual }: { min: number; max: number; default: number }) =>
    typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : usual;
  return {
    material: String(material).slice(0, NOTE_OUTLINE.materialMaxCharacters),
    length: within(characters, length),
    depth: within(levels, depth),
  };
}
