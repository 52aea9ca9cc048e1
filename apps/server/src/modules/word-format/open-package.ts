import { strFromU8, unzipSync } from "fflate";
import { elementsOf, parseXml, TooManyElements, XML_ELEMENTS_MAX, type XmlElement } from "./parse-xml.ts";
import { useUsualPrefixes } from "./use-usual-prefixes.ts";

/** Why a file is not read; each is a reason of the contract. */
export const REFUSALS = [
  "import.notWord",
  "import.oldWord",
  "import.encrypted",
  "import.macros",
  "import.tooLarge",
  "import.tooManyParagraphs",
  "import.tooManyRuns",
  "import.tooManyElements",
  "import.damaged",
] as const;
export type Refusal = (typeof REFUSALS)[number];

export class RefusedFile extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** As many as a document may have nodes. Cells are bounded alike: each has a paragraph. */
export const PARAGRAPHS_MAX = 100_000;
/** Pieces of text with the same format. */
const RUNS_MAX = 400_000;
const WORD_ELEMENTS_MAX = { "w:p": PARAGRAPHS_MAX, "w:tc": PARAGRAPHS_MAX, "w:r": RUNS_MAX } as const;
const TOO_MANY: Readonly<Record<string, Refusal>> = {
  "w:p": "import.tooManyParagraphs",
  "w:tc": "import.tooManyParagraphs",
  "w:r": "import.tooManyRuns",
};
const BOUNDS: Readonly<Record<string, number>> = {
  "import.tooManyParagraphs": PARAGRAPHS_MAX,
  "import.tooManyRuns": RUNS_MAX,
  "import.tooManyElements": XML_ELEMENTS_MAX,
};

/** Values in the sentence of a refusal: the bound, where it names one. */
export function refusalParams(refusal: string): { readonly params?: { readonly max: number } } {
  const max = BOUNDS[refusal];
  return max === undefined ? {} : { params: { max } };
}

const MEGABYTE = 1024 * 1024;
const FILE_MAX_BYTES = 50 * MEGABYTE;
const ENTRIES_MAX = 4000;
/** Unpacked. The text of a book is 20 MB of XML. */
const PART_MAX_BYTES = 64 * MEGABYTE;
const UNPACKED_MAX_BYTES = 160 * MEGABYTE;
const ZIP_SIGNATURE = "504b0304";
/** Old Office files, and the containers of encrypted ones. */
const OLE_SIGNATURE = "d0cf11e0a1b11ae1";
const ENCRYPTED_STREAM = Buffer.from("EncryptedPackage", "utf16le");
const TYPES_PART = "[Content_Types].xml";
const ROOT_RELATIONSHIPS = "_rels/.rels";
const MAIN_TYPE = "wordprocessingml.document.main+xml";
/** Where the main part is as a rule, and the folder its parts are named by here wherever they are. */
const USUAL_MAIN = "word/document.xml";
const FOLDER = "word/";
const DETAILS_PART = /^customXml\/item[1-9]\.xml$/;
/** Parts that are read, in the folder of the main one. */
const READ_PARTS = /^(?:[^/]+\.xml|_rels\/[^/]+\.rels|theme\/[^/]+\.xml|diagrams\/data[^/]*\.xml|charts\/chart[^/]*\.xml|media\/[^/]+)$/;

export type Relationship = { readonly type: string; readonly target: string; readonly isExternal: boolean };

/** The parts of a .docx that are read. */
export type WordPackage = {
  readonly document: XmlElement;
  /** A part beside the document as XML, `styles.xml` under whatever name it has; undefined where there is none. */
  part(name: string): XmlElement | undefined;
  /** Paths begin with `word/`, wherever the document is. */
  bytes(path: string): Uint8Array | undefined;
  text(path: string): string | undefined;
  /** What the ids in the document stand for. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** What the ids in a part beside the document stand for. */
  relationshipsOf(name: string): ReadonlyMap<string, Relationship>;
};

/**
 * Unpacks a .docx. Counts and sizes are looked at before anything is unpacked, nothing is unpacked beyond the size it names, and
 * only parts with known names are. Paragraphs, cells and runs are counted as a part is read. Throws RefusedFile, XmlError.
 */
