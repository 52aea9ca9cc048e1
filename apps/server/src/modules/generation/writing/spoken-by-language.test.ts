import { describe, expect, it } from "vitest";
import { createAnswerGuards } from "./answer-guards.ts";

/** A part of a section in each language. */
const BODIES = {
  fr: "Les magasins comptent leur stock à la fin du mois.\n\nLes écarts ne sont pas consignés, ce qui rend la vérification impossible.",
  es: "Las tiendas cuentan sus existencias a fin de mes.\n\nLas diferencias no se anotan, lo que impide cualquier comprobación.",
  ru: "Магазины считают товар в конце месяца.\n\nРасхождения не записывают, поэтому проверить их нельзя.",
  ja: "店舗では月末に店員が棚卸しを行う。\n\n差異は記録されないため、後から確かめることができない。",
} as const;
type Language = keyof typeof BODIES;

/** The text as a person gets it, from pieces of one, four and very many units. */
function cleanAll(text: string, outputKind?: string): string[] {
  return [1, 4, 1000].map((units) => {
    const guards = createAnswerGuards({ written: "", outputKind });
    let out = "";
    for (let at = 0; at < text.length; at += units) out += guards.reduce((part, guard) => guard.push(part), text.slice(at, at + units));
    return out + guards.reduce((part, guard) => (part === "" ? "" : guard.push(part)) + guard.end(), "");
  });
}
const same = (text: string) => [text, text, text];

const LEAD_INS: readonly (readonly [Language, string])[] = [
  ["fr", "Voici le texte :"],
  ["fr", "**Voici le texte de la section « Méthode » :**"],
  ["fr", "Voici le texte de la section demandée :"],
  ["fr", "Voici la version révisée de votre lettre :"],
  ["fr", "Voici une traduction complète :"],
  ["fr", "Bien sûr ! Voici la section rédigée selon vos consignes :"],
  ["fr", "D’accord, voici une introduction pour votre mémoire :"],
  ["fr", "Ci-dessous la section demandée :"],
  ["es", "Aquí tienes el texto:"],
  ["es", "Aquí está la versión revisada de tu carta:"],
  ["es", "¡Claro! Aquí tienes la sección sobre el inventario:"],
  ["es", "Claro, aquí tienes:"],
  ["es", "A continuación, te presento el texto de la sección «Método»:"],
  ["es", "Por supuesto. Aquí tiene la carta corregida:"],
  ["ru", "Вот текст:"],
  ["ru", "Вот полный текст раздела «Методика»:"],
  ["ru", "Конечно! Вот раздел о складском учёте:"],
  ["ru", "Вот перевод вашего письма:"],
  ["ru", "Ниже приведена исправленная версия:"],
  ["ru", "Вот вариант, который вы просили:"],
  ["ja", "以下が本文です。"],
  ["ja", "以下は修正した文章です："],
  ["ja", "承知しました。以下が「調査の方法」の本文です。"],
  ["ja", "以下に、ご依頼の文章を作成しました。"],
  ["ja", "こちらがご依頼の原稿になります。"],
];

const CLOSINGS: readonly (readonly [Language, string])[] = [
  ["fr", "N'hésitez pas à me dire si vous souhaitez une version plus courte ou un autre ton."],
  ["fr", "N’hésitez pas à me faire savoir si vous souhaitez que je développe cette section."],
  ["fr", "Si vous le souhaitez, je peux adapter le ton ou proposer une version plus concise."],
  ["fr", "Souhaitez-vous que je raccourcisse le texte ?"],
  ["fr", "J'espère que ce texte vous conviendra. Si vous souhaitez une autre version, dites-le-moi."],
  ["es", "Si quieres, puedo ajustar el tono o la extensión."],
  ["es", "Si lo deseas, puedo ampliar esta sección o escribir una versión más formal."],
  ["es", "No dudes en decirme si necesitas una versión más breve."],
  ["es", "¿Quieres que resuma el texto?"],
  ["es", "Espero que este texto te sea útil."],
  ["ru", "Если нужно, могу сократить текст или сделать более официальный вариант."],
  ["ru", "Если хотите, я могу изменить стиль."],
  ["ru", "Дайте знать, если потребуется расширить этот раздел."],
  ["ru", "Надеюсь, этот текст вам поможет! При необходимости могу подготовить другой вариант."],
  ["ja", "必要であれば、文体や長さを調整いたします。"],
  ["ja", "ご希望があれば、短い版も作成できますのでお知らせください。"],
  ["ja", "この文章がお役に立てば幸いです。必要に応じて文字数を調整しますので、お申し付けください。"],
];

