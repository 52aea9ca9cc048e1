import { type CatalogueField, type CatalogueScene, formOf } from "@tangleaf/catalogue";
import { FIELD_MAX_CHARACTERS, type Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { cleanText } from "./clean-text.ts";

const PLAIN_NUMBER = /^-?\d+$/;

export type Fields = Readonly<Record<string, string | number>>;

/**
 * The form's values as the scene defines them: cleaned, numbers as numbers, defaults filled in, empty optional ones left out.
 * Throws AppError field.* with the field's key and label.
 */
export function checkFields(scene: CatalogueScene, given: Readonly<Record<string, string | number>>, variant: Variant): Fields {
  const form = formOf(scene);
  const known = new Set(form.map(({ key }) => key));
  for (const key of Object.keys(given)) {
    if (!known.has(key)) throw new AppError("field.unknown", { field: key });
  }
  const fields: Record<string, string | number> = {};
  for (const field of form) {
    const raw = Object.hasOwn(given, field.key) ? given[field.key] : undefined;
    const value = field.type === "number" ? checkNumber(field, raw, variant) : checkText(field, raw, variant);
    if (value !== undefined) fields[field.key] = value;
    else if (field.required) throw new AppError("field.required", { field: field.key, params: { label: field.label[variant] } });
  }
  return fields;
}

function checkText(field: CatalogueField, raw: string | number | undefined, variant: Variant): string | undefined {
  const text = cleanText(raw === undefined ? "" : String(raw)).trim();
  if (text.length > FIELD_MAX_CHARACTERS) {
    throw new AppError("field.tooLong", { field: field.key, params: { label: field.label[variant], max: FIELD_MAX_CHARACTERS } });
  }
  return text === "" ? undefined : text;
}

/** More than any number has, with spaces around it. */
const NUMBER_MAX_UNITS = 100;

function checkNumber(field: CatalogueField, raw: string | number | undefined, variant: Variant): number | undefined {
  const label = field.label[variant];
  if (raw === undefined || (typeof raw === "string" && raw.trim() === "")) return field.default;
  // As a person types it, full-width digits included; "0x1f" and "1e3" are no way to fill in a form.
  const typed = typeof raw === "number" || raw.length > NUMBER_MAX_UNITS ? "" : raw.normalize("NFKC").trim();
  const value = typeof raw === "number" ? raw : PLAIN_NUMBER.test(typed) ? Number(typed) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new AppError("field.notNumber", { field: field.key, params: { label } });
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field;
  if (value < min || value > max) throw new AppError("field.outOfBounds", { field: field.key, params: { label, min, max } });
  return value;
}
