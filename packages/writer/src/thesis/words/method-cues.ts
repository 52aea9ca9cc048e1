import type { Language } from "../../language.ts";
import type { ThesisMethod } from "../thesis-types.ts";

/** Words by which the way a thesis works shows; `strong` at the end of the topic decides. */
type Cues = { readonly strong: RegExp; readonly cues: RegExp; readonly major: RegExp };
const NEVER = /(?!)/;

export const METHOD_CUES: Readonly<Record<Language, Readonly<Record<ThesisMethod, Cues>>>> = {
  zh: {
    empirical: {
      strong: /对.{2,30}的?(?:影响|作用|效应)|(?:关系|影响因素|中介|调节|满意度|意愿)(?:研究|分析|调查)?$/,
      cues: /影响|关系|相关|中介|调节|问卷|量表|实证|回归|面板|因素|意愿|满意度|样本|假设|变量/g,
      major: /心理|社会学|经济|金融|统计|传播|市场营销|旅游/,
    },
    design: {
      strong:
        /设计与实现|(?:系统|平台|小程序|软件|网站|APP|App|装置|控制器|机器人|电路|算法|机构|夹具|模具|包装|程序|生产线|减速器)(?:的?(?:设计|开发|实现|研制|优化设计))?$|(?:结构|方案|界面|景观|室内|产品|施工组织)设计$/,
      cues: /系统|平台|模块|数据库|单片机|传感器|接口|小程序|开发|硬件|软件|STM32|Arduino|Spring|MySQL|Vue|Python|角色|图纸|尺寸|功能/g,
      major: /软件|计算机|自动化|电子|机械|通信|电气|物联网|产品设计|信息工程|建筑学|环境设计|视觉/,
    },
    case: {
      strong: /(?:问题|对策|现状|优化|策略|管理|内部控制|内控|困境|路径|盘点|建议|改进|流程)(?:研究|分析|探讨)?$/,
      cues: /问题|对策|现状|内控|内部控制|优化|策略|门店|公司|企业|管理|盘点|流程|服务|社区|培训|物流|成本|库存/g,
      major: /会计|管理|物流|行政|财务|人力|电子商务|工商|审计|图书馆/,
    },
    humanities: {
      strong: /^(?:论|试论)|(?:形象|叙事|书写|意象|美学|诗歌|散文|小说|电影|戏剧|思想)(?:研究|分析|探析)?$/,
      cues: /散文|小说|诗|词|形象|叙事|意象|文学|作家|书写|语言风格|史料|书信|思想|绘画|戏曲|电影|民俗|碑|县志|档案/g,
      major: /文学|汉语言|历史|哲学|艺术史|美术学|戏剧|中文|英语|音乐学/,
    },
    legal: {
      strong: /法律|责任|退款|侵权|效力|权益保护|保护$|立法|救济|赔偿|认定/,
      cues: /法律|责任|判决|条文|合同|侵权|退款|赔偿|立法|司法|举证|监护|权利|诉讼|仲裁|认定|隐私|消费者权益/g,
      major: /法学|法律|知识产权|司法/,
    },
    laboratory: {
      strong: /(?:制备|性能|配合比|吸附|合成|提取|降解|检测|发酵|表征|含量测定|工艺)(?:研究|分析|优化)?/,
      cues: /制备|性能|配合比|吸附|掺量|试件|强度|浓度|温度|合成|提取|降解|表征|龄期|培养|实验|试验|重复|对照组|样品|pH/g,
      major: /化学|材料|土木|生物|食品|环境工程|农学|药学|化工|林学|园艺|动物/,
    },
    education: {
      strong: /教学|课堂|作业|课程|学习.{0,6}(?:活动|策略)|(?:幼儿|小学|中学|初中|高中|学前).{0,20}(?:设计|游戏|阅读|提问|评价)/,
      cues: /教学|课堂|教师|作业|教材|课程|单元|听课|幼儿园|班级|提问|评价|学生|阅读课|实验班/g,
      major: /教育|师范|学前|教学/,
    },
    clinical: {
      strong: /护理|患者|康复|临床|术后|用药|病人/,
      cues: /护理|患者|临床|术后|干预组|对照组|疼痛|康复|病区|住院|并发症|血压|血糖|用药|病人|随访/g,
      major: /护理|临床|医学|康复|助产|中医|口腔/,
    },
    review: { strong: /(?:研究综述|文献综述|研究进展|综述)$/, cues: /综述|研究进展|系统评价|文献计量|纳入|检索式/g, major: NEVER },
  },
  en: {
    empirical: {
      strong: /\b(?:effects?|impact|influence|relationship|association|determinants|predictors)\b/i,
      cues: /\b(?:effects?|impact|influence|relationship|survey|questionnaire|respondents|scale|regression|panel|mediat\w+|moderat\w+|hypothes\w+|attitudes?|satisfaction)\b/gi,
      major: /psycholog|sociolog|economic|finance|statistic|communication|marketing|tourism/i,
    },
    design: {
      strong:
        /\b(?:design|implementation|development) (?:and implementation )?of\b|\b(?:system|platform|app|website|controller|robot|prototype|software|gearbox|device|monitor|workbench)\b/i,
      cues: /\b(?:system|platform|module|database|microcontroller|sensors?|esp32|interface|app|hardware|software|stm32|arduino|mysql|python|users?|prototype|requirements?|drawings?)\b/gi,
      major: /software|computer|automation|electronic|mechanical|electrical|internet of things|product design|architecture/i,
    },
    case: {
      strong:
        /\b(?:problems?|improv\w+|management|internal control|inventory|case study|workflow|logistics|strategy|errors|delays|late deliveries|complaints|queues)\b/i,
      cues: /\b(?:problems?|improv\w+|management|control|stores?|company|staff|inventory|stock|process|costs?|service|delays?|warehouse|training)\b/gi,
      major: /accounting|management|logistics|business|administration|audit|human resource/i,
    },
    humanities: {
      strong: /\b(?:novels?|poems?|poetry|fiction|narrative|imagery|letters of|representation|films?|drama|short stories|essays)\b/i,
      cues: /\b(?:novels?|poems?|poetry|fiction|narrat\w+|imagery|letters|archive\w*|representation|films?|drama|stories|essays?|diar\w+|paintings?)\b/gi,
      major: /literature|history|philosophy|english|art history|languages|drama|film/i,
    },
    legal: {
      strong: /\b(?:law|legal|liability|refund|tort|contract|protection of|judgments?|statut\w+)\b/i,
      cues: /\b(?:law|legal|liability|refund|judgments?|court|contract|tort|statut\w+|evidence|consumer|rights?|claims?|burden of proof|clauses?)\b/gi,
      major: /\blaw\b|legal/i,
    },
    laboratory: {
      strong:
        /\b(?:adsorption|synthesis|preparation|strength|permeability|concrete|extraction|degradation|corrosion|fermentation|alloy)\b/i,
      cues: /\b(?:adsorption|synthesis|concentration|temperature|specimens?|strength|cubes|dosage|replacement|samples?|ph|replicates?|reactor|extraction|cured|mix|catalyst|plots?)\b/gi,
      major: /chemi|material|civil|biolog|food|environmental engineering|agricultur|pharma/i,
    },
    education: {
      strong: /\b(?:teaching|classroom|lessons?|homework|pupils|curriculum|kindergarten|primary school)\b/i,
      cues: /\b(?:teach\w*|classroom|lessons?|homework|pupils|curriculum|class(?:es)?|students|pre-?test|post-?test|grades?)\b/gi,
      major: /education|teaching|tesol/i,
    },
    clinical: {
      strong: /\b(?:patients?|nursing|clinical|postoperative|rehabilitation|ward)\b/i,
      cues: /\b(?:patients?|nurs\w+|clinical|postoperative|ward|pain|care|control group|intervention|blood pressure|follow-up|falls)\b/gi,
      major: /nursing|medicine|clinical|physiotherapy|midwifery/i,
    },
    review: {
      strong: /\b(?:a review|literature review|systematic review|scoping review)\b/i,
      cues: /\b(?:review|databases|search strings?)\b/gi,
      major: NEVER,
    },
  },
};