/** Texts that begin and end like that themselves. */
const TEXTS: readonly string[] = [
  "Voici le programme de la journée :\n\n9 h, accueil.",
  "Voici le texte de la motion adoptée hier :\n\n« Le conseil demande… »",
  "Voici la lettre que j’ai reçue ce matin :\n\nMonsieur,",
  "Voici la version finale du règlement :\n\nArticle 1.",
  "Bien sûr, voici la difficulté :\n\npersonne ne compte.",
  "Voici l’hiver.\n\nTout se tait.",
  "Madame,\n\nVotre dossier est complet.\n\nN'hésitez pas à me contacter",
  "Le colis part lundi.\n\nN’hésitez pas à me faire savoir si vous souhaitez modifier la date.",
  "Le rapport est joint.\n\nSi vous le souhaitez, je peux vous envoyer une version plus détaillée du dossier.",
  "Le contrat est joint.\n\nSi vous souhaitez des modifications, dites-le-moi.",
  "Le contrat est joint.\n\nSi vous le souhaitez, je peux modifier le texte du contrat.",
  "Relisez tout.\n\nSi vous voulez raccourcir le texte, supprimez le deuxième paragraphe.",
  "Le projet avance. Si vous souhaitez une autre version, dites-le-moi.",
  "Aquí tienes la lista:\n\npan, leche.",
  "Aquí tienes el texto de la canción:\n\nLa, la.",
  "A continuación se presentan los resultados:\n\nTabla 1.",
  "Claro, aquí está el problema:\n\nnadie cuenta.",
  "Nos vemos el jueves.\n\nSi quieres, puedo pasar por tu casa.",
  "La reunión es el jueves.\n\nSi quieres, puedo cambiar la fecha.",
  "Un abrazo.\n\nNo dudes en escribirme si necesitas algo más.",
  "Adjunto el contrato.\n\nSi lo desea, puedo revisar el texto de la cláusula tercera.",
  "Вот план на неделю:\n\nпонедельник — учёт.",
  "Вот текст объявления:\n\n«Магазин закрыт».",
  "Вот письмо от директора:\n\nКоллеги!",
  "Ниже приведены результаты:\n\nТаблица 1.",
  "Встречаемся в пять.\n\nЕсли нужно, могу приехать раньше.",
  "Встреча в среду.\n\nДайте знать, если потребуется изменить время.",
  "Договор приложен.\n\nПри необходимости могу сократить текст договора.",
  "Проверьте объём.\n\nЕсли нужно сократить текст, уберите второй абзац.",
  "以下が本日の議題です。\n\n一、棚卸し。",
  "以下は会議で配布した原稿です。\n\n皆さま。",
  "承知いたしました。以下の日程でお願いいたします。\n\n六月三日。",
  "こちらが新しい倉庫です。\n\n広い。",
  "資料を同封します。\n\nご不明な点がございましたら、お気軽にお知らせください。",
  "見積書を送ります。\n\n必要であれば、資料をお送りします。",
  "手順は以上。\n\n必要に応じて、本文の該当箇所を修正してください。",
  "カーテンを届けます。\n\nご希望に応じて、長さを調整いたします。",
];

describe("what a model says around a text in other languages goes", () => {
  it.each(LEAD_INS)("before it (%s): %s", (language, lead) => {
    expect(cleanAll(`${lead}\n\n${BODIES[language]}`)).toEqual(same(BODIES[language]));
  });

  it.each(CLOSINGS)("after it (%s): %s", (language, closing) => {
    for (const rule of ["", "---\n\n"]) {
      expect(cleanAll(`${BODIES[language]}\n\n${rule}${closing}\n`).map((text) => text.trimEnd())).toEqual(same(BODIES[language]));
    }
  });
});

describe("a text in other languages keeps what only looks like that", () => {
  it.each(TEXTS)("%j", (text) => {
    expect(cleanAll(text)).toEqual(same(text));
  });

  it.each(CLOSINGS)("also an offer where a letter may make it (%s): %s", (language, closing) => {
    const text = `${BODIES[language]}\n\n${closing}`;
    expect(cleanAll(text, "letter")).toEqual(same(text));
  });

  it.each(Object.entries(BODIES))("and is shown as it comes (%s)", (_, body) => {
    const [guard] = createAnswerGuards({ written: "", outputKind: undefined });
    expect(guard?.push(body.slice(0, 12))).toBe(body.slice(0, 12));
  });
});
