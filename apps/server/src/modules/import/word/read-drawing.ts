import { descend, elementsOf, findAll, settingOf, textOf, type XmlElement } from "../../word-format/index.ts";
import type { NoFigures, WordChart } from "./charts/word-chart.ts";
import { chooseAlternative } from "./choose-alternative.ts";
import type { LeftOuts, MarkedKind } from "./left-out.ts";
import type { Piece } from "./pieces.ts";

/** How a picture is shown: `width` in EMU, 0 where the file does not say. */
export type ShownPicture = { readonly width: number; readonly alt: string };
/** A picture, or why there is none. */
export type PictureReading = Piece | { readonly kind: "lost"; readonly as: MarkedKind; readonly name: string };

export type DrawingSetting = {
  readonly left: LeftOuts;
  picture(relationship: string, shown: ShownPicture): PictureReading;
  /** Reads a chart with its figures, or the reason why there are none. */
  chart(relationship: string): WordChart | NoFigures;
  /** The words of a SmartArt graphic, a line each. */
  diagram(relationship: string): readonly string[];
};

/** What is known of the drawing an element stands in. `scale`: EMU to a unit of the group, null outside of groups. */
type Place = ShownPicture & { readonly scale: number | null };

/** Programs whose objects are formulas: Equation.3, Equation.DSMT4 (MathType), Equation.KSEE3 (WPS), Equation.AxMath. */
const FORMULA_PROGRAM = /^(equation|mathtype|axmath)/i;
const VML_SHAPES: ReadonlySet<string> = new Set([
  ...["v:shape", "v:rect", "v:oval", "v:roundrect", "v:line", "v:polyline", "v:arc", "v:curve", "v:image"],
]);
/** A box of text, and one that goes on with the text of another. */
const BOXES = ["w:txbxContent", "wps:linkedTxbx"] as const;
/** The shape a picture or a canvas has, which draws nothing by itself. */
const FRAME_TYPE = /_t75$/;

/** Pictures, boxes of text and marks for what a document cannot hold, from a `w:drawing`, `w:pict` or `w:object`, in their order. */
export function readDrawing(drawing: XmlElement, setting: DrawingSetting): Piece[] {
  const { left } = setting;
  if (drawing.name === "w:object") return readObject(drawing, setting);
  const [extent] = findAll(drawing, "wp:extent");
  const [properties] = findAll(drawing, "wp:docPr");
  const width = Number(extent?.attributes["cx"] ?? 0) || 0;
  const pieces = readInner(drawing, { width, alt: properties?.attributes["descr"] ?? "", scale: null });
  if (findAll(drawing, "dgm:relIds").length === 0 && pieces.some(({ kind }) => kind === "textBox")) left.add("textBoxes");
  if (pieces.length > 0 || BOXES.some((name) => findAll(drawing, name).length > 0)) return pieces;
  return [left.lose("objects", findAll(drawing, "w:control")[0]?.attributes["w:name"])];

  function readInner(element: XmlElement, place: Place): Piece[] {
    return elementsOf(element).flatMap((child) => readElement(child, place));
  }

  function readElement(element: XmlElement, place: Place): Piece[] {
    const { name, attributes } = element;
    switch (name) {
      case "mc:AlternateContent": {
        const chosen = chooseAlternative(element);
        return chosen === undefined ? [] : readInner(chosen, place);
      }
      case "w:txbxContent":
        return isBlank(element) ? [] : [{ kind: "textBox", content: element }];
      case "v:textpath":
        return boxOf(attributes["string"] === undefined ? [] : [attributes["string"]]);
      case "wpg:wgp":
      case "wpg:grpSp":
        return readInner(element, { ...place, scale: place.scale ?? scaleOf(element, place.width) });
      case "pic:pic":
        return readInner(element, place.scale === null ? place : placeInGroup(element, place.scale));
      case "a:blip":
        return showPicture(attributes["r:embed"] ?? attributes["r:link"] ?? "", place);
      case "v:imagedata":
        return showPicture(attributes["r:id"] ?? attributes["o:relid"] ?? attributes["r:href"] ?? "", place);
      case "c:chart": {
        const chart = setting.chart(attributes["r:id"] ?? "");
        return [typeof chart === "string" ? left.lose(chart) : { kind: "chart", chart }];
      }
      case "cx:chart":
        return [left.lose("charts")];
      case "dgm:relIds":
        return [left.lose("diagrams"), ...boxOf(setting.diagram(attributes["r:dm"] ?? ""))];
      case "wps:wsp":
        return readShape(element, { ...place, width: 0 });
      default:
        return VML_SHAPES.has(name) ? readShape(element, place) : readInner(element, place);
    }
  }

  /** A shape is its words and pictures; one without any is a line, an arrow or a figure. */
  function readShape(shape: XmlElement, place: Place): Piece[] {
    const { attributes } = shape;
    if (attributes["o:hr"] === "t") return [{ kind: "rule" }];
    const inner = readInner(shape, place);
    const isBox = BOXES.some((box) => findAll(shape, box).length > 0);
    return inner.length > 0 || isBox || FRAME_TYPE.test(attributes["type"] ?? "") ? inner : [left.lose("shapes")];
  }

  function showPicture(relationship: string, place: ShownPicture): Piece[] {
    const read = setting.picture(relationship, place);
    return [read.kind === "lost" ? left.lose(read.as, read.name) : read];
  }
}

/** The picture an embedded object shows, where a document can hold it; a mark otherwise. */
function readObject(object: XmlElement, { left, picture }: DrawingSetting): Piece[] {
  const [embedded] = findAll(object, "o:OLEObject");
  const program = embedded?.attributes["ProgID"];
  if (FORMULA_PROGRAM.test(program ?? "")) return [left.lose("objectFormulas", program)];
  const shown = findAll(object, "v:imagedata").map(({ attributes }) => picture(attributes["r:id"] ?? "", { width: 0, alt: "" }));
  const pictures = shown.flatMap((read) => (read.kind === "lost" ? [] : [read]));
  if (pictures.length === 0) return [left.lose("objects", program)];
  if (embedded !== undefined) left.add("objects", program);
  return pictures;
}

/** How wide a unit of a group is in EMU. */
function scaleOf(group: XmlElement, width: number): number {
  const inside = Number(settingOf(descend(group, "wpg:grpSpPr", "a:xfrm", "a:chExt"), "cx") ?? 0);
  return inside > 0 ? width / inside : 0;
}

function placeInGroup(picture: XmlElement, scale: number): Place {
  const width = Number(settingOf(descend(picture, "pic:spPr", "a:xfrm", "a:ext"), "cx") ?? 0) || 0;
  return { width: width * scale, alt: settingOf(descend(picture, "pic:nvPicPr", "pic:cNvPr"), "descr") ?? "", scale };
}

const isBlank = (box: XmlElement): boolean =>
  textOf(box).trim() === "" && ["w:drawing", "w:pict", "w:object", "w:sym", "w:tbl"].every((name) => findAll(box, name).length === 0);

/** Lines as a box of text; none where there are no lines. */
function boxOf(lines: readonly string[]): Piece[] {
  const wrap = (name: string, children: XmlElement["children"]): XmlElement => ({ name, attributes: {}, children });
  const paragraphs = lines.map((line) => wrap("w:p", [wrap("w:r", [wrap("w:t", [line])])]));
  return lines.length === 0 ? [] : [{ kind: "textBox", content: wrap("w:txbxContent", paragraphs) }];
}
