/** Academic words in both languages, for keywords and titles composed of them. What is not here is left for the author. */
const TERMS = `内部控制 internal control
存货 inventory
盘点 stocktaking
存货盘点 stocktaking
损耗 shrinkage
成本控制 cost control
库存管理 inventory management
绩效考核 performance appraisal
供应链 supply chain
物流 logistics
配送 delivery
财务管理 financial management
风险管理 risk management
预算管理 budget management
应收账款 accounts receivable
人力资源 human resources
培训 training
员工流失 staff turnover
顾客满意度 customer satisfaction
满意度 satisfaction
消费者 consumers
购买意愿 purchase intention
品牌 brand
营销 marketing
电子商务 e-commerce
数字经济 digital economy
普惠金融 inclusive finance
数字普惠金融 digital inclusive finance
农民收入 rural household income
企业创新 corporate innovation
融资约束 financing constraints
睡眠质量 sleep quality
短视频 short video
就寝拖延 bedtime procrastination
拖延 procrastination
学业拖延 academic procrastination
焦虑 anxiety
抑郁 depression
孤独感 loneliness
自我效能感 self-efficacy
自尊 self-esteem
社会支持 social support
学习动机 learning motivation
手机依赖 smartphone dependence
大学生 university students
中学生 secondary school pupils
小学生 primary school pupils
老年人 older people
留守儿童 left-behind children
问卷调查 questionnaire survey
问卷 questionnaire
访谈 interview
中介作用 mediation
调节作用 moderation
影响因素 influencing factors
预约 booking
设备管理 equipment management
权限 access rights
数据库 database
微服务 microservices
推荐算法 recommendation algorithm
图像识别 image recognition
单片机 microcontroller
传感器 sensor
温室 greenhouse
灌溉 irrigation
自动控制 automatic control
物联网 Internet of Things
机器人 robot
有限元 finite element method
减速器 reducer
散文 essays
小说 novel
诗歌 poetry
意象 imagery
叙事 narrative
女性形象 images of women
形象 image
食物 food
故乡 hometown
日常 everyday life
地方志 local gazetteer
县志 county gazetteer
书信 letters
民俗 folk custom
未成年人 minors
充值 top-up payment
退款 refund
监护 guardianship
举证责任 burden of proof
合同 contract
侵权责任 tort liability
个人信息 personal information
消费者权益 consumer rights
劳动关系 employment relationship
外卖骑手 delivery riders
隐私 privacy
透水混凝土 pervious concrete
再生骨料 recycled aggregate
抗压强度 compressive strength
渗透系数 coefficient of permeability
混凝土 concrete
吸附 adsorption
活性炭 activated carbon
生物炭 biochar
重金属 heavy metals
废水 wastewater
降解 degradation
发酵 fermentation
酸奶 yoghurt
提取 extraction
多酚 polyphenols
种子萌发 seed germination
盐胁迫 salt stress
课堂提问 classroom questioning
课堂教学 classroom teaching
整本书阅读 whole-book reading
作业设计 homework design
游戏 play
幼儿 young children
学前教育 preschool education
阅读教学 teaching of reading
小学数学 primary mathematics
分层教学 differentiated teaching
护理 nursing
健康教育 health education
术后疼痛 postoperative pain
疼痛 pain
跌倒 falls
糖尿病 diabetes
高血压 hypertension
康复 rehabilitation
依从性 adherence
生活质量 quality of life
系统评价 systematic review
文献综述 literature review`;

const PAIRS = TERMS.split("\n").map((line): readonly [zh: string, en: string] => {
  const space = line.indexOf(" ");
  return [line.slice(0, space), line.slice(space + 1)];
});
const TO_ENGLISH = new Map(PAIRS);
const TO_CHINESE = new Map(PAIRS.map(([zh, en]) => [en.toLowerCase(), zh]));

/** The word in the other language; "" where it is unknown. */
export function translateTerm(word: string, from: "zh" | "en"): string {
  return (from === "zh" ? TO_ENGLISH.get(word) : TO_CHINESE.get(word.toLowerCase())) ?? "";
}
