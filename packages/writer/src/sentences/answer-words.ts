import type { Language } from "../language.ts";

/** Words that answer a question for a figure, for a time, or for who does it: where they stand, it is not asked again. */
export const ANSWER_WORDS: Readonly<Record<Language, { readonly figure: RegExp; readonly when: RegExp; readonly who: RegExp }>> = {
  zh: {
    figure:
      /[\d一二三四五六七八九十百千万半]\s*(?:个|条|项|件|次|人|元|万|%|％|份|家|场|篇|台|套|名|天|小时|分钟|票|户|页|斤|公里|倍|成|年|月|周|门|种|位|组|单|遍|岁)|百分之|\d/,
    when: /\d|一|二|三|四|五|六|周[一二三四五六日末]|[今明昨后]天|上午|下午|晚上|月[初中底]|半年|年[初中底]|上旬|中旬|下旬|期间|学期|季度/,
    who: /负责|牵头|由|小组|部门|科|老师|同学|同事|师傅|[张王李刘陈杨赵黄周吴徐孙马朱胡郭何高林罗郑]/,
  },
  en: {
    figure: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b|per cent|half|twice|dozen|hundred/i,
    when: /\d|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)|monday|tuesday|wednesday|thursday|friday|weekend|tomorrow|today|morning|evening|month|week|quarter|term|by the end/i,
    who: /\b(?:I|we|team|lead|led by|in charge|responsible|owner|members?|colleagues?|staff|volunteers?|Mr|Ms|Dr)\b|[a-z] [A-Z][a-z]+/,
  },
};
