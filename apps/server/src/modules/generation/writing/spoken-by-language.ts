/** What models say around a text in one language. Chinese and English stand in `spoken-around.ts`. */
export type SpokenLanguage = {
  /** How a line before a text begins, in lower case. */
  readonly leadStarts: readonly string[];
  /** Whole lines that announce a text as a thing made to order. */
  readonly leadIns: readonly RegExp[];
  /** How a sentence after a text begins, in lower case. */
  readonly offerStarts: readonly string[];
  /** What is offered: another version of the text, another tone. Letters offer other things. */
  readonly offered: readonly RegExp[];
  /** The model speaks of itself. A text about writing tells its reader what to do. */
  readonly speaker: RegExp;
  /** How a sentence begins that hopes the text helps, in lower case. */
  readonly hopeStarts: readonly string[];
  readonly hoped: RegExp;
};

const line = (...parts: readonly string[]) => new RegExp(`^${parts.join("")}$`, "iu");
const within = (...parts: readonly string[]) => new RegExp(parts.join(""), "iu");
const TITLE = '(?:\\s*[«“"][^»”"]{1,80}[»”"])';
/** Nothing says whose text it is: "le texte du contrat" is another one. */
const ends = (next: string) => `(?=\\s*(?:[.,;!?…—–]|$)|\\s+(?:${next})\\s)`;

