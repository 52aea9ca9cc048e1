/** Academic words in both languages, for keywords and titles composed of them. What is not here is left for the author. `#` marks people, `@` places. */
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
消费者 #consumers
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
大学生 #university students
中学生 #secondary school pupils
小学生 #primary school pupils
老年人 #older people
留守儿童 #left-behind children
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
温室 @greenhouse
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
未成年人 #minors
充值 top-up payment
退款 refund
监护 guardianship
举证责任 burden of proof
合同 contract
侵权责任 tort liability
个人信息 personal information
消费者权益 consumer rights
劳动关系 employment relationship
外卖骑手 #delivery riders
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
幼儿 #young children
学前教育 preschool education
阅读教学 teaching of reading
小学数学 @primary mathematics
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
文献综述 literature review
高校学生 #university students
研究生 #graduate students
高中生 #senior secondary pupils
初中生 #junior secondary pupils
学生 #students
教师 #teachers
老师 #teachers
家长 #parents
儿童 #children
青少年 #adolescents
大班幼儿 #senior kindergarten children
老人 #older people
独居老人 #older people living alone
社区老年人 #older people in the community
患者 #patients
病人 #patients
住院患者 #inpatients
产妇 #women after childbirth
护士 #nurses
员工 #employees
新员工 #new employees
职工 #employees
农民 #farmers
农民工 #migrant workers
居民 #residents
游客 #visitors
旅客 #travellers
顾客 #customers
客户 #customers
用户 #users
女性 #women
青年 #young people
骑手 #riders
读者 #readers
观众 #viewers
主播 #streamers
志愿者 #volunteers
管理员 #administrators
乡绅 #local gentry
高校 @universities
大学 @universities
学校 @schools
中小学 @schools
小学 @primary schools
初中 @junior secondary schools
高中 @senior secondary schools
中学 @secondary schools
幼儿园 @kindergartens
乡村小学 @rural primary schools
农村小学 @rural primary schools
社区 @communities
城市社区 @urban communities
农村 @rural areas
乡村 @rural areas
城市 @cities
县域 @counties
古镇 @historic towns
景区 @scenic areas
医院 @hospitals
卫生院 @health centres
乡镇卫生院 @township health centres
病区 @hospital wards
药房 @pharmacies
门店 @stores
超市 @supermarkets
餐厅 @restaurants
餐饮企业 @catering businesses
酒店 @hotels
民宿 @guesthouses
奶茶店 @bubble tea shops
连锁奶茶店 @bubble tea chains
生鲜店 @fresh food stores
社区生鲜店 @community fresh food stores
便利店 @convenience stores
药店 @drugstores
前置仓 @front warehouses
仓库 @warehouses
物流企业 @logistics companies
企业 @enterprises
中小企业 @small and medium-sized enterprises
小微企业 @small and micro enterprises
制造企业 @manufacturing companies
上市公司 @listed companies
公司 @companies
银行 @banks
商业银行 @commercial banks
平台 @platforms
电商平台 @e-commerce platforms
图书馆 @libraries
高校图书馆 @university libraries
实验室 @laboratories
高校实验室 @university laboratories
食堂 @canteens
高校食堂 @university canteens
宿舍 @dormitories
家庭 @families
政府 @government
乡镇 @townships
公园 @parks
博物馆 @museums
事业单位 @public institutions
管理 management
药品 medicines
药品库存 medicine stock
药品库存管理 medicine stock management
药品管理 medicine management
库存 inventory
库存控制 stock control
近效期 near-expiry items
存货管理 inventory management
应收账款管理 accounts receivable management
成本核算 cost accounting
成本管理 cost management
成本 costs
财务风险 financial risk
财务报表 financial statements
财务分析 financial analysis
盈利能力 profitability
偿债能力 solvency
内部审计 internal auditing
审计 auditing
税收筹划 tax planning
税收 taxation
预算 budgeting
资金管理 cash management
资金 funds
固定资产 fixed assets
固定资产管理 fixed asset management
报销 reimbursement
报销流程 reimbursement procedure
采购 purchasing
采购管理 purchasing management
供应商 suppliers
供应链管理 supply chain management
仓储 warehousing
仓储管理 warehouse management
分拣 order picking
分拣差错 picking errors
差错 errors
差错率 error rate
社区团购 community group buying
配送路径 delivery routes
配送路径优化 delivery route optimisation
快递 parcel delivery
退货 returns
冷链物流 cold chain logistics
质量 quality
质量管理 quality management
质量控制 quality control
服务质量 service quality
服务 services
服务流程 service procedures
流程 procedures
流程优化 process improvement
优化 improvement
绩效 performance
绩效管理 performance management
薪酬 pay
薪酬管理 pay management
激励 incentives
员工激励 employee incentives
员工培训 employee training
招聘 recruitment
排班 rostering
新员工培训 training of new employees
职业倦怠 job burnout
工作满意度 job satisfaction
工作压力 work stress
离职意愿 turnover intention
组织承诺 organisational commitment
企业文化 corporate culture
品牌形象 brand image
营销策略 marketing strategy
网络营销 online marketing
直播带货 live-stream selling
直播 live streaming
口碑 word of mouth
购买行为 purchase behaviour
消费行为 consumer behaviour
消费 consumption
价格 price
包装 packaging
信任 trust
感知价值 perceived value
顾客忠诚度 customer loyalty
游客满意度 visitor satisfaction
古镇游客满意度 visitor satisfaction in historic towns
商业化 commercialisation
乡村旅游 rural tourism
旅游 tourism
预订 booking
排队 queueing
等候时间 waiting time
投诉 complaints
投诉处理 complaint handling
社区治理 community governance
社区养老 community elderly care
居家养老 home-based elderly care
养老服务 elderly care services
垃圾分类 waste sorting
公共服务 public services
基层治理 local governance
政策执行 policy implementation
志愿服务 volunteer service
乡村振兴 rural revitalisation
面板数据 panel data
固定效应 fixed effects
经济增长 economic growth
产业结构 industrial structure
就业 employment
青年就业 youth employment
最低工资 minimum wage
收入差距 income gap
收入 income
数字化转型 digital transformation
数字化 digitalisation
绿色金融 green finance
研发投入 R&D investment
企业绩效 firm performance
外商直接投资 foreign direct investment
碳排放 carbon emissions
房价 house prices
手机使用 phone use
睡前使用 bedtime use
睡前手机使用 bedtime phone use
睡前刷短视频 watching short videos before sleep
大学生睡眠质量 university students' sleep quality
大学生学业拖延 university students' academic procrastination
睡眠 sleep
情绪 mood
心理健康 mental health
心理韧性 resilience
社交焦虑 social anxiety
就业焦虑 employment anxiety
主观幸福感 subjective well-being
幸福感 well-being
压力 stress
学习倦怠 learning burnout
学业成绩 academic achievement
学习投入 learning engagement
学习兴趣 interest in learning
学习 learning
自主学习 self-directed learning
在线学习 online learning
人际关系 interpersonal relationships
同伴关系 peer relationships
亲子关系 parent-child relationship
亲子沟通 parent-child communication
家庭教育 family education
父母教养方式 parenting styles
社交媒体 social media
社交媒体使用 social media use
网络成瘾 internet addiction
网络暴力 online abuse
体育锻炼 physical exercise
运动 exercise
饮食 diet
饮食习惯 eating habits
外卖 takeaway food
职业认同 professional identity
专业认同 professional identity
生涯规划 career planning
就业意愿 employment intention
考研意愿 intention to enter graduate school
创业意愿 entrepreneurial intention
满意度调查 satisfaction survey
影响 influence
关系 relationship
现状 present state
问题 problems
对策 countermeasures
原因 causes
策略 strategies
评价 evaluation
设计 design
实现 implementation
系统 system
管理系统 management system
预约系统 booking system
设备预约系统 equipment booking system
实验室设备预约系统 laboratory equipment booking system
高校实验室设备预约系统 university laboratory equipment booking system
二手图书 second-hand books
图书交换 book exchange
二手图书交换小程序 second-hand book exchange mini-program
社区二手图书交换小程序 community second-hand book exchange mini-program
交换 exchange
小程序 mini-program
微信小程序 WeChat mini-program
借阅 borrowing
图书管理系统 library management system
图书借阅系统 book lending system
点餐系统 food ordering system
点餐小程序 food ordering mini-program
选课系统 course selection system
考勤系统 attendance system
报修系统 repair request system
宿舍报修系统 dormitory repair request system
失物招领 lost property
失物招领系统 lost property system
停车管理系统 parking management system
停车场 parking lot
智能家居 smart home
设备 equipment
实验设备 laboratory equipment
时段 time slots
冲突检测 conflict detection
审批 approval
推荐系统 recommender system
人脸识别 face recognition
车牌识别 licence plate recognition
深度学习 deep learning
机器学习 machine learning
神经网络 neural network
数据可视化 data visualisation
数据分析 data analysis
爬虫 web crawler
网络安全 network security
用户界面 user interface
温室灌溉 greenhouse irrigation
温室灌溉控制器 greenhouse irrigation controller
灌溉控制器 irrigation controller
土壤湿度 soil moisture
控制器 controller
控制系统 control system
温度控制系统 temperature control system
温湿度 temperature and humidity
监测系统 monitoring system
环境监测 environmental monitoring
报警器 alarm
智能药盒 smart pill box
药盒 pill box
独居老人药盒 pill box for older people living alone
提醒 reminders
脱粒机 thresher
玉米脱粒机 maize thresher
小型玉米脱粒机 small maize thresher
玉米 maize
滚筒 drum
结构设计 structural design
小型玉米脱粒机结构 small maize thresher structure
夹具 fixture
夹具设计 fixture design
传动 transmission
折叠 folding
家具 furniture
包装设计 packaging design
景观设计 landscape design
室内设计 interior design
文创产品 cultural and creative products
电机 motor
电源 power supply
无线通信 wireless communication
小车 vehicle
循迹小车 line-following vehicle
雪 snow
月亮 moon
海 the sea
水 water
死亡 death
家园 home
时间 time
记忆 memory
乡土 native soil
人情 human warmth
语言 language
语言特色 language style
日常生活 everyday life
日常书写 writing of everyday life
食物书写 writing of food
苦难 suffering
成长 growing up
女性意识 female consciousness
女性书写 writing of women
悲剧 tragedy
讽刺 satire
战争 war
城市书写 writing of the city
东北 Northeast China
县志里的水利纠纷 water disputes in county gazetteers
民国县志 county gazetteers of the Republican period
水利纠纷 water disputes
水利 water management
纠纷 disputes
碑文 inscriptions
诉讼 litigation
调解 mediation
家书 family letters
电影 film
戏曲 traditional opera
翻译 translation
字幕翻译 subtitle translation
译本 translations
翻译策略 translation strategies
隐喻 metaphor
民间故事 folk tales
非物质文化遗产 intangible cultural heritage
传承 transmission
网络游戏 online games
网络游戏充值 online game top-ups
网络游戏充值退款 refunds of online game top-ups
未成年人网络游戏充值退款 refunds of minors' online game top-ups
赔偿责任 liability for compensation
赔偿 compensation
交通事故 traffic accidents
外卖骑手交通事故 traffic accidents of delivery riders
宠物医疗 veterinary treatment
宠物医疗纠纷 veterinary disputes
举证 proof
证据 evidence
病历 medical records
格式条款 standard terms
预付卡 prepaid cards
健身 fitness
退费 refunds
退款问题 refund problems
个人信息保护 protection of personal information
人脸信息 facial data
隐私权 right to privacy
肖像权 portrait rights
著作权 copyright
商标 trade marks
专利 patents
竞业限制 non-compete clauses
劳动合同 labour contract
加班 overtime
工伤 work injury
工伤认定 recognition of work injury
网络购物 online shopping
网购 online shopping
七天无理由退货 seven-day return
产品责任 product liability
高空抛物 objects thrown from buildings
校园欺凌 school bullying
家庭暴力 domestic violence
离婚 divorce
抚养权 custody
遗嘱 wills
租赁合同 lease contracts
租房 renting
押金 deposits
物业 property management
物业服务 property management services
法律责任 legal liability
法律保护 legal protection
法律问题 legal questions
稻壳 rice husk
稻壳生物炭 rice husk biochar
水中镉 cadmium in water
镉 cadmium
铅 lead
染料 dyes
秸秆 straw
热解 pyrolysis
水质 water quality
污水处理 wastewater treatment
土壤 soil
力学性能 mechanical properties
性能 performance
强度 strength
耐久性 durability
腐蚀 corrosion
配合比 mix proportion
水泥 cement
钢 steel
合金 alloy
催化剂 catalyst
合成 synthesis
制备 preparation
工艺 process
发酵工艺 fermentation process
提取工艺 extraction process
工艺优化 process optimisation
蓝莓 blueberry
蓝莓酸奶 blueberry yoghurt
感官评分 sensory score
品质 quality
保鲜 preservation
抗氧化活性 antioxidant activity
多糖 polysaccharides
黄酮 flavonoids
抑菌 antibacterial activity
抑菌效果 antibacterial effect
萌发 germination
生长 growth
幼苗 seedlings
产量 yield
施肥 fertilisation
光照 light
温度 temperature
湿度 humidity
课堂 classroom
农村小学数学 mathematics in rural primary schools
农村小学数学课堂提问 classroom questioning in rural primary mathematics
小学数学课堂提问 classroom questioning in primary mathematics
数学 @mathematics
小学语文 @primary Chinese
初中英语 @junior secondary English
高中物理 @senior secondary physics
英语 @English
理答 teacher responses
提问 questioning
作业 homework
作业反馈 homework feedback
反馈 feedback
同伴互评 peer review
合作学习 cooperative learning
合作 cooperation
小组合作 group work
小组合作学习 cooperative group learning
建构游戏 construction play
大班幼儿建构游戏 construction play of senior kindergarten children
区域活动 corner activities
户外活动 outdoor activities
绘本 picture books
绘本阅读 picture book reading
亲子阅读 parent-child reading
识字 learning characters
写作 writing
作文 composition
口语 speaking
词汇 vocabulary
朗读 reading aloud
阅读 reading
阅读兴趣 interest in reading
项目式学习 project-based learning
翻转课堂 flipped classroom
信息技术 information technology
劳动教育 labour education
心理健康教育 mental health education
班级管理 class management
音乐干预 music intervention
剖宫产 caesarean section
剖宫产术后疼痛 pain after caesarean section
术后 after surgery
术后康复 postoperative rehabilitation
早期活动 early mobilisation
护理干预 nursing intervention
延续护理 continuing care
跌倒预防 fall prevention
社区老年人跌倒预防 fall prevention for older people in the community
预防 prevention
糖尿病患者 #patients with diabetes
高血压患者 #patients with hypertension
服药依从性 medication adherence
自我管理 self-management
自我管理行为 self-management behaviour
血糖 blood glucose
血压 blood pressure
压疮 pressure injuries
导管 catheters
感染 infection
母乳喂养 breastfeeding
失眠 insomnia
慢性病 chronic disease
膝关节疼痛 knee pain
步行 walking
手卫生 hand hygiene
职业暴露 occupational exposure
临终关怀 hospice care
需求 needs
干预 intervention
效果 effects
行为 behaviour
意愿 intention
态度 attitudes
认知 awareness
能力 ability
模式 model
机制 mechanism
路径 paths
水平 level
实证研究 empirical study
案例 case
案例研究 case study
调查 survey
比较 comparison
骨科 @orthopaedic wards
内科 @internal medicine wards
外科 @surgical wards
儿科 @paediatric wards
急诊 @emergency departments
老年 #older people
老年患者 #older patients
骨科老年患者 #older orthopaedic patients
便秘 constipation
骨科老年患者便秘 constipation in older orthopaedic patients
老旧小区 @old residential areas
小区 @residential areas
电梯 lifts
物业 property management
兼职 part-time work
大学生兼职 university students' part-time work
成绩 grades
时间管理 time management
垃圾桶 waste bin
智能垃圾桶 smart waste bin
红外 infrared sensing
语音 voice prompts
番茄 tomato
小番茄 cherry tomato
糖度 sugar content
甜度 sweetness
灌水 irrigation
浇水量 amount of watering
口语焦虑 speaking anxiety`;

/** More English words, with their Chinese. */
const ENGLISH_TERMS = `@hospital pharmacy 医院药房
@pharmacy 药房
@furniture warehouse 家具仓库
@warehouse 仓库
@family hotel 家庭旅馆
@hotel 酒店
@community workshop 社区工坊
@small flats 小户型
@supermarket 超市
@school 学校
@valley 山谷
@night ward 夜间病区
@ward 病区
@English writing class 英语写作课
@year-6 maths class 六年级数学课
@maths class 数学课
#students 学生
#pupils 学生
#customers 顾客
#employees 员工
#emigrants 移民
#older patients 老年患者
#patients 患者
#children 儿童
#volunteers 志愿者
#members 会员
stock control 库存控制
expiry dates 效期
late deliveries 配送延误
deliveries 配送
delays 延误
booking errors 预订差错
errors 差错
bedtime phone use 睡前手机使用
phone use 手机使用
morning mood 早晨情绪
mood 情绪
minimum wages 最低工资
youth employment 青年就业
organic food 有机食品
trust in organic food 有机食品信任
packaging 包装
trust 信任
tool lending 工具借用
tool-lending system 工具借用系统
beehive monitor 蜂箱监测器
beehive 蜂箱
folding workbench 折叠工作台
workbench 工作台
hinge 铰链
letters 书信
letters of emigrants 移民书信
memory 记忆
loss 失去
sea 海
liability 责任
second-hand goods 二手商品
defective second-hand goods 有缺陷的二手商品
gym contracts 健身合同
gym contract 健身合同
illness 疾病
refund 退款
unfair terms 不公平条款
platforms 平台
road salt 融雪盐
galvanised steel 镀锌钢
lettuce 生菜
lettuce seeds 生菜种子
LED light LED 光照
defective second-hand goods sold online 网售有缺陷二手商品
gym contracts after illness 患病后健身合同
seeds 种子
light 光照
error rate 差错率
employee turnover 员工流失
germination 发芽
seed germination 种子萌发
recycled aggregate content 再生骨料掺量
permeability 渗透性
speaking anxiety 口语焦虑
@maths 数学
@English 英语
speaking 口语
@junior high English class 初中英语课堂
@primary school 小学
@secondary school 中学
vocabulary 词汇
reading 阅读
writing 写作
motivation 动机
recycled concrete 再生混凝土
homework feedback 作业反馈
peer review 同伴互评
walking group 步行小组
knee pain 膝关节疼痛
falls 跌倒
falls of older patients 老年患者跌倒
school gardens 学校菜园
diet 饮食
children's diet 儿童饮食
water quality 水质
waiting times 等候时间
staff training 员工培训
customer complaints 顾客投诉
reservation 预约
humidity 湿度
temperature 温度
health 健康
money 金钱
return 返乡
family 家庭
consumer 消费者
nursing 护理
prevention 预防`;

/** What a word is: people and places stand behind "among" and "in", and are no concepts to define. */
type Kind = "people" | "place" | "thing";
type Term = { readonly words: string; readonly kind: Kind };
const KINDS: Readonly<Record<string, Kind>> = { "#": "people", "@": "place" };

function readLine(line: string): { readonly kind: Kind; readonly first: string; readonly second: string } {
  const split = /^([#@]?)(.+) ([#@]?)([^#@]+)$/;
  const isChineseFirst = /^[\u4e00-\u9fff]/.test(line);
  const at = isChineseFirst ? line.indexOf(" ") : line.search(/ (?=(?:LED )?[\u4e00-\u9fff])/);
  const [, mark = "", first = ""] = split.exec(`${line.slice(0, at)} x`) ?? [];
  const second = line.slice(at + 1);
  const kind = KINDS[mark] ?? KINDS[second.charAt(0)] ?? "thing";
  return { kind, first, second: second.replace(/^[#@]/, "") };
}

const TO_ENGLISH = new Map<string, Term>();
const TO_CHINESE = new Map<string, Term>();
for (const { kind, first, second } of TERMS.split("\n").map(readLine)) {
  TO_ENGLISH.set(first, { words: second, kind });
  if (!TO_CHINESE.has(second.toLowerCase())) TO_CHINESE.set(second.toLowerCase(), { words: first, kind });
}
for (const { kind, first, second } of ENGLISH_TERMS.split("\n").map(readLine)) TO_CHINESE.set(first.toLowerCase(), { words: second, kind });

/** The word in the other language; "" where it is unknown. */
export function translateTerm(word: string, from: "zh" | "en"): string {
  return findTerm(word, from)?.words ?? "";
}

/** The word in the other language with what it is; undefined where it is unknown. */
export function findTerm(word: string, from: "zh" | "en"): Term | undefined {
  return from === "zh" ? TO_ENGLISH.get(word) : TO_CHINESE.get(word.toLowerCase());
}
