import type { OutlineInput } from "@tangleaf/contract";
import { allocateLengths } from "@tangleaf/document/outline";

/** An outline of so many sections a chapter, of about the same length each; its last chapter concludes. */
export function outlineOf({ length, chapters }: { length: number; chapters: readonly number[] }): OutlineInput[] {
  const count = chapters.reduce((sum, sections) => sum + sections, 0);
  const lengths = allocateLengths(
    length,
    Array.from({ length: count }, (_, n) => 4 + (n % 3)),
  );
  return chapters.map((sections, chapter): OutlineInput => {
    const isLast = chapter === chapters.length - 1;
    const subPara = Array.from({ length: sections }, (_, n) => ({
      id: `s${chapter + 1}-${n + 1}`,
      title: `第${chapter + 1}章第${n + 1}节的盘点`,
      targetCnt: lengths.shift() ?? 0,
      textData: "说明门店的做法",
    }));
    return { id: `c${chapter + 1}`, title: isLast ? "结论" : `盘点的第${chapter + 1}个方面`, subPara };
  });
}
