import type { MethodCard } from "../method-card.ts";

export const deviceFunctionsAndFigures: MethodCard = {
  key: "device-functions-and-figures",
  title: { zh: "功能与技术指标", en: "Functions and technical figures" },
  methods: ["design"],
  roles: ["requirements"],
  standard: ["requirements"],
  kinds: ["device"],
  cues: {
    zh: ["功能与指标", "技术指标", "指标", "控制器", "装置"],
    en: ["functions and figures", "specification", "monitor", "controller"],
  },
  sentences: {
    zh: [
      "指标须能测：写明量、数值、允许的误差与测试条件，“灵敏”“可靠”不能作为指标。",
      "测量范围、分辨率与准确度是三件事，分辨率高而准确度低的传感器读数很细却不对。",
      "响应时间从条件出现算到执行机构动作，包括采样间隔、滤波延迟与执行的时间。",
      "工作环境的温度、湿度、粉尘与供电条件决定器件的等级与外壳，应先于选型写明。",
      "故障时的状态须规定：断电、传感器断线、程序跑飞时，执行机构应停在对人与设备安全的位置。",
      "手动与自动并存时，须规定谁优先、切换时保持还是复位。",
    ],
    en: [
      "A technical figure has to be measurable: quantity, value, tolerance and test conditions; words such as “sensitive” and “reliable” are no figures.",
      "Range, resolution and accuracy are three different things: a sensor with fine resolution but poor accuracy shows many digits that are wrong.",
      "Response time runs from the moment the condition arises to the action of the actuator and includes sampling interval, filter delay and the time the actuator takes.",
      "Temperature, humidity, dust and power supply at the place of use decide on the grade of components and the housing, and should be stated before anything is chosen.",
      "The state on failure has to be laid down: when power is lost, a sensor breaks or the program runs wild, actuators should come to rest where people and equipment are safe.",
      "Where manual and automatic modes exist side by side, it should be said which has priority and whether switching over keeps or resets the output.",
    ],
  },
  missing: {
    zh: ["各项指标的数值与允许误差", "工作环境的条件"],
    en: ["values and tolerances of the figures", "conditions at the place of use"],
  },
  limits: {
    zh: ["指标是设计目标，是否达到由测试说明。"],
    en: ["The figures are design goals; whether they are reached has to be shown by the tests."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "技术指标", en: "Technical figures" },
      head: { zh: ["项目", "要求值", "允许误差", "测试条件"], en: ["Item", "Required", "Tolerance", "Test condition"] },
    },
  ],
  never: { zh: [], en: [] },
};
