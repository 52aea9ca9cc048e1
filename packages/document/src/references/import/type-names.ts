import type { ReferenceType } from "../reference.ts";

/** What formats call a type, in small letters: RIS and BibTeX by their codes, the others by words. */
const TYPE_NAMES: Readonly<Record<ReferenceType, string>> = {
  article: "jour|jfull|mgzn|ejour|inpr|article|journal article|journal|magazine article|electronic article|期刊|期刊论文|journal paper",
  newspaper: "news|newspaper|newspaper article|报纸|报纸文章",
  book: "book|edbook|ebook|mvbook|booklet|manual|edited book|electronic book|whole book|book, whole|book,whole|图书|专著",
  chapter: "chap|echap|inbook|incollection|suppbook|book section|book chapter|book, section|electronic book section|book,section",
  compilation: "collection|年鉴|汇编",
  proceedings: "proceedings|mvproceedings|会议录",
  conference:
    "conf|cpaper|inproceedings|conference|conference paper|conference proceedings|conference proceeding|国内会议|国际会议|会议|会议论文",
  thesis:
    "thes|thesis|phdthesis|mastersthesis|dissertation|dissertation/thesis|dissertation/thesis, unpublished|博士|硕士|学位论文|硕士论文|博士论文|thesis (ph.d.)",
  report: "rprt|report|techreport|government document|govdoc|科技成果|成果|科技报告|报告|white paper",
  standard: "stand|standard|标准|国家标准|行业标准",
  patent: "pat|patent|专利|中国专利|海外专利",
  webpage: "elec|web|blog|icomm|online|electronic|www|web page|webpage|website|internet communication|网页|electronic source",
  preprint: "unpb|unpublished|preprint|unpublished work|预印本",
  dataset: "data|dataset|数据集",
  database: "dbase|aggr|online database|aggregated database|数据库",
  software: "comp|software|computer program|计算机程序|软件",
  archive: "manscpt|manuscript|ancient text|档案",
  map: "map|地图",
  other: "gen|generic|misc|other",
};

const BY_NAME = new Map(
  Object.entries(TYPE_NAMES).flatMap(([type, names]) => names.split("|").map((name) => [name, type as ReferenceType] as const)),
);

/** The type a format means by this word; undefined for words nobody knows. */
export function typeByName(name: string): ReferenceType | undefined {
  return BY_NAME.get(name.slice(0, 60).trim().toLowerCase());
}
