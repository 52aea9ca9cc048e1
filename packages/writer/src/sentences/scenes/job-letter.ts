import type { SceneSentences } from "../sentence-types.ts";

export const jobLetter: SceneSentences = {
  scene: "jobLetter",
  sections: {
    "Salutation and purpose": {
      zh: { say: ["我叫{name}，所学专业为{major}，应聘{targetJob}岗位。"] },
      en: { say: ["I am {name}; I study {major} and am applying for the position of {targetJob}."] },
    },
    "Matching experience": {
      zh: { open: ["与岗位相关的经历："], ask: ["和岗位最接近的一段经历：在哪、多久、做成什么", "用过的工具或证书"] },
      en: {
        open: ["My experience:"],
        ask: ["the experience closest to the post: where, how long, what came of it", "tools or certificates"],
      },
    },
    "What I bring": {
      zh: { ask: ["岗位要的一项能力，你在哪件事上用过"] },
      en: { ask: ["an ability the post needs, and where you used it"] },
    },
    "Request and thanks": {
      zh: { say: ["期待面试的机会，感谢您抽时间阅读。"] },
      en: { say: ["I would welcome an interview. Thank you for reading."] },
    },
  },
};
