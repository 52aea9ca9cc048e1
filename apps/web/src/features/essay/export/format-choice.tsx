import type { Limits } from "@tangleaf/contract/limits";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import type { ExportFormat } from "./api.ts";
import css from "./format-choice.module.css";

const FORMATS: readonly { format: ExportFormat; icon: IconName; isOpen: (limits: Limits) => boolean }[] = [
  { format: "docx", icon: "file-doc", isOpen: ({ wordDownload }) => wordDownload },
  { format: "md", icon: "file-md", isOpen: () => true },
  { format: "html", icon: "printer", isOpen: () => true },
  { format: "json", icon: "brackets-curly", isOpen: ({ essayJson }) => essayJson },
];

/** Whether the caller's level may have a format. */
export const isFormatOpen = (format: ExportFormat, limits: Limits): boolean =>
  FORMATS.some((one) => one.format === format && one.isOpen(limits));

type FormatChoiceProps = { value: ExportFormat; onChange: (format: ExportFormat) => void; limits: Limits };

/** The formats of a file; one that is for members can be chosen, and says so. */
export function FormatChoice({ value, onChange, limits }: FormatChoiceProps) {
  return (
    <fieldset className={css["formats"]}>
      <legend>{m.format.label}</legend>
      {FORMATS.map(({ format, icon, isOpen }) => (
        <label key={format}>
          <input type="radio" name="export-format" checked={value === format} onChange={() => onChange(format)} />
          <Icon name={isOpen(limits) ? icon : "lock-simple"} />
          <span>
            <b>{m.format[format]}</b>
            <small>{isOpen(limits) ? m.format[`${format}Hint`] : m.format.locked}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
