import type { SceneSentences } from "../sentence-types.ts";

export const commencementAddress: SceneSentences = {
  scene: "teesi3ecb7",
  fields: { content: ["Shared memories", "Advice"] },
  sections: {
    Congratulations: {
      zh: { say: ["我是{job}，祝贺大家毕业！"] },
      en: { say: ["I speak as {job}. Congratulations to you all!"] },
    },
    "Shared memories": {
      zh: {
        open: ["有些事，你们一定还记得："],
        ask: ["一个只有这一届才有的场面", "一个地方、一种味道或一句口头禅", "哪位老师或同学的一件小事"],
      },
      en: {
        open: ["Some things you will remember:"],
        ask: ["a moment that only this year had", "a place, a smell or a saying", "a small thing a teacher or a classmate did"],
      },
    },
    Advice: {
      zh: { open: ["临别，说几句心里话："], ask: ["只送一条忠告，和它的来历", "你毕业第一年犯过的一个错", "什么事不用急，什么事别拖"] },
      en: {
        open: ["Before you go:"],
        ask: [
          "one piece of advice, and how you came by it",
          "a mistake from your own first year after leaving",
          "what can wait, and what should not",
        ],
      },
    },
    Wishes: {
      zh: {
        say: ["祝你们一路平安，常回来看看。"],
        ask: ["一句写在毕业册上也不脸红的话", "学校的门什么时候都开着：回来找谁", "向家长和老师说的一句谢谢"],
      },
      en: {
        say: ["Go well, and come back to see us."],
        ask: [
          "a line you would also write in their yearbook",
          "whom to look for when they come back",
          "a line of thanks to parents and teachers",
        ],
      },
    },
  },
};
