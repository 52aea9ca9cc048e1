import type { Language } from "../../language.ts";
import type { FactKind } from "../parsed-topic.ts";

/** Words by which a clause shows what it is about, in the order in which they are asked. */
export const FACT_CUES: Readonly<Record<Language, readonly (readonly [FactKind, RegExp])[]>> = {
  zh: [
    ["plan", /(?:中介|调节)(?:作用)?$/],
    ["pending", /数据(?:还|尚|都)?(?:没|未)|(?:还没|尚未)(?:整理|分析|处理|转写)/],
    ["measure", /建议|改为|改成|应当|宜(?!家)|可以考虑/],
    ["cause", /因为|由于|主要?原因|原因(?:是|在)|导致|造成/],
    ["rule", /(?:^|，)(?:能够?|可以|支持|避免)|(?<![重主需想只摘])要(?![求么是点])|必须|不能|不得|每小时.*\d|可以.{1,8}但/],
    ["part", /(?:几个|[两二三四五六\d]\s*个?)(?:方面|部分|角度|层面|主题)/],
    [
      "variable",
      /中介|调节|自变量|因变量|替代率|掺量|浓度|水平|对照组|实验组|干预组|分组|组，|观察组|试验组|常规组|各\d+|[两三四五六]种(?!角色|用户)|每[种组]\d|\d\s*%?、\s*\d/,
    ],
    ["step", /\d\s*(?:分钟|小时|℃|°C)|平行|各评|每组|浸泡|烘干|升温/],
    ["instrument", /[计仪]测|看.{1,4}(?:天|次)能|量表|问卷|指数|访谈|仪器|测试仪|试验机|评分|SPSS|前测|后测|法测|观察记录/],
    [
      "problem",
      /没有|没人|无人|不够|不足|不一|不齐|拿不出|不清|缺|难|太|偏|乱|自己(?:盘|记|管|核|填|报)|漏|错|超时|拖欠|拖沓|抱怨|投诉|浪费|不敢|不愿|不高|老化|断|掉|重复|冲突|凭经验|靠人工|手工|积压|只能|排队|超过|才能|才发|走了|同一个人|过期|手写|手抄|全靠|凭感觉|凭记忆|对不上|没签|扯皮|看不到|找不到|说不清|不及时|跟不上|忙不过来|老是|总是|忘了?记|混在一起|死了|坏了|夹手|一直吵|不接|不肯|简单|太早|抢|漏|只[说会有给看]|自己答/,
    ],
    ["role", /角色|用户|管理员/],
    ["technology", /^(?:用|采用|基于|使用)\s*[A-Za-z]|MySQL|Spring|Vue|Python|STM32|ESP32|Arduino|单片机|传感器|微信小程序|数据库/],
    ["source", /数据(?:来自|取自)|来自.{0,6}(?:年鉴|数据库)|《|判决|案例|年报|文献|书信|史料|县志|日记|档案|统计年鉴/],
    ["step", /流程|步骤|每[天周月年]|月末|先.{0,200}再|先.{0,200}后/],
    ["sample", /\d\s*(?:份|位|户|人|名|家|例|个|所|户|次|篇|段|组|株|只|批|村|店|班|节|单|册|部|幅|条|年|块|台)/],
    ["plan", /想|打算|准备|计划|希望/],
  ],
  en: [
    ["plan", /\b(?:mediator|moderator)\b/i],
    ["pending", /\bnot yet\b/i],
    ["measure", /\b(?:suggest|recommend|should be|could be)\b/i],
    ["cause", /\b(?:because|due to|caused by|the reason)\b/i],
    ["rule", /\b(?:must|need(?:s)? to|has to|have to|avoid|can .* but|should not|may)\b/i],
    ["part", /\b(?:two|three|four|five) (?:aspects|parts|angles|themes|motifs)\b/i],
    ["variable", /\b(?:mediat\w+|moderat\w+|replacement|dosage|concentrations?|levels?|control group|experimental|groups?)\b/i],
    ["source", /\bdata (?:come |came |are |taken )?from\b/i],
    ["step", /\b(?:immersed|dishes for each|cut from|replicates?|every \d+ days|weighed)\b/i],
    [
      "instrument",
      /\b(?:[a-z]+-(?:point|item)|scale|questionnaire|index|inventory|interviews?|meter|spss|pre-?test|falling-head|method|measured with)\b/i,
    ],
    [
      "problem",
      /\b(?:no|not|nobody|never|lack\w*|without|slow|late|missing|difficult|complain\w*|too|only|different|cannot|error\w*|wrong|by hand|run(?:s)? out|wait|delays?|differ|delete|rule out|expired|missed|out of reach|mostly|always late|keeps? failing|forget\w*|mixed up|nobody knows|afraid|broke|unclear|incomplete)\b/i,
    ],
    ["role", /\b(?:roles?|admins?|administrators?|users)\b/i],
    ["technology", /\b(?:mysql|spring|python|stm32|esp32|arduino|microcontroller|sensors?|database|react|django|written in|runs on)\b/i],
    ["source", /\b(?:judgments?|novels?|letters|archives?|diaries|reports|stories|poems|editions?)\b/i],
    ["step", /\b(?:first|then|every (?:day|week|month)|monthly|weekly|at the end of)\b/i],
    ["sample", /\d/],
    ["plan", /\b(?:want to|plan to|hope to|intend)\b/i],
  ],
};