const FR = {
  assent: "(?:bien sûr|certainement|d['’]accord|avec plaisir|très bien|entendu|parfait|volontiers)\\s*[,!.:–—-]*\\s*",
  here: "(?:voici|ci-dessous,?|vous trouverez ci-dessous)\\s+",
  article: "(?:(?:le|la|un|une|votre|ma|mon)\\s+|l['’])",
  text: "(?:texte|version|traduction|brouillon|ébauche|rédaction)",
  part: "(?:section|sous-section|partie|introduction|conclusion)",
  other: "(?:lettre|courriel|e-?mail|mail|message|discours|article|paragraphe|chapitre)",
  made: "(?:révisé|corrigé|reformulé|traduit|amélioré|retravaillé|remanié|abrégé|rédigé|finalisé)e?s?",
  asked: "(?:demandée?|complète?|finale?|que vous (?:m['’])?avez demandée?|selon vos (?:consignes|indications|instructions))",
  end: ends("ou|et|afin|pour|si|en|à|au|selon"),
};
const fr: SpokenLanguage = {
  leadStarts: [
    ...["voici", "ci-dessous", "vous trouverez ci-dessous", "bien sûr", "certainement", "d'accord", "d’accord"],
    ...["avec plaisir", "très bien", "entendu", "parfait", "volontiers"],
  ],
  leadIns: [
    // Voici le texte :  Voici la version révisée de votre lettre :  Voici le texte de la section « Méthode » :
    line(
      `(?:${FR.assent})?voici\\s+${FR.article}${FR.text}(?:\\s+(?:${FR.made}|${FR.asked}))?`,
      `(?:\\s+de\\s+(?:votre\\s+\\p{L}+|(?:la\\s+|l['’])${FR.part}(?:\\s+demandée)?${TITLE}?))?\\s*:`,
    ),
    // Voici la lettre corrigée :  Ci-dessous la section demandée :
    line(`(?:${FR.assent})?${FR.here}${FR.article}(?:${FR.text}|${FR.other}|${FR.part})\\s+${FR.made}(?:\\s+${FR.asked})?\\s*:`),
    line(`(?:${FR.assent})?${FR.here}${FR.article}${FR.part}(?:\\s+${FR.asked}|${TITLE})\\s*:`),
    // Bien sûr, voici une lettre de motivation pour ce poste :
    line(`${FR.assent}${FR.here}${FR.article}(?:\\p{L}+\\s+)?(?:${FR.text}|${FR.other}|${FR.part})(?!\\p{L})[^:]{0,80}:`),
  ],
  offerStarts: [
    ...["n'hésitez pas à me", "n’hésitez pas à me", "dites-moi", "faites-moi savoir", "si vous", "si besoin", "au besoin"],
    ...["si nécessaire", "souhaitez-vous que je", "voulez-vous que je", "aimeriez-vous que je", "préférez-vous que je"],
  ],
  offered: [
    within(
      "une (?:autre )?version (?:(?:plus|moins) )?",
      `(?:courte|longue|brève|formelle|concise|détaillée|développée|simple|soutenue|académique|abrégée)${FR.end}`,
    ),
    within(`(?:une autre version|un autre ton|un ton (?:plus|moins) \\p{L}+)${FR.end}`),
    within(`(?:ajuste|adapte|modifie|change)\\p{L}* (?:le ton|le style|la longueur|le registre|le niveau de langue)${FR.end}`),
    within(
      "(?:raccourci|allonge|développe|reformule|retravaille|réécri|simplifie|enrichi)\\p{L}* ",
      `(?:(?:le|ce) (?:texte|passage)|(?:la|cette) (?:section|rédaction|partie))${FR.end}`,
    ),
  ],
  speaker: /(?:^|[\s'’-])(?:je|me|moi|m['’])(?:[\s,.!'’]|$)|n['’]hésitez pas[\s!.]*$/iu,
  hopeStarts: ["j'espère que", "j’espère que"],
  hoped: line("j['’]espère que (?:ce texte|ce brouillon|cette rédaction)\\s.{0,60}"),
};

const ES = {
  assent: "¡?(?:claro(?: que sí)?|por supuesto|desde luego|con (?:mucho )?gusto|de acuerdo|perfecto|entendido)\\s*[,!.:–—-]*\\s*",
  here: "(?:aquí\\s+(?:tienes?|está|va|te dejo|le dejo)|a continuación,?\\s+(?:(?:te|le)\\s+(?:presento|dejo|comparto)|encontrará?s?))\\s+",
  article: "(?:el|la|un|una|tu|su)\\s+",
  text: "(?:texto|versión|traducción|borrador|redacción)",
  part: "(?:sección|subsección|introducción|conclusión)",
  other: "(?:carta|correo|mensaje|discurso|artículo|párrafo|capítulo)",
  made: "(?:revisad|corregid|reformulad|traducid|mejorad|reescrit|ampliad|redactad|adaptad)[oa]s?",
  asked: "(?:solicitad[oa]|pedid[oa]|complet[oa]|final|que (?:me )?(?:has|ha) pedido|que (?:pediste|pidió|solicitaste|solicitó))",
  end: ends("o|u|y|a|al|en|para|según|si"),
};
const es: SpokenLanguage = {
  leadStarts: [
    ...["aquí", "a continuación", "claro", "¡claro", "por supuesto", "¡por supuesto", "desde luego", "¡desde luego"],
    ...["con gusto", "¡con gusto", "con mucho gusto", "¡con mucho gusto", "de acuerdo", "perfecto", "¡perfecto", "entendido", "¡entendido"],
  ],
  leadIns: [
    // Aquí tienes el texto:  Aquí está la versión revisada de tu carta:
    line(
      `(?:${ES.assent})?${ES.here}${ES.article}${ES.text}(?:\\s+(?:${ES.made}|${ES.asked}))?`,
      `(?:\\s+de\\s+(?:(?:tu|su)\\s+\\p{L}+|la\\s+${ES.part}(?:\\s+solicitada)?${TITLE}?))?\\s*:`,
    ),
    // Aquí tienes la carta corregida:  A continuación te presento la sección solicitada:
    line(`(?:${ES.assent})?${ES.here}${ES.article}(?:${ES.text}|${ES.other}|${ES.part})\\s+${ES.made}(?:\\s+${ES.asked})?\\s*:`),
    line(`(?:${ES.assent})?${ES.here}${ES.article}${ES.part}(?:\\s+${ES.asked}|${TITLE})\\s*:`),
    // ¡Claro! Aquí tienes una carta de presentación para la empresa:  Claro, aquí tienes:
    line(`${ES.assent}${ES.here}${ES.article}(?:\\p{L}+\\s+)?(?:${ES.text}|${ES.other}|${ES.part})(?!\\p{L})[^:]{0,80}:`),
    line(`${ES.assent}aquí\\s+(?:lo\\s+|la\\s+)?tienes?\\s*:`),
  ],
  offerStarts: [
    ...["si quiere", "si lo desea", "si desea", "si necesita", "si prefiere", "si lo prefiere", "avísame", "avíseme", "dime", "dígame"],
    ...["hazme saber", "hágame saber", "no dudes en", "no dude en", "¿quiere", "¿desea", "¿prefiere", "¿te gustaría", "¿le gustaría"],
  ],
  offered: [
    within(
      "una (?:otra )?versión (?:(?:más|menos) )?",
      `(?:corta|breve|larga|formal|informal|concisa|detallada|extensa|sencilla|académica|resumida)${ES.end}`,
    ),
    within(`(?:otra versión|otro tono|un tono (?:más|menos) \\p{L}+)${ES.end}`),
    within(`(?:ajust|adapt|cambi|modifi)\\p{L}* (?:el tono|el estilo|la extensión|el registro)${ES.end}`),
    within(
      "(?:acort|alarg|amplí|ampli|reformul|reescrib|resum|simplifi)\\p{L}* ",
      `(?:(?:el|este) (?:texto|pasaje)|(?:la|esta) (?:sección|redacción|parte))${ES.end}`,
    ),
  ],
  speaker: /(?:^|\s)(?:puedo|podría|me|avísame|avíseme|dime|dígame|hazme|hágame)(?:[\s,.!?]|$)|(?:decir|avisar|pedir|indicar)me|^¿/iu,
  hopeStarts: ["espero que est"],
  hoped: line("espero que (?:este texto|este borrador|esta redacción)\\s.{0,60}"),
};

const RU = {
  assent: "(?:конечно|разумеется|хорошо|с удовольствием|понял[аи]?|отлично)\\s*[,!.—–-]*\\s*",
  here: "(?:вот|ниже(?:\\s+(?:привед[её]н|представлен|дан)[аоы]?)?)\\s+",
  ready: "(?:ваш|готов|итогов|полн)\\p{L}*\\s+",
  made: "(?:исправленн|отредактированн|переработанн|переписанн|доработанн|сокращ[её]нн|обновл[её]нн)\\p{L}*\\s+",
  text: "(?:текст|вариант|перевод|черновик|версия)",
  other: "(?:письмо|раздел|подраздел|абзац|фрагмент|речь|доклад|сочинение|статья|глава)",
  part: "(?:раздела|подраздела|параграфа|главы|введения|заключения)",
  asked: "(?:,? котор(?:ый|ую|ое) вы (?:просили|запрашивали)|\\s+по вашему запросу)",
  end: ends("или|и|до|под|для|по|в|на|с|так"),
};
const ru: SpokenLanguage = {
  leadStarts: ["вот", "ниже", "конечно", "разумеется", "хорошо", "с удовольствием", "понял", "отлично"],
  leadIns: [
    // Вот текст:  Вот полный текст раздела «Методика»:  Вот перевод вашего письма:
    line(
      `(?:${RU.assent})?вот\\s+(?:${RU.ready}|${RU.made})?${RU.text}`,
      `(?:\\s+вашего\\s+\\p{L}+|\\s+${RU.part}${TITLE}?)?${RU.asked}?\\s*:`,
    ),
    // Вот исправленное письмо:  Ниже приведена отредактированная версия:
    line(`(?:${RU.assent})?${RU.here}${RU.made}(?:${RU.text}|${RU.other})${RU.asked}?\\s*:`),
    // Конечно, вот сопроводительное письмо для этой вакансии:
    line(`${RU.assent}${RU.here}(?:\\p{L}+\\s+)?(?:${RU.text}|${RU.other})(?!\\p{L})[^:]{0,80}:`),
  ],
  offerStarts: [
    ...["если нужно", "если хотите", "если потребуется", "если необходимо", "если понадобится", "если вам нуж", "если вы хотите"],
    ...["при необходимости", "дайте знать", "сообщите", "скажите", "хотите, я", "хотите, чтобы я", "могу"],
  ],
  offered: [
    within(
      "(?:сокра[тщ]|расшир|перепи|переработ|переформулир|доработ|отредактир|упро[сщ])\\p{L}* ",
      `(?:(?:этот |данный )?(?:текст|раздел|фрагмент))${RU.end}`,
    ),
    within(`(?:измен|скорректир|адаптир|помен|смен)\\p{L}* (?:тон|стиль|объ[её]м)${RU.end}`),
    within(
      "(?:друг|более (?:коротк|кратк|длинн|подробн|официальн|формальн|неформальн))\\p{L}* ",
      `(?:вариант|верси[юя]|тон|стиль)${RU.end}`,
    ),
  ],
  speaker: /(?:^|[\s,])(?:могу|мне|я|дайте знать|сообщите|скажите|напишите)(?:[\s,.!?]|$)/iu,
  hopeStarts: ["надеюсь"],
  hoped: line("надеюсь,? (?:что )?(?:этот|данный) (?:текст|черновик)\\s.{0,60}"),
};

const JA = {
  assent:
    "(?:承知(?:しました|いたしました)|かしこまりました|了解(?:しました|です)|わかりました|分かりました|もちろんです|はい)[、。！!]\\s*",
  text: "(?:文章|本文|原稿|文面|下書き|草稿|訳文|翻訳(?:文)?|修正版|改訂版|修正案)",
  made: [
    "(?:(?:作成|執筆|修正|翻訳|推敲|完成)した|書き直した|ご(?:依頼|要望|指定|指示|希望)(?:の|いただいた)",
    "|「[^」]{1,40}」の|(?:この|該当の)?[節章]の)",
  ].join(""),
};
const ja: SpokenLanguage = {
  leadStarts: ["以下", "下記", "こちら", "承知", "かしこまりました", "了解", "わかりました", "分かりました", "もちろんです", "はい"],
  leadIns: [
    // 以下が本文です。  承知しました。以下は修正した文章です：
    line(`(?:${JA.assent})?(?:以下|下記|こちら)[がは]、?${JA.made}?${JA.text}(?:です|になります|でございます)[。：:]`),
    // 以下に「調査の方法」の本文を作成しました。
    line(`(?:${JA.assent})?(?:以下|下記)に、?${JA.made}?${JA.text}を(?:作成|執筆|用意)(?:しました|いたしました|します)[。：:]`),
  ],
  offerStarts: [
    ...["必要であれば", "必要でしたら", "必要に応じて", "必要があれば", "ご希望であれば", "ご希望でしたら", "ご希望があれば"],
    ...["ご希望に応じて", "ご要望があれば", "ご要望に応じて", "もしご希望", "もし必要", "よろしければ", "もしよろしければ", "もしよければ"],
  ],
  offered: [
    within(
      "(?:文章|本文|原稿|文面|文体|トーン|口調|文字数|字数|別案|(?:別の|短い|長い|簡潔な|丁寧な|詳しい)(?:案|版|バージョン)|短縮版|要約版)",
      "[^。]{0,30}(?:調整|修正|変更|書き直|書き換え|短縮|作成|用意|作り)",
    ),
  ],
  speaker: /(?:(?:し|いたし|でき|直し|換え|作り)ます|可能です|(?:お知らせ|お申し付け|お伝え|ご指示|教えて)(?:くだ|下)さい|ましょうか)/u,
  hopeStarts: ["この文章が", "この原稿が", "この文面が", "以上の文章が"],
  hoped: line("(?:この|以上の)(?:文章|原稿|文面)が.{0,20}(?:役に立|参考にな).{0,16}"),
};

export const SPOKEN: readonly SpokenLanguage[] = [fr, es, ru, ja];
