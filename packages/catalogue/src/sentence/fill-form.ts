import type { Wish } from "./read-wish.ts";
import { storyOf, subjectOf } from "./subject.ts";

export type FormField = {
  readonly key: string;
  /** As the form says it: 欠款方 and 发文单位 are both `company`. */
  readonly label: string;
  readonly type: "text" | "textarea" | "number";
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};
type Source = (wish: Wish, label: string) => string | undefined;

const PERSON = /姓名|[人方]$|对象|集体|宠物|name$|person|applicant|recipient|student|borrower|candidate/i;
const DESTINATION = /目的地|destination/i;
const OWN_NAME = /^(?:学生|员工)?姓名$|申请人|汇报人|^(?:your |full |student )?name$|applicant/i;
const isPost = /拟|意向|应聘|目标|求职|竞聘|招聘|录用|target|applied|wanted/i;

const PEOPLE =
  /人群|读者|听众|观众|用户|客户|客群|学员|对象|人员|audience|readers|users|customers|trainees|respondents|learners|students|who|interviewees|travellers|buyers|segment|to whom/i;
const TO_SOMEBODY =
  /乙方|party b|祝福|赠言|感谢|致歉|慰问|祝贺|邀请|倡议|致信|答谢|欢迎|动员|提醒|投资人|合作方|学校|对谁|greet|thank|to whom|guest|investor|partner|school/i;

