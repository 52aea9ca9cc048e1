/** Texts of the settings of a whole note, and of outlines the AI drafts for it. */
export const noteOutlineMessages = {
  settings: {
    lead: "AI 写这篇都照这里的来，改了就存，跟着笔记走。",
    voice: "写给谁，怎么写",
    wording: "用词",
    looks: "排版",
    open: "不限",
    tone: "语气",
    tones: { neutral: "平实客观", formal: "正式庄重", plain: "浅白易懂", warm: "亲切温和", lively: "轻松活泼", academic: "学术严谨" },
    person: "人称",
    persons: { first: "我", we: "我们", second: "你，对读者说话", third: "第三人称", none: "不出现人称" },
    sectionLength: "每段字数",
    lengthOpen: "0 = 不限",
    lengthBounds: (least: string, most: string) => `${least} 到 ${most} 字`,
    lengthHint: "段落自己定了字数的，按自己的。",
    unit: "字",
    less: "少 50 字",
    more: "多 50 字",
    words: {
      audience: { label: "写给谁看", placeholder: "比如：区里分管文化的领导", hint: undefined },
      terms: { label: "术语的写法", placeholder: "一网通办\n橘笺 Tangleaf", hint: "一行一个，照这样写。" },
      avoid: { label: "不用的词", placeholder: "赋能\n抓手", hint: "一行一个，AI 写的不会有。" },
    },
    references: "引用资料，标出处",
  },
};
