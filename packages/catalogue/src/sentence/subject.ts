import { isHan } from "./normal-wish.ts";
import { essenceOf } from "./read-wish.ts";

/** Between parts of a sentence that may each say something. In Chinese a blank is one, unless inside Latin words. */
const BETWEEN = { chinese: /[，,。；;：:！!？?\n]+|(?<=\p{Script=Han}|\d)\s+|\s+(?=\p{Script=Han})/u, english: /[,.;:!?\n]+\s*/ } as const;
/** A part that asks for the text, or says how it is to be, and nothing of what it is about. */
const ASKS =
  /^(?:通知|告诉|发给|转告|写清楚|排一下|回一下|帮|请(?!假)|麻烦|急|在线等|谢谢|怎么|咋|该怎么|要求|有没有|最好|一定|语气|风格|别太|不要|求|就行|即可)|(?:怎么|咋|该怎么|我该|咋个)(?:才|写|办|说|回|整|弄|开口|安排)|(?:领导|老师|学校|单位|公司|老板|财务|支部|班主任|导师|上面)(?:就?要|叫|让|催|收|布置|规定)|(?:写|交|出|发|收|拟|整|来|做|弄)(?:一)?(?:个|份|篇|条|封|点|句|首|段|张|下)|帮我|给我|让我|写得|写的?要|要交|催交|罚写|看看|捋顺|赔个?不是|道个?歉|认个?错|接话|怎么(?:喊|接|讲|开口)|罚我|要答复|得(?:交|写|拟)|写(?:封|个)?信|夸夸|说一?声|想(?:请|写|找)|打个条|列个|出个|贴个|怎么分|\b(?:please|can you|could you|help|write|draft|what do i|what to|how do i|how to|need it|need an?|urgent|thanks|asap|keep it|make it|i want|i need|want to|tell me)\b/i;
/** The asking before what is asked for in the same part: …给我写一个. */
const ASKED = /^.*?(?:帮我|给我|替我)(?:写|做|来|拟|弄|搞|想|出)一?(?:个|份|篇|条|封|段)(?=\p{Script=Han}{3})/u;
/** In front of what it is about. */
const LEADS =
  /^(?:(?:我们?|咱们?)?(?:想|要|准备|打算|来|去)?(?:写|讲|拍|聊|谈|介绍|推荐|安利|测评|宣传|问)(?:的是|的|一下|一[个篇份条])?|(?:内容|主题|题目|视频|片子|里面|文章)(?:拍的|讲的?|写的?)?是?|关于|有关|围绕|针对|一[个篇份条封]|(?:申请|想)?(?:卖|购?买|采购|购置|添置|讲清楚|清楚|什么是|啥是)|(?:honest|short|quick|funny|formal|cold|insta|instagram|tiktok|youtube|google|amazon|etsy|simple|good|catchy|compare|review|unboxing|reflection|reflections|report|thoughts|notes|training|trip|visit|essay|speech|letter|email|post|pitch|toast|ideas|name ideas|slogan|tagline|caption|captions|titles?|script|video|listing|newsletter|flyer|poster|ad|copy|plan|survey|summary|press release|blog post|article|film|movie|book|novel|about|on|for|of|to|in|at|from|with|that|is|explain(?:ing)?|the|an?|my|our|some|regarding|we|i|we've|i've|we're|i'm|they)\s|.{0,6}里(?:要|想)?加(?:一?[条个]|上)|(?:单位|学校|公司|村里|APP|系统)(?:要|想|准备)(?:加|做|搞|办)?(?:一?个)?)+/i;
/** Behind it. */
const TAILS =
  /(?:(?:方向|主题|题材|类型|这个话题|这件事|相关|有关|为主|经验|心得|用)?的?(?:文案|文章|帖子?|贴|稿子?|材料|分享|视频|内容)?|流程|步骤|贴.{0,4}|吧|啊|呢|哈|一下|爆改|的|\s(?:after|before|so|because|since|until|till)\s.*|\s(?:for|on|about|of|to|in|at|please|an?|the|my|and|with|from|post|piece|script|copy))$/i;