export function openPackage(bytes: Uint8Array): WordPackage {
  if (bytes.byteLength > FILE_MAX_BYTES) throw new RefusedFile("import.tooLarge");
  const signature = Buffer.from(bytes.subarray(0, 8)).toString("hex");
  if (signature === OLE_SIGNATURE)
    throw new RefusedFile(Buffer.from(bytes).includes(ENCRYPTED_STREAM) ? "import.encrypted" : "import.oldWord");
  if (!signature.startsWith(ZIP_SIGNATURE)) throw new RefusedFile("import.notWord");
  const types = decodeEntry(unpackParts(bytes, (name) => name === TYPES_PART || name === ROOT_RELATIONSHIPS));
  const main = findMain(types(ROOT_RELATIONSHIPS), types(TYPES_PART));
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const isPart = (name: string) => name.startsWith(folder) && READ_PARTS.test(name.slice(folder.length));
  const unpacked = unpackParts(bytes, (name) => DETAILS_PART.test(name) || isPart(name));
  const parts = Object.fromEntries(
    Object.entries(unpacked).map(([name, part]) => [isPart(name) ? `${FOLDER}${name.slice(folder.length)}` : name, part]),
  );
  const text = decodeEntry(parts);
  const mainName = main.slice(folder.length);
  const document = text(`${FOLDER}${mainName}`);
  const kinds = types(TYPES_PART);
  if (kinds === undefined || document === undefined) throw new RefusedFile("import.notWord");
  if (/macroEnabled|vbaProject/i.test(kinds)) throw new RefusedFile("import.macros");
  if (!kinds.includes("wordprocessingml")) throw new RefusedFile("import.notWord");
  const readLinks = (name: string): ReadonlyMap<string, Relationship> => {
    const links = text(`${FOLDER}_rels/${name}.rels`);
    return links === undefined ? new Map<string, Relationship>() : readRelationships(parsePart(links), folder);
  };
  const relationships = readLinks(mainName);
  /** The name a part has in this file. */
  const findName = (usual: string): string => {
    const named = [...relationships.values()].find(({ type, isExternal }) => !isExternal && `${type}.xml` === usual)?.target;
    return named !== undefined && parts[`${FOLDER}${named}`] !== undefined ? named : usual;
  };
  return {
    document: parsePart(document),
    part: (name) => {
      const source = text(`${FOLDER}${findName(name)}`);
      return source === undefined ? undefined : parsePart(source);
    },
    relationshipsOf: (name) => readLinks(findName(name)),
    bytes: (path) => parts[path],
    text,
    relationships,
  };
}

function decodeEntry(parts: Readonly<Record<string, Uint8Array>>): (path: string) => string | undefined {
  return (path) => {
    const part = parts[path];
    return part === undefined ? undefined : decodePart(part);
  };
}

/** The path of the main part, which the file names; programs on the web call it word/document2.xml. */
function findMain(relationships: string | undefined, types: string | undefined): string {
  const links = relationships === undefined ? [] : [...readRelationships(parsePart(relationships)).values()];
  const named = links.find(({ type }) => type === "officeDocument")?.target;
  if (named !== undefined) return named.replace(/^\//, "");
  const kinds = types === undefined ? [] : elementsOf(parsePart(types));
  const typed = kinds.find(({ attributes }) => attributes["ContentType"]?.includes(MAIN_TYPE) === true)?.attributes["PartName"];
  return (typed ?? USUAL_MAIN).replace(/^\//, "");
}

function parsePart(source: string): XmlElement {
  try {
    return useUsualPrefixes(parseXml(source, WORD_ELEMENTS_MAX));
  } catch (error) {
    throw error instanceof TooManyElements ? new RefusedFile(TOO_MANY[error.element ?? ""] ?? "import.tooManyElements") : error;
  }
}

/**
 * The parts of an Office file that `isRead` names. Counts and sizes are looked at before anything is unpacked, nothing is unpacked
 * beyond the size it names, and entries that share their bytes are refused: few bytes would unpack to much. Throws RefusedFile.
 */
export function unpackParts(bytes: Uint8Array, isRead: (name: string) => boolean): Record<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  let packed = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        packed += size;
        if (++entries > ENTRIES_MAX) throw new RefusedFile("import.tooLarge");
        if (packed > bytes.byteLength) throw new RefusedFile("import.damaged");
        if (!isRead(name)) return false;
        total += originalSize;
        if (originalSize > PART_MAX_BYTES || total > UNPACKED_MAX_BYTES) throw new RefusedFile("import.tooLarge");
        return true;
      },
    });
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile("import.damaged");
  }
}

/** XML parts are UTF-8, seldom UTF-16. */
export function decodePart(part: Uint8Array): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(part);
  return strFromU8(part).replace(/^\ufeff/, "");
}

/** Relationships by their ids; targets inside of `folder` are named from there. */
export function readRelationships(root: XmlElement, folder: string | null = null): Map<string, Relationship> {
  return new Map(
    elementsOf(root).map(({ attributes }): [string, Relationship] => [
      attributes["Id"] ?? "",
      {
        type: attributes["Type"]?.split("/").at(-1) ?? "",
        target: folder === null ? (attributes["Target"] ?? "") : withoutStart(attributes["Target"] ?? "", `/${folder}`),
        isExternal: attributes["TargetMode"] === "External",
      },
    ]),
  );
}

const withoutStart = (text: string, start: string): string => (text.startsWith(start) ? text.slice(start.length) : text);
