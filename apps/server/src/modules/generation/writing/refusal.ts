/** A sentence that a service sends instead of an answer, as if it were one. */
type KnownRefusal = { readonly text: string; readonly source: string };

/** Compared with the beginning of an answer, letter by letter. Add a sentence together with the place it was seen at. */
const KNOWN_REFUSALS: readonly KnownRefusal[] = [
  { text: "你好，这个问题我暂时无法回答，让我们换个话题再聊聊吧", source: "answer of a hosted model to a scene, seen 2026-11-28" },
  { text: "作为一个人工智能语言模型，这个问题超出我目前的学习范围了", source: "https://github.com/Mai-with-u/MaiBot/issues/1768" },
];

/** An answer is looked at until so much of it, or its second sentence, is there: a refusal says so at once. */
const LOOK_UNITS = 160;
const LOOK_SENTENCES = 2;
const SENTENCE_END = /[。！？!?\n]|\.(?=\s|$)/g;

const CANNOT = "(?:无法|不能够?|没有办法|没法|不便|不可以|不会|拒绝)";
/** What a model refuses to do: to help, to write, to answer. Not what a person or a company is unable to do. */
const REFUSED_ACT =
  "(?:协助|帮助|帮忙|提供|生成|创作|撰写|写出?|编写|编造|回答|回应|完成|满足|处理|执行|继续|参与|讨论|给出|输出|支持|配合|响应|按(?:照)?您)";
const REFUSED_OBJECT =
  "(?:您|你|这(?:个|类|种|样|一|些|篇|份|项|方面)?|那(?:样|种)|此类?|该|相关|有关|类似|任何|上述|违法|违规|不当|有害|虚假|不实|涉及|包含|内容|请求|要求|帮助|协助)";
/** A person speaking of itself as a model. */
const AS_MODEL =
  /作为(?:一(?:个|名|款|种))?\s*(?:AI|人工智能|大?语言模型|智能助手|虚拟助手|聊天机器人|由.{1,12}(?:开发|训练)的)|我(?:只)?是(?:一(?:个|名|款))?\s*(?:AI|人工智能|大?语言模型|智能助手)/i;
const DECLINES_ZH = new RegExp(`${CANNOT}|(?:没有|不具备).{0,8}(?:能力|权限)`);
/** Spoken by one who is asked (我, or nobody named), never by a company (我们, 本公司): 我无法协助…, 抱歉，无法提供此类…. */
const REFUSES_ZH = new RegExp(
  `^(?:(?:很|非常|十分|实在|真的?)?(?:抱歉|对不起|不好意思|遗憾)[，,。！!\\s]*)?(?:但是?|不过|恐怕|关于.{0,20}[，,]|对于?.{0,20}[，,]|根据.{0,16}(?:政策|规定|准则|原则|规范)[，,])?(?:我(?!们)|这里)?(?:目前|暂时|暂|现在|也|确实|恐怕|真的)?${CANNOT}(?:够|继续)?(?:为|给|帮|对|就|向|替|直接|以)?(?:您|你)?.{0,4}?${REFUSED_ACT}(?:您|你|出|任何|一下)?.{0,14}?${REFUSED_OBJECT}`,
);
/** 抱歉，我无法代写入党申请书。 抱歉，申请书需要由本人撰写，我无法继续代写。 */
const REFUSES_GHOSTWRITING =
  /^(?:(?:很|非常|十分)?(?:抱歉|对不起|不好意思)[，,。！!\s]*(?:[^。！!？?\n]{0,40}[，,])?)?我?(?:无法|不能|不便|不会)(?:继续)?(?:为您|为你|替您|替你)?代(?:笔|为?撰?写)/;
/** How such a text is built, instead of the text: 以下是入党申请书的一般结构，供您参考： */
const OFFERS_ADVICE = /^以下(?:是|为).{0,20}(?:一般|基本|常见|通用)?(?:结构|框架|写法|思路|要点)[，,]供[您你]参考/;
const SORRY_EN =
  "(?:i['’]?\\s?a?m (?:really |very |so |truly )?sorry|sorry|i apologi[sz]e|my apologies|unfortunately|regrettably)[,.;:!]?\\s*(?:but |however,? )?";
const ACT_EN =
  "(?:help|assist|provide|generate|create|write|produce|comply|fulfil?l|complete|continue|engage|support|answer|respond|discuss|offer|do that|participate)";
const REFUSES_EN = new RegExp(
  `^(?:${SORRY_EN})?(?:as an? (?:ai|language model|artificial)[^.]{0,60}?,?\\s*)?i(?:['’]m| am)?\\s*(?:can(?:no|['’])?t|can not|won['’]t|will not|(?:am )?(?:not able|unable) to|must (?:decline|refuse)|have to decline|decline|not (?:comfortable|allowed|permitted))\\b[^.]{0,20}?\\b(?:${ACT_EN}\\b[^.]{0,24}?\\b(?:with|that|this|such|your|any|content|request|harmful|illegal|material)|to ${ACT_EN}|your request|this request|that request)`,
  "i",
);
const AS_MODEL_EN =
  /^(?:i['’]?\s?a?m sorry[,.]?\s*(?:but )?)?(?:as an? (?:ai\b|artificial|(?:large )?language model)|i['’]?\s?a?m (?:just |only )?an? (?:ai\b|(?:large )?language model))/i;
const DECLINES_EN = /\b(?:can(?:no|['’])?t|can not|won['’]t|unable|not able|not allowed|must decline)\b/i;

/** Openings worth waiting for; an answer that begins otherwise passes at once. */
const MAY_REFUSE = /^(?:[很非十实真抱对不遗作我这无恐关根暂目没以]|i\b|i['’]|sorry|as an?|my ap|unfort|regret)/;
const OPENINGS = ["sorry", "as a", "my apologies", "unfortunately", "regrettably", "i", ...KNOWN_REFUSALS.map(({ text }) => text)];

/** Whether an answer's first sentences decline to write, instead of being what was asked for. */
export function isRefusal(text: string): boolean {
  const start = firstSentences(text.trim().replace(/^[*_#>"“\s]+/, "")).slice(0, LOOK_UNITS);
  if (KNOWN_REFUSALS.some(({ text: known }) => start.startsWith(known)) || REFUSES_GHOSTWRITING.test(start) || OFFERS_ADVICE.test(start))
    return true;
  if (AS_MODEL.test(start) && DECLINES_ZH.test(start)) return true;
  if (AS_MODEL_EN.test(start) && DECLINES_EN.test(start)) return true;
  return (
    REFUSES_ZH.test(start) ||
    REFUSES_EN.test(start) ||
    sentencesOf(start).some((sentence) => REFUSES_ZH.test(sentence) || REFUSES_EN.test(sentence))
  );
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[。！？!?\n])|(?<=\.)\s/).map((sentence) => sentence.trim());
}

function firstSentences(text: string): string {
  let at = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    if (match[0] === "\n" && text.slice(0, match.index).trim() === "") continue;
    at++;
    if (at === LOOK_SENTENCES) return text.slice(0, match.index + 1);
  }
  return text;
}

/** Whether an answer that begins so may still become a refusal: more of it has to be seen. */
export function mayRefuse(text: string): boolean {
  const start = text.toLowerCase();
  const mayBegin = MAY_REFUSE.test(start) || OPENINGS.some((opening) => opening.startsWith(start));
  return mayBegin && start.length <= LOOK_UNITS && firstSentences(start).length >= start.length;
}
