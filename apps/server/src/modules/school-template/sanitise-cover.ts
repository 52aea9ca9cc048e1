import type { TemplateCoverProblem } from "@tangleaf/contract";
import {
  childOf,
  elementsOf,
  findAll,
  isElement,
  settingOf,
  sizeOf,
  textOf,
  type WordPackage,
  type XmlElement,
} from "../word-format/index.ts";

/** A picture of a cover, by the id it is referred to by. */
export type CoverPicture = { readonly id: string; readonly path: string; readonly bytes: Uint8Array };

export type CleanCover = {
  readonly blocks: readonly XmlElement[];
  readonly pictures: readonly CoverPicture[];
  readonly problems: readonly TemplateCoverProblem[];
  /** Runs of a content control, by the name it has. */
  readonly controls: ReadonlyMap<XmlElement, string>;
};

const PICTURES_MAX_BYTES = 4 * 1024 * 1024;
const BLANK = "________";
/** Elements whose content stands in their place: fields show their result, changes are accepted. */
const UNWRAPPED = new Set(["w:hyperlink", "w:smartTag", "w:ins", "w:moveTo", "w:customXml", "w:fldSimple", "w:dir", "w:bdo"]);
/** Elements with properties: everything of Word's own in them is kept, but for what leads out of the cover. */
const PROPERTIES = new Set(["w:pPr", "w:rPr", "w:tblPr", "w:tblPrEx", "w:trPr", "w:tcPr", "w:tblGrid"]);
const NO_PROPERTIES = new Set([
  "w:sectPr",
  "w:numPr",
  "w:ins",
  "w:del",
  "w:moveFrom",
  "w:moveTo",
  "w:pPrChange",
  "w:rPrChange",
  "w:tblPrChange",
  "w:tblGridChange",
  "w:trPrChange",
  "w:tcPrChange",
  "w:pageBreakBefore",
  "w:lang",
  "w:divId",
  "w:cnfStyle",
]);
const CONTAINERS = new Set(["w:p", "w:r", "w:tbl", "w:tr", "w:tc"]);
const SIGNS = new Set(["w:t", "w:tab", "w:cr", "w:noBreakHyphen", "w:sym"]);
/** What can hold programs or other files. */
const OBJECTS = new Set(["w:object", "w:control", "w:altChunk", "w:subDoc", "w:contentPart"]);
/** Parts of a picture. Links of pictures are none of them. */
const IN_PICTURE = /^(?:wp|a|pic):/;
const NOT_IN_PICTURE = /^(?:a:hlink|a:ext(?:Lst)?$|a:audio|a:video|a:snd|a:quickTime|a:wavAudio)/;
const NAMESPACES = {
  "a:graphic": { "xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main" },
  "pic:pic": { "xmlns:pic": "http://schemas.openxmlformats.org/drawingml/2006/picture" },
} as const;
const DRAWING_IDS_FROM = 900_000;

