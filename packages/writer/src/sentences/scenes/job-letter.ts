import type { SceneSentences } from "../sentence-types.ts";

export const jobLetter: SceneSentences = {
  scene: "jobLetter",
  sections: {
    "Salutation and purpose": {
      zh: { say: ["我叫{name}，所学专业为{major}，应聘{targetJob}岗位。"] },
      en: { say: ["I am {name}; I study {major} and am applying for the position of {targetJob}."] },
    },
    "Matching experience": {
      zh: {
        open: ["与岗位相关的经历："],
        ask: ["和岗位最接近的一段经历：在哪、多久、做成什么", "用过的工具或证书", "那段经历里最难的一步"],
      },
      en: {
        open: ["My experience:"],
        ask: ["the experience closest to the post: where, how long, what came of it", "tools or certificates", "the hardest step in it"],
      },
    },
    "What I bring": {
      zh: {
        open: ["这个岗位上，我能做的是："],
        ask: ["岗位要的一项能力，你在哪件事上用过", "从哪里知道这个岗位，为什么想来", "头一个月能接下来的一件事"],
      },
      en: {
        open: ["What I can do in this post:"],
        ask: [
          "an ability the post needs, and where you used it",
          "where you heard of the post, and why you want it",
          "one thing you could take on in the first month",
        ],
      },
    },
    "Request and thanks": {
      zh: { say: ["期待面试的机会，感谢您抽时间阅读。"], ask: ["什么时候能到岗、能面试", "附了什么材料", "电话和邮箱"] },
      en: {
        say: ["I would welcome an interview. Thank you for reading."],
        ask: ["when you could start, and come for an interview", "what is enclosed", "your phone number and email"],
      },
    },
  },
};