/** Where each field may take its words from, the best first. */
const SOURCES: Readonly<Record<string, Source>> = {
  bookName: ({ names, topic }) => names[0] ?? topic,
  activityName: ({ names, event, topic }) => names[0] ?? event ?? topic,
  topic: ({ names, topic, meeting, holiday, errand, event, askedFor, doing, occasion }, label) =>
    topic ??
    names[0] ??
    (/委托/.test(label) || /authori|matter/i.test(label) ? errand : undefined) ??
    (/会议|meeting/i.test(label)
      ? (doing ?? meeting?.replace(/^.*(?:点半?|[今明后]天|[上下]午|开|参加)(?=[^开]{3,}$)/u, "") ?? event)
      : undefined) ??
    (/节|holiday|festival/i.test(label) ? holiday : undefined) ??
    (/祝贺事项|^occasion$/i.test(label) ? occasion : undefined) ??
    (/请示|商洽|邮件|承诺|建议|来文|what you ask|subject|matter/i.test(label) ? askedFor : undefined) ??
    doing,
  name: ({ names, called, borrower, shop, relative, product, topic, ownName, person, otherCalled, thing, askedFor, praised }, label) =>
    OWN_NAME.test(label)
      ? (ownName ?? (/^(?:学生|员工)姓名$|student/i.test(label) ? person : undefined))
      : (names[0] ??
        called ??
        (/宠物|pet/i.test(label) ? otherCalled : undefined) ??
        (/借款人|borrower/i.test(label) ? borrower : undefined) ??
        (/店|shop|store/i.test(label) ? (shop ?? thing) : undefined) ??
        (/宴席主角|honou?r/i.test(label)
          ? relative
          : PERSON.test(label)
            ? (person ?? (/表扬|whom/i.test(label) ? praised : undefined))
            : /商品|产品|菜品|美食|product|item|dish/i.test(label)
              ? (product ?? topic ?? (/功能|feature/i.test(label) ? askedFor : undefined) ?? thing)
              : thing === relative
                ? undefined
                : thing)),
  project: ({ names, called }) => names[0] ?? called,
  group: ({ group }) => group,
  point: ({ side }) => side,
  fangxiang: ({ direction, trade }) => direction ?? trade,
  scene: ({ holiday, event }, label) => (/节日|occasion|宴席|场合|holiday|party/i.test(label) ? (holiday ?? event) : undefined),
  brand: ({ names, called, product, thing }) => names[0] ?? called ?? product ?? thing,
  orientation: ({ angle }) => angle,
  timeSpan: ({ time, duration, otherTime }, label) =>
    /时长|length|duration/i.test(label) ? (duration ?? time ?? otherTime) : (longer(time, otherTime) ?? duration),
  duration: ({ duration }) => duration,
  receiver: ({ receiver, toWhom }) => receiver ?? toWhom,
  target: ({ receiver, language, relative, toWhom, audience, goal }, label) =>
    /语言|language/i.test(label)
      ? language
      : /目标$|goal/i.test(label)
        ? goal
        : TO_SOMEBODY.test(label)
          ? /邀请|感谢|祝贺|慰问|guest|whom/i.test(label)
            ? (toWhom ?? receiver ?? relative)
            : (receiver ?? toWhom ?? relative)
          : PEOPLE.test(label)
            ? (audience ?? receiver)
            : receiver,
  reason: ({ reason, cause, fault, favour }, label) =>
    reason ??
    (/感谢|答谢|for what/i.test(label) ? favour : undefined) ??
    (/请假|离职|调|^reason$/i.test(label) ? cause : undefined) ??
    (/事由|what happened/i.test(label) ? fault : undefined),
  result: ({ result }) => result,
  job: ({ job, role, wantedJob, otherJob: likeJob, otherRole, nextSteps }, label) => {
    // 下周要做双十二备货 says what is to be done, not what somebody is.
    const otherJob = likeJob !== undefined && nextSteps?.includes(likeJob) ? undefined : likeJob;
    return /身份|讲话人|speaker|speaking|who you/i.test(label)
      ? (role ?? otherRole ?? job)
      : isPost.test(label)
        ? (wantedJob ?? job ?? otherJob)
        : (job ?? otherJob);
  },
  targetJob: ({ wantedJob, job, otherJob }) => wantedJob ?? job ?? otherJob,
  company: ({ company, otherCompany }) => company ?? otherCompany,
  plan: ({ nextSteps }) => nextSteps,
  advantage: ({ skill }) => skill,
  requirement: ({ skill }, label) => (/能力|要求|requirement|test/i.test(label) ? skill : undefined),
  content: ({ grievance }, label) => (/差评|评价|review/i.test(label) ? grievance : undefined),
  problem: ({ grievance }, label) => (/投诉|诉求|complaint/i.test(label) ? grievance : undefined),
  department: ({ department }) => department,
  major: ({ major, otherMajor }) => major ?? otherMajor,
  class: ({ className }) => className,
  place: ({ place, otherPlace }) => place ?? otherPlace,
  offer: ({ offer, otherOffer, price }) => offer ?? otherOffer ?? price,
  industry: ({ trade, product }) => trade ?? product,
  category: ({ product, skin }, label) => (/肤|skin/i.test(label) ? skin : product),
  level: ({ level }) => level,
  style: ({ kind }, label) => (/体裁|kind of text/i.test(label) ? kind : undefined),
  people: ({ agent, lender, person, companions }, label) =>
    /受托|agent|attorney/i.test(label)
      ? agent
      : /出借|lender/i.test(label)
        ? lender
        : /交接|parties/i.test(label)
          ? person
          : companions?.replace(/(?<![、，,\s和])[、，,\s和]+$/u, ""),
  budget: ({ money, sum }) => money ?? sum,
};
/** Of two that say when, the one that says more: 周三下午 rather than 下午. */
const longer = (a: string | undefined, b: string | undefined) =>
  a === undefined ? b : b !== undefined && b !== a && b.includes(a) ? b : a;
/** Fields whose words may be those that name the scene as well: 民主生活会, best man. */
const OF_ANY_NAME: readonly string[] = ["topic", "job", "activityName", "scene", "point", "group", "timeSpan"];
/** Fields that take what the sentence is about when its words do not say so, in this order. */
const SUBJECTS = ["topic", "name", "project", "activityName", "brand", "place", "industry", "bookName", "category"] as const;
/** Fields that take what somebody tells beside naming the text, in this order. */
const STORIES = ["content", "summary", "tiyan", "problem", "bookDesc", "reason", "selfinfo"] as const;

/**
 * What a form can be filled in with from a sentence: only words of the sentence. `named` are the words of it that name the scene.
 * Fields nothing was said of are absent; a length the form does not allow becomes the nearest it does.
 */