/** Blocks of a cover with nothing in them but text, tables, their looks and pictures: no links, fields, programs or objects. */
export function sanitiseCover(blocks: readonly XmlElement[], file: WordPackage): CleanCover {
  const pictures = new Map<string, CoverPicture>();
  const problems = new Set<TemplateCoverProblem>();
  const controls = new Map<XmlElement, string>();
  let pictureBytes = 0;
  let drawings = 0;

  function clean(element: XmlElement): XmlElement[] {
    const { name } = element;
    if (OBJECTS.has(name)) problems.add("object");
    if (name === "w:drawing") return drawing(element);
    if (name === "w:pict" || name === "mc:AlternateContent") return shape(element);
    if (name === "w:sdt") return control(element);
    if (UNWRAPPED.has(name)) return elementsOf(element).flatMap(clean);
    if (PROPERTIES.has(name)) return [properties(element)];
    if (name === "w:br") return element.attributes["w:type"] === undefined ? [{ name, attributes: {}, children: [] }] : [];
    if (SIGNS.has(name))
      return [{ name, attributes: ownAttributes(element), children: element.children.filter((child) => !isElement(child)) }];
    if (!CONTAINERS.has(name)) return [];
    return [{ name, attributes: {}, children: endsWithParagraph(name, elementsOf(element).flatMap(clean)) }];
  }

  /** A content control is its content; what stands there to be typed over is a blank. */
  function control(element: XmlElement): XmlElement[] {
    const settings = childOf(element, "w:sdtPr");
    const inside = elementsOf(childOf(element, "w:sdtContent")).flatMap(clean);
    const label = settingOf(childOf(settings, "w:alias")) ?? settingOf(childOf(settings, "w:tag")) ?? "";
    const isPlaceholder = childOf(settings, "w:showingPlcHdr") !== undefined;
    const runs = inside.flatMap((one) => (one.name === "w:r" ? [one] : findAll(one, "w:r")));
    if (!isPlaceholder) {
      for (const run of runs) controls.set(run, label);
      return inside;
    }
    let isFirst = true;
    const blank = (one: XmlElement): XmlElement => {
      if (one.name !== "w:r") return { ...one, children: one.children.map((child) => (isElement(child) ? blank(child) : child)) };
      const look = elementsOf(one).filter(({ name }) => name === "w:rPr");
      const words = isFirst ? [{ name: "w:t", attributes: {}, children: [BLANK] }] : [];
      isFirst = false;
      const run = { ...one, children: [...look, ...words] };
      controls.set(run, label);
      return run;
    };
    return inside.map(blank);
  }

  /** Shapes of the older kind, or for several programs: only a picture among them is kept. */
  function shape(element: XmlElement): XmlElement[] {
    if (findAll(element, "w:txbxContent").some((box) => textOf(box).trim() !== "")) problems.add("textBox");
    if (findAll(element, "w:object").length > 0) problems.add("object");
    const [choice] = findAll(element, "w:drawing");
    return choice === undefined ? [] : drawing(choice);
  }

  function drawing(element: XmlElement): XmlElement[] {
    if (findAll(element, "w:txbxContent").some((box) => textOf(box).trim() !== "")) problems.add("textBox");
    const [blip] = findAll(element, "a:blip");
    const id = pictureOf(blip?.attributes["r:embed"]);
    if (id === null || findAll(element, "pic:pic").length !== 1) return [];
    drawings += 1;
    return [picture(element, id)];
  }

  function picture(element: XmlElement, id: string): XmlElement {
    const { name } = element;
    const named = name === "wp:docPr" || name === "pic:cNvPr";
    const attributes = {
      ...ownAttributes(element),
      ...(name in NAMESPACES ? NAMESPACES[name as keyof typeof NAMESPACES] : {}),
      ...(name === "a:blip" ? { "r:embed": id } : {}),
      ...(named ? { id: String(DRAWING_IDS_FROM + drawings) } : {}),
    };
    const children = element.children.flatMap((child): (XmlElement | string)[] => {
      if (!isElement(child)) return [child];
      return IN_PICTURE.test(child.name) && !NOT_IN_PICTURE.test(child.name) ? [picture(child, id)] : [];
    });
    return { name, attributes, children };
  }

  /** Our name for a picture in the file; null where it is none, or somewhere else. */
  function pictureOf(relationship: string | undefined): string | null {
    const related = file.relationships.get(relationship ?? "");
    if (related === undefined || related.isExternal || related.target.includes("..")) return null;
    const target = related.target.replace(/^\/?(?:word\/)?/, "");
    const known = pictures.get(target);
    if (known !== undefined) return known.id;
    const bytes = file.bytes(`word/${target}`);
    const size = bytes === undefined ? null : sizeOf(bytes);
    if (bytes === undefined || size === null) return null;
    pictureBytes += bytes.byteLength;
    if (pictureBytes > PICTURES_MAX_BYTES) problems.add("tooLarge");
    const id = `templatePicture${pictures.size + 1}`;
    pictures.set(target, { id, path: `word/media/${id}.${size.type === "png" ? "png" : "jpg"}`, bytes });
    return id;
  }

  const cleaned = blocks.flatMap(clean);
  return { blocks: cleaned, pictures: [...pictures.values()], problems: [...problems], controls };
}

function properties(element: XmlElement): XmlElement {
  const children = elementsOf(element)
    .filter(({ name }) => name.startsWith("w:") && !NO_PROPERTIES.has(name))
    .map(properties);
  return { name: element.name, attributes: ownAttributes(element), children };
}

/** Attributes of Word's own, and those without a prefix; none that names another part. */
function ownAttributes({ attributes }: XmlElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => /^(?:w:(?!rsid)|xml:space$|[^:]+$)/.test(name) && name !== "xmlns"),
  );
}

/** A cell without a paragraph at its end is damaged. */
function endsWithParagraph(name: string, children: XmlElement[]): XmlElement[] {
  return name === "w:tc" && children.at(-1)?.name !== "w:p" ? [...children, { name: "w:p", attributes: {}, children: [] }] : children;
}