/** Says who wants it, or when, not what it is about. */
const TALKS =
  /我|你|咱|大家|姐妹|想|[这那](?:个|种|条|段|篇)|要(?!素|求|点)|了$|搞了|那种|手里|花了|各出|月薪|包住|工作日|^[给找让把被跟向]|不知道|不晓得|啥|左右|以内|\b(?:i|i'm|me|you|we|us|want|need|what|how|this|that|funny|thing|say|there)\b/i;
const SUBJECT_MOST = 24;
const ENGLISH_MOST = 60;

/** The parts of a sentence, each without the names of the scene and what fields already took. */
function partsOf(sentence: string, gone: readonly string[]): { text: string; isWhole: boolean }[] {
  const between = isHan(sentence) ? BETWEEN.chinese : BETWEEN.english;
  const names = gone.filter(Boolean).toSorted((a, b) => b.length - a.length);
  return essenceOf(sentence)
    .split(between)
    .map((part) => (part ?? "").trim())
    .map((part) => part.replace(ASKED, ""))
    .filter((part) => part !== "" && !ASKS.test(part))
    .flatMap((part) => {
      const pieces = names.reduce<string[]>((rest, name) => rest.flatMap((piece) => splitAt(piece, name)), [part]);
      return pieces.map((text) => ({ text, isWhole: pieces.length === 1 }));
    });
}

/**
 * What a text is about, where no word of the sentence introduces it: what is left without the asking, the names of the scene and what
 * fields took. Empty where nothing clear is left.
 */
export function subjectOf(sentence: string, gone: readonly string[]): string {
  const parts = partsOf(sentence, gone)
    .map(({ text, isWhole }) => ({ text: bare(text), isWhole }))
    .filter(({ text }) => isSubject(text));
  // What stands right before the name of the text: 水果店的品牌故事.
  const described = partBefore(sentence, gone);
  if (described !== "" && !gone.includes(described)) return described;
  // A part that names no text says more of the subject than the rest of one that does.
  return (parts.find(({ isWhole }) => isWhole) ?? parts.toSorted((a, b) => b.text.length - a.text.length)[0])?.text ?? "";
}

function partBefore(sentence: string, names: readonly string[]): string {
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const at = isHan(name) ? sentence.indexOf(`的${name}`) : -1;
    if (at < 1) continue;
    const [last = ""] = sentence.slice(0, at).split(BETWEEN.chinese).slice(-1);
    const text = bare(last.replace(ASKED, "").replace(/^.*(?:写|做|给|出|拟|来)(?:一?[个份篇条])?(?=.{2,}$)/u, ""));
    if (text !== "" && isSubject(text) && !ASKS.test(text)) return text;
  }
  return "";
}

const STORY_LEAST = { chinese: 5, english: 12 } as const;

/** What is told beside it: whole parts long enough to say something. */
export function storyOf(sentence: string, gone: readonly string[], names: readonly string[]): string {
  // Behind a colon stands the text itself: 改得顺一点：…, fix the grammar: ….
  const [, given = ""] = /^[^：:]{2,40}(?:[：:]|\s[-–—]\s)\s*(.{4,})$/s.exec(sentence) ?? [];
  if (given !== "" && !gone.some((value) => value.includes(given))) return given.replace(/(?<![，,。\s])[，,。\s]+$/u, "");
  const least = isHan(sentence) ? STORY_LEAST.chinese : STORY_LEAST.english;
  const told = essenceOf(sentence)
    .split(isHan(sentence) ? BETWEEN.chinese : BETWEEN.english)
    .map((part) => (part ?? "").trim())
    .filter((part) => !ASKS.test(part) && !names.some((name) => part.toLowerCase().includes(name.toLowerCase())))
    .filter((part) => bare(gone.reduce((rest, value) => rest.replace(value, ""), part)).length >= least);
  return told.join(isHan(sentence) ? "，" : ", ");
}

function splitAt(piece: string, name: string): string[] {
  const at = piece.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? [piece] : [piece.slice(0, at), piece.slice(at + name.length)];
}

function bare(piece: string): string {
  let text = piece.trim();
  for (let before = ""; before !== text; ) {
    before = text;
    text = text
      .replace(/^[\s的地得，,和与及、了》《-]+/, "")
      .replace(/(?<![\s，,的》《和与给-])[\s，,的》《和与给-]+$/, "")
      .replace(/^'s\s/, "");
    text = text.replace(LEADS, "").replace(TAILS, "").trim();
  }
  return text;
}

const FILLERS =
  /^(?:[个篇份条封段页]|第?[一二三四五六七八九十\d]+[个篇份条封段页集]?|写|做|模板|范文|样本|材料|领导|老师|学校|公司|今天|明天|自己|急|请|年底|部门|工作|个人|最后|几句|总结|报告|心得|小红书|抖音|快手|视频号|朋友圈|公众号|淘宝|微博|知乎|美团|通知|祝贺|感谢|表扬|慰问|公示|倡议|介绍|教程|宣传|the|an?|and|on|at|to|for|of|about|with|did|in|job|letter|something|template|sample|words?|description|plan|open|new|log|script|application|format|example)+$/i;

function isSubject(text: string): boolean {
  const most = isHan(text) ? SUBJECT_MOST : ENGLISH_MOST;
  return text.length >= 2 && text.length <= most && !FILLERS.test(text.replaceAll(" ", "")) && !TALKS.test(text);
}