export function fillForm(fields: readonly FormField[], wish: Wish, named: readonly string[] = []): Record<string, string | number> {
  const filled: Record<string, string | number> = {};
  const isOfScene = (value: string) => named.some((name) => name.toLowerCase() === value.toLowerCase());
  // What somebody makes is his trade where the form asks for one, not the name of his project.
  const isSent = fields.some(({ key }) => key === "receiver");
  const isTrade = wish.thing === wish.trade && fields.some(({ key }) => key === "industry");
  const told: Wish = {
    ...wish,
    ...(isTrade ? { thing: undefined } : {}),
    // Whom it goes to does not send it.
    ...(isSent && [wish.receiver, wish.toWhom].includes(wish.company) ? { company: undefined } : {}),
    ...(isSent && [wish.receiver, wish.toWhom].includes(wish.otherCompany) ? { otherCompany: undefined } : {}),
  };
  for (const { key, label, type, min = 1, max = Number.MAX_SAFE_INTEGER } of fields) {
    const said =
      key === "length"
        ? lengthFor(wish, max)
        : key === "week"
          ? wish.week
          : (behindLabel(label, wish.sentence) ?? SOURCES[key]?.(told, label));
    const value = typeof said === "string" ? withoutAudience(said, wish) : said;
    if (value === undefined || (!OF_ANY_NAME.includes(key) && typeof value === "string" && value !== wish.shop && isOfScene(value)))
      continue;
    // One thing said is one field's: the name of the book is not its subject too.
    if (typeof value === "string" && Object.values(filled).includes(value)) continue;
    if (type === "number" ? typeof value !== "number" : typeof value !== "string") continue;
    filled[key] = typeof value === "number" ? Math.min(max, Math.max(min, value)) : value;
  }
  const facts = () => [
    ...Object.values(filled).filter((value) => typeof value === "string"),
    ...wish.names,
    wish.time ?? "",
    wish.duration ?? "",
    wish.weekText ?? "",
    wish.countText ?? "",
  ];
  const takers = fields.filter(
    ({ key, label, type }) =>
      type !== "number" &&
      filled[key] === undefined &&
      !(key === "name" && PERSON.test(label)) &&
      !(key === "place" && !DESTINATION.test(label)),
  );
  const problems = fields.find(({ key, label }) => key === "problem" && /反馈问题|诉求|投诉|problems raised|complaint/i.test(label));
  const about = SUBJECTS.map((key) => takers.find((field) => field.key === key)).find((field) => field !== undefined);
  const subject = subjectOf(wish.sentence, [...named, ...facts()]);
  // A name is the last word of what describes it: 便宜好用的电动牙刷.
  if (about !== undefined && subject !== "") filled[about.key] = about.key === "name" ? subject.replace(/^.*的(?=.{2,}$)/u, "") : subject;
  const teller =
    problems !== undefined && filled["problem"] === undefined
      ? "problem"
      : STORIES.find((key) => takers.some((field) => field.key === key) && filled[key] === undefined);
  const story =
    storyOf(wish.sentence, [...named, ...facts()], named) ||
    (fields.some(({ key }) => SUBJECTS.some((taker) => taker === key)) ? "" : subject);
  if (story !== "" && teller !== undefined) filled[teller] = story;
  return filled;
}

const NO_LABEL: readonly string[] = ["内容", "情况", "名称", "要点", "风格", "数量", "字数", "length", "style", "name", "content"];
/** What follows the field's own name: 关键词 深圳搬家, topic: bees. */
function behindLabel(label: string, sentence: string): string | undefined {
  if (NO_LABEL.includes(label.toLowerCase()) || label.length < 2) return undefined;
  const at = sentence.toLowerCase().lastIndexOf(label.toLowerCase());
  if (at < 0) return undefined;
  const [, found] = /^(?:\s*[：:]\s*|，|是|为|\s+is\s+)([^，,。；;：:\n]{2,40})/u.exec(sentence.slice(at + label.length)) ?? [];
  return found?.trim();
}

/** heat pumps for homeowners: whom it is for is said in another field. */
const withoutAudience = (value: string, { audience = "" }: Wish): string =>
  (audience !== "" && value.endsWith(` for ${audience}`) ? value.slice(0, -` for ${audience}`.length) : value).replace(
    / for (?:my )?[a-z]+ (?:class|school|homework)$/i,
    "",
  );

/** Titles and slogans are counted in items: no form of them asks for more, and 300 words are no 20 titles. */
const MOST_ITEMS = 50;
const lengthFor = ({ length, count }: Wish, max: number): number | undefined => {
  if (max > MOST_ITEMS) return length;
  return count ?? (length !== undefined && length <= max ? length : undefined);
};
