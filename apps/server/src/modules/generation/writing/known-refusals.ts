/** A sentence that a service sends instead of an answer, as if it were one. */
type KnownRefusal = { readonly text: string; readonly source: string };

/** Compared with the beginning of an answer, letter by letter. Add a sentence together with the place it was seen at. */
export const KNOWN_REFUSALS: readonly KnownRefusal[] = [
  { text: "你好，这个问题我暂时无法回答，让我们换个话题再聊聊吧", source: "answer of a hosted model to a scene, seen 2026-11-28" },
  { text: "作为一个人工智能语言模型，这个问题超出我目前的学习范围了", source: "https://github.com/Mai-with-u/MaiBot/issues/1768" },
];
