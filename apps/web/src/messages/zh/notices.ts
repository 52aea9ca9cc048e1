import type { NoticeTells } from "@tangleaf/contract";
import { formatNumber } from "#lib/format.ts";

type Data<Kind extends NoticeTells["kind"]> = Extract<NoticeTells, { kind: Kind }>["data"];
type Words<Kind extends NoticeTells["kind"]> = { title: string; text: (data: Data<Kind>) => string; open: string };

const named = (title: string) => `《${title === "" ? "未命名" : title}》`;
const written = ({ title, sections }: Data<"essayWritten">) => `${named(title)}的 ${sections} 段都写好了。`;
const paused = ({ title, neededTokens }: Data<"essayPaused">) =>
  `${named(title)}停在半路，接着写要 ${formatNumber(neededTokens)} 额度。加了额度会自己接着写。`;
const day = (time: string) => {
  const date = new Date(time);
  return `${date.getMonth() + 1} 月 ${date.getDate()} 日`;
};

/** Words of the notification panel, in the order of DESIGN 21. */
export const noticeMessages = {
  isNew: "新",
  allSeen: "全部看过了",
  full: "查看全文",
  none: "还没有通知",
  noneText: "稿子写好、会员到期这些事，会在这里告诉你。",
  loading: "正在取通知",
  failed: "通知没取到，网络好了再试。",
  again: "再试一次",
  older: "看更早的",
  end: "只保留最近 180 天",
  justNow: "刚刚",
  announcements: "公告",
  noAnnouncements: "还没有公告",
};

/** What is said of each kind of notice. */
export const noticeWords: { readonly [Kind in NoticeTells["kind"]]: Words<Kind> } = {
  essayWritten: { title: "论文写完了", text: written, open: "去看看" },
  noteWritten: { title: "笔记写完了", text: written, open: "去看看" },
  essayPaused: { title: "额度不够，论文停下了", text: paused, open: "加额度" },
  notePaused: { title: "额度不够，笔记停下了", text: paused, open: "加额度" },
  membershipEnds: { title: "会员快到期了", text: ({ endsAt }) => `会员到 ${day(endsAt)} 为止，已写的稿子都会留着。`, open: "去续" },
  inviteRewarded: { title: "邀请有奖励了", text: ({ tokens }) => `你邀请的朋友来了，送你 ${formatNumber(tokens)} 额度。`, open: "看邀请" },
  refunded: {
    title: "退款了",
    text: ({ title, amountFen, tokensBack, daysBack }) =>
      [
        `${title}退款 ${(amountFen / 100).toFixed(2)} 元，原路退回`,
        ...(tokensBack > 0 ? [`收回没用的 ${formatNumber(tokensBack)} 额度`] : []),
        ...(daysBack > 0 ? [`收回没过的 ${daysBack} 天会员`] : []),
      ]
        .join("，")
        .concat("。"),
    open: "看订单",
  },
  accountClosing: {
    title: "账号要注销了",
    text: ({ closesAt }) => `账号会在 ${day(closesAt)} 注销，在那以前随时可以撤回。`,
    open: "去看看",
  },
  documentQuarantined: {
    title: "有一份内容暂时存不了",
    text: ({ title }) => `${named(title)}里的改动太费计算，网站上留着上次整理好的样子。没存上的字在你写的那台设备上，可以复制出来。`,
    open: "去看看",
  },
  fileReady: { title: "文件好了", text: ({ fileName }) => `${fileName} 做好了，可以下载。`, open: "去下载" },
};
