import type { EssayOutline } from "@tangleaf/contract";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./version-tabs.module.css";

const m = essayOutlineMessages.versions;

type VersionTabsProps = { outlines: readonly EssayOutline[]; no: number; onShow: (no: number) => void };

/** The versions of an essay's outlines. */
export function VersionTabs({ outlines, no, onShow }: VersionTabsProps) {
  return (
    <div className={css["tabs"]}>
      <Segmented
        label={m.label}
        value={String(no)}
        onChange={(chosen) => onShow(Number(chosen))}
        options={outlines.map((one) => ({ value: String(one.no), label: m.version(one.no) }))}
      />
    </div>
  );
}
