import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const filmDirectorReport = defineTemplate({
  slug: "film-director-report",
  kind: "thesis",
  discipline: "art",
  major: { zh: "戏剧影视导演", en: "Directing" },
  levels: ["undergraduate", "master"],
  method: "creation",
  length: { default: 8000, min: 8000, max: 50000, byLevel: { undergraduate: 8000, master: 30000 } },
  numbering: "B",
  title: { zh: "短片《收信人不详》导演创作阐述", en: "Director's statement for the short film “Addressee Unknown”" },
  pattern: { zh: "短片《〔片名〕》导演创作阐述", en: "Director's statement for the short film “〔film〕”" },
  slots: [{ label: { zh: "片名", en: "film" }, default: { zh: "收信人不详", en: "Addressee Unknown" } }],
  remark: { zh: "从剧本到声画，每个决定都能指到镜头", en: "From script to sound and image, each decision points to a shot" },
  keywords: [
    { zh: "导演阐述", en: "director's statement" },
    { zh: "短片", en: "short film" },
    { zh: "视听语言", en: "audio-visual language" },
    { zh: "调度", en: "staging" },
  ],
  bring: [
    { zh: "成片与分镜（镜头号一致）", en: "Film and storyboard with matching shot numbers" },
    { zh: "场记与各剪辑版本", en: "Continuity notes and every cut" },
    { zh: "演职员、音乐与场地授权", en: "Releases for cast, crew, music and locations" },
  ],
  outline: [
    {
      title: { zh: "创作缘起", en: "Origin of the work" },
      intent: { zh: "一个画面与一个问题，说明为何非拍不可", en: "One image and one question, and why it had to be filmed" },
      weight: 12,
    },
    {
      title: { zh: "剧作与人物", en: "Script and characters" },
      intent: { zh: "想要、需要、秘密各落到一个行动", en: "Want, need and secret, each as an action" },
      weight: 22,
      needs: ["table"],
      children: [
        {
          title: { zh: "故事结构", en: "Story structure" },
          intent: { zh: "用一张节拍表说明信息何时给观众", en: "A beat sheet: when the audience learns what" },
          weight: 11,
          needs: ["table"],
        },
        {
          title: { zh: "人物的行动线", en: "Characters' lines of action" },
          intent: { zh: "只写人物做什么，不写性格形容词", en: "What they do, no adjectives of character" },
          weight: 11,
          mistake: { zh: "人物小传堆形容词", en: "Biographies heaped with adjectives" },
        },
      ],
    },
    {
      title: { zh: "视听构思与执行", en: "Sound and image: plan and execution" },
      intent: { zh: "构思与落地对照，写出差在哪", en: "Plan against result, and where they differ" },
      weight: 34,
      needs: ["figure"],
      children: [
        {
          title: { zh: "空间与调度", en: "Space and staging" },
          intent: { zh: "平面图加镜头号，说明谁占据高处", en: "A plan with shot numbers: who holds the high ground" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "影像风格", en: "Visual style" },
          intent: { zh: "焦段、景别、色彩各一条规则与一次破例", en: "A rule each for lens, size and colour, and one exception" },
          weight: 9,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "声音设计", en: "Sound" },
          intent: { zh: "有声与无声的安排，写到声源", en: "Where there is sound and where not, down to its source" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "声音一笔带过", en: "Passing over sound in a line" },
        },
        {
          title: { zh: "表演指导", en: "Directing actors" },
          intent: { zh: "用动作提示代替情绪词", en: "Give actions, not words for feelings" },
          weight: 8,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "现场与剪辑", en: "On set and in the cutting room" },
      intent: { zh: "写计划外的改变与当时的依据", en: "Changes outside the plan and what they rested on" },
      weight: 20,
      needs: ["data"],
      children: [
        {
          title: { zh: "拍摄中的取舍", en: "Choices while shooting" },
          intent: { zh: "一次放弃的镜头及替代办法", en: "One shot given up and what replaced it" },
          weight: 10,
          needs: ["data"],
          mistake: { zh: "只写顺利的部分", en: "Only what went well" },
        },
        {
          title: { zh: "剪辑版本比较", en: "Comparing cuts" },
          intent: { zh: "两版结构差别使谁的视角变了", en: "Whose point of view two structures change" },
          weight: 10,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "反思", en: "Reflection" },
      intent: { zh: "放映反馈与不足，注明观众是谁", en: "Audience response, with who they were, and shortcomings" },
      weight: 12,
      needs: ["data"],
      mistake: { zh: "总结成获奖感言", en: "A summing-up like an acceptance speech" },
    },
  ],
  whyGood: [
    { zh: "从一个画面和一个问题出发，创作动机清楚", en: "Starts from an image and a question, so the motive is clear" },
    { zh: "每个决定指到镜头号，不空谈", en: "Each decision points to a shot number, without empty talk" },
    { zh: "写计划外的改变，过程真实", en: "Changes outside the plan make the process real" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、创作缘起", en: "Origin of the work" } },
    {
      type: "paragraph",
      text: {
        zh: "这部短片最初只是一个画面：传达室的木格子里，有一封信被挪来挪去，从一格到另一格，始终没有人取走。信封上的名字是手写的，字迹很认真。守门的人每天经过，有一天他把信翻了过去，让名字朝里。",
        en: "At first this short film was only an image. In the wooden pigeonholes of a porter's lodge a letter is moved about, from one to another, and nobody ever takes it. The name on the envelope is written by hand, with care. The porter passes it every day, and one day he turns the letter over so that the name faces in.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "画面后面跟着一个问题：一封没有人取的信，对谁来说最重要？写信的人看不到它的结局，收信的人也许根本不知道它的存在，反倒是每天看见它的那个人，慢慢有了牵挂。于是，主角没有设定为寄信人或者收信人，而是传达室的老门卫。影片不追问信里写了什么，只看他怎样对待这封信。全片时长【待补充：分钟】，拍摄周期与主创名单见附录。以下从剧作、视听、现场与剪辑几个方面说明创作中的考虑，文中所注镜头号与成片一致。",
        en: "Behind the image came a question: to whom does a letter that nobody collects matter most? The one who wrote it does not see how it ends, the one to whom it is addressed may not know that it exists, and it is the one who sees it every day who slowly becomes attached. The main character is therefore neither sender nor addressee but the old porter. The film does not ask what the letter says; it only watches how he treats it. It runs for 【to fill in: minutes】; schedule and crew are in the appendix. What follows explains decisions on script, sound and image, shooting and editing; shot numbers agree with the finished film.",
      },
    },
  ],
  hardSample: {
    title: { zh: "用动作提示代替情绪词", en: "Actions in place of words for feelings" },
    text: {
      zh: "门卫第一次看见收信人名字的那场戏，最初我对演员说：“这里要有一点惊讶，又有点难过。”拍了几条，表情都对，却像在表演。第二天改为只给动作：“你先把老花镜摘下来擦一擦，再看一遍；看完，把信放回去，放得比别的信正一点。”演员照做，擦镜片的时间比预想的长，他自己加了一个向窗外看的动作。那一条用在成片第【待补充：镜头号】。观众放映后说，“他好像认识这个人”。剧本里并没有写他认识，这层意思是动作带出来的。",
      en: "For the scene in which the porter first sees the addressee's name, I told the actor at first, “A little surprised here, and a little sad.” In take after take the expression was right and looked like acting. Next day I gave actions only: “Take off your reading glasses and wipe them first, then read it again. When you have read it put the letter back, a bit straighter than the others.” He did so, took longer over the lenses than expected, and added a look out of the window himself. That take is in the film at 【to fill in: shot number】. After a screening someone said, “He seems to know this person.” The script does not say so; the action brought it.",
    },
  },
  staged: true,
  checklist: [
    { zh: "文中镜头号与成片一致", en: "Shot numbers agree with the film" },
    { zh: "音乐、字体与素材授权在手", en: "Music, fonts and footage are licensed" },
    { zh: "演职员署名经本人确认", en: "Credits are confirmed by those named" },
    { zh: "观众反馈注明场次与人数", en: "Audience response states screening and numbers" },
  ],
  scenes: ["svScript", "svStoryboard", "defenseSpeech"],
  since: "2026-11-22",
});
