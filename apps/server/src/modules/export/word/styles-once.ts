import type { Document, IStylesOptions } from "docx";
import { lateIdsOf, withIds } from "./late-ids.ts";
import { xmlOf } from "./xml-of.ts";

/** Profiles of files one process writes at about the same time are few; the styles of one are 20 KB. */
const KNOWN_MOST = 16;
const known = new Map<string, string>();
/** What stands in the part for the styles: their ids to come. */
const PLACE = /<w:styles>([^<]*)<\/w:styles>|<w:styles\/>/;
const LIST_ID = /^\{(.+)-(\d+)\}$/;

/** The styles of a file. Files of one profile have the same, of which the library makes hundreds of objects: it writes them once. */
export type StylesOnce = {
  /** What the library is to make of them. */
  readonly options: IStylesOptions;
  /** Stands in for the styles while the file is written; what comes back puts them into their part. */
  readonly placeIn: (document: Document) => (part: string) => string;
};

export function stylesOnce(styles: IStylesOptions): StylesOnce {
  const key = JSON.stringify(styles);
  let xml = known.get(key);
  const placeIn: StylesOnce["placeIn"] = ({ Styles, Numbering }) => {
    const write = Styles.prepForXml.bind(Styles);
    Styles.prepForXml = (context) => {
      xml ??= xmlOf(write(context));
      keep(key, xml);
      const ids = lateIdsOf(xml);
      for (const id of ids) {
        const [, reference = "", instance] = LIST_ID.exec(id) ?? [];
        Numbering.createConcreteNumberingInstance(reference, Number(instance));
      }
      return { "w:styles": ids.length === 0 ? {} : [ids.join(" ")] };
    };
    return (part) => part.replace(PLACE, (_, ids: string | undefined) => withIds(xml ?? "", ids?.split(" ") ?? []));
  };
  return { options: xml === undefined ? styles : {}, placeIn };
}

/** The one asked for last is the last to go. */
function keep(key: string, xml: string): void {
  known.delete(key);
  known.set(key, xml);
  for (const oldest of known.keys()) if (known.size > KNOWN_MOST) known.delete(oldest);
}
