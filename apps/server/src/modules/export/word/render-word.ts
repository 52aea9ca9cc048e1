import { parseMarkdown } from "@tangleaf/document";
import { Document, DocumentGridType, Packer, PageOrientation } from "docx";
import { printable } from "../printable.ts";
import { separateTitle } from "../separate-title.ts";
import { bodyToWord } from "./body-to-word.ts";
import { chineseLook } from "./chinese-look.ts";
import { englishLook } from "./english-look.ts";
import { footersOf } from "./footers-of.ts";
import { listNumbering } from "./list-numbering.ts";
import { officialLook } from "./official-look.ts";
import { stylesOf } from "./styles-of.ts";
import { mmToTwips, twips } from "./units.ts";
import type { WordLook } from "./word-look.ts";
import type { WordTask } from "./word-task.ts";

const A4_MM = { width: 210, height: 297 };
const HEADER_MM = 15;
const LABEL_PROPERTY = "AIGC";

/** Builds the .docx. Runs in a worker: 300,000 characters take the thread for a second. */
export async function renderWord(task: WordTask): Promise<Uint8Array> {
  const chinese = task.language === "zh";
  const official = chinese && task.official;
  const look = official ? officialLook : chinese ? chineseLook : englishLook;
  const sheet = separateTitle(parseMarkdown(task.text), { title: task.title, official });
  const { children, starts } = bodyToWord({ ...sheet, look, official, chinese });
  const document = new Document({
    title: printable(sheet.title),
    creator: task.product,
    lastModifiedBy: task.product,
    ...(task.visibleLabel === null ? {} : { description: task.visibleLabel }),
    customProperties: [{ name: LABEL_PROPERTY, value: printable(task.labelJson) }],
    styles: stylesOf(look),
    numbering: listNumbering(look, starts),
    evenAndOddHeaderAndFooters: look.pageNumber.place === "outside",
    sections: [{ properties: pageOf(look), footers: footersOf(look, task.visibleLabel), children }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function pageOf(look: WordLook) {
  const { marginMm, grid } = look;
  return {
    page: {
      size: { width: mmToTwips(A4_MM.width), height: mmToTwips(A4_MM.height), orientation: PageOrientation.PORTRAIT },
      margin: {
        top: mmToTwips(marginMm.top),
        right: mmToTwips(marginMm.right),
        bottom: mmToTwips(marginMm.bottom),
        left: mmToTwips(marginMm.left),
        header: mmToTwips(HEADER_MM),
        footer: mmToTwips(marginMm.footer),
      },
    },
    ...(grid === null ? {} : { grid: { type: DocumentGridType.LINES, linePitch: twips(grid.pitchPoints) } }),
  };
}
