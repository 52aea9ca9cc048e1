import type { Reference } from "../reference.ts";
import { makeReference as make } from "./make-reference.ts";

/** A reference and its entry in each edition; undefined where the standard prints none. */
export type Case = [reference: Reference, in2015: string | undefined, in2025: string | undefined];

export const url = "https://example.org/1";
export const seen = "2024-05-06";
export const LANTIAN = make("article", "蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口", {
  authors: "袁训来; 陈哲; 肖书海; 万斌",
  container: "科学通报",
  year: "2012",
  volume: "57",
  issue: "34",
  pages: "3219",
});
export const KANAMORI = make("article", "Shaking without quaking", {
  authors: "Kanamori, Hiroo",
  container: "Science",
  year: "1998",
  volume: "279",
  issue: "5359",
  pages: "2063",
});

/** What the two editions of the standard print themselves. */
export const GOLDEN: Case[] = [
  [LANTIAN, "袁训来, 陈哲, 肖书海, 等. 蓝田生物群: 一个认识多细胞生物起源和早期演化的新窗口[J]. 科学通报, 2012, 57(34): 3219.", undefined],
  [
    make("article", "互联网药品可信交易环境中主体资质审核备案模式", {
      authors: "于潇; 刘义; 柴跃廷; 孙宏波",
      container: "清华大学学报（自然科学版）",
      year: "2012",
      volume: "52",
      issue: "11",
      pages: "1518-1523",
    }),
    undefined,
    "于潇，刘义，柴跃廷，等. 互联网药品可信交易环境中主体资质审核备案模式[J]. 清华大学学报（自然科学版），2012，52（11）：1518-1523.",
  ],
  [KANAMORI, "KANAMORI H. Shaking without quaking[J]. Science, 1998, 279(5359): 2063.", undefined],
  [
    make("article", "Next-generation sequencing: from understanding biology to personalized medicine", {
      authors: "Frese, Karen S.; Katus, Hugo A.; Meder, Benjamin",
      container: "Biology",
      year: "2013",
      volume: "2",
      issue: "1",
      pages: "378-398",
    }),
    "FRESE K S, KATUS H A, MEDER B. Next-generation sequencing: from understanding biology to personalized medicine[J]. Biology, 2013, 2(1): 378-398.",
    "Frese K S，Katus H A，Meder B. Next-generation sequencing：from understanding biology to personalized medicine[J]. Biology，2013，2（1）：378-398.",
  ],
  [
    make("book", "经济数学与金融数学", {
      authors: "哈里森; 沃尔德伦",
      translators: "谢远涛",
      place: "北京",
      publisher: "中国人民大学出版社",
      year: "2012",
      pages: "235-236",
    }),
    "哈里森, 沃尔德伦. 经济数学与金融数学[M]. 谢远涛, 译. 北京: 中国人民大学出版社, 2012: 235-236.",
    "哈里森，沃尔德伦. 经济数学与金融数学[M]. 谢远涛，译. 北京：中国人民大学出版社，2012：235-236.",
  ],
  [
    make("thesis", "融合星载GNSS-R和SAR数据的高时空分辨率土壤湿度反演方法研究", {
      authors: "王琦",
      place: "武汉",
      publisher: "武汉大学",
      year: "2022",
      pages: "87",
    }),
    undefined,
    "王琦. 融合星载GNSS-R和SAR数据的高时空分辨率土壤湿度反演方法研究[D]. 武汉：武汉大学，2022：87.",
  ],
  [
    make("conference", "面向数字素养的高校图书馆数字服务体系研究", {
      authors: "贾东琴; 柯平",
      editors: "中国图书馆学会",
      container: "中国图书馆学会年会论文集：2011年卷",
      place: "北京",
      publisher: "国家图书馆出版社",
      year: "2011",
      pages: "45-52",
    }),
    "贾东琴, 柯平. 面向数字素养的高校图书馆数字服务体系研究[C]//中国图书馆学会. 中国图书馆学会年会论文集: 2011年卷. 北京: 国家图书馆出版社, 2011: 45-52.",
    "贾东琴，柯平. 面向数字素养的高校图书馆数字服务体系研究[C]//中国图书馆学会. 中国图书馆学会年会论文集：2011年卷. 北京：国家图书馆出版社，2011：45-52.",
  ],
  [
    make("newspaper", "数字革命与竞争国际化", { authors: "丁文详", container: "中国青年报", date: "2000-11-20", pages: "15" }),
    "丁文详. 数字革命与竞争国际化[N]. 中国青年报, 2000-11-20(15).",
    "丁文详. 数字革命与竞争国际化[N]. 中国青年报，2000-11-20（15）.",
  ],
  [
    make("standard", "信息与文献 资源描述", {
      authors: "全国信息与文献标准化技术委员会",
      number: "GB/T 3792—2021",
      place: "北京",
      publisher: "中国标准出版社",
      year: "2021",
    }),
    "全国信息与文献标准化技术委员会. 信息与文献 资源描述: GB/T 3792—2021[S]. 北京: 中国标准出版社, 2021.",
    "GB/T 3792—2021 信息与文献 资源描述[S].",
  ],
  [
    make("patent", "全智能节电器", { authors: "邓一刚", number: "CN200610171314.3", date: "2008-01-16", pages: "8-9" }),
    "邓一刚. 全智能节电器: CN200610171314.3[P]. 2008-01-16: 8-9.",
    "邓一刚. 全智能节电器：CN200610171314.3[P]. 2008-01-16：8-9.",
  ],
  [
    make("webpage", "“好好干，当一个好工人”", {
      authors: "许振超",
      date: "2025-02-17",
      accessed: "2025-06-22",
      url: "https://cpc.people.com.cn/1.html",
    }),
    "许振超. “好好干，当一个好工人”[EB/OL]. (2025-02-17)[2025-06-22]. https://cpc.people.com.cn/1.html.",
    "许振超. “好好干，当一个好工人”[EB/OL].（2025-02-17）[2025-06-22]. https://cpc.people.com.cn/1.html.",
  ],
  [
    make("preprint", "元宇宙在图书馆的应用：理论研究与实践进展", {
      authors: "方向明; 曹迎杰",
      container: "ChinaXiv",
      date: "2023-03-03",
      accessed: "2024-09-30",
      url: "http://www.chinaxiv.org/abs/202303.00020",
    }),
    "方向明, 曹迎杰. 元宇宙在图书馆的应用: 理论研究与实践进展[EB/OL]. (2023-03-03)[2024-09-30]. http://www.chinaxiv.org/abs/202303.00020.",
    "方向明，曹迎杰. 元宇宙在图书馆的应用：理论研究与实践进展[PP/OL]. ChinaXiv（2023-03-03）[2024-09-30]. http://www.chinaxiv.org/abs/202303.00020.",
  ],
];

/** Every type in Chinese and English, printed and on the net. */
export const BY_TYPE: Case[] = [
  [
    make("article", "韩国图书馆法", {
      authors: "李炳穆",
      container: "图书情报工作",
      year: "2008",
      volume: "52",
      issue: "6",
      pages: "6-21",
      url,
      accessed: "2013-10-25",
    }),
    `李炳穆. 韩国图书馆法[J/OL]. 图书情报工作, 2008, 52(6): 6-21[2013-10-25]. ${url}.`,
    `李炳穆. 韩国图书馆法[J/OL]. 图书情报工作，2008，52（6）：6-21. ${url}.`,
  ],
  [
    make("article", "The genome of Eucalyptus grandis", {
      authors: "Myburg, Alexander A.; Grattapaglia, Dario; Tuskan, Gerald A.; Hellsten, Uffe",
      container: "Nature",
      year: "2014",
      volume: "510",
      pages: "356-362",
      url: "https://www.nature.com/articles/nature13308.pdf",
      doi: "10.1038/nature13308",
      accessed: "2014-06-25",
    }),
    "MYBURG A A, GRATTAPAGLIA D, TUSKAN G A, et al. The genome of Eucalyptus grandis[J/OL]. Nature, 2014, 510: 356-362[2014-06-25]. https://www.nature.com/articles/nature13308.pdf. DOI:10.1038/nature13308.",
    "Myburg A A，Grattapaglia D，Tuskan G A，et al. The genome of Eucalyptus grandis[J/OL]. Nature，2014，510：356-362. https://www.nature.com/articles/nature13308.pdf. DOI:10.1038/nature13308.",
  ],
  [
    make("article", "花枝蝶鸟方镜的镜范", {
      authors: "久保智康",
      translators: "顾幼静",
      container: "东方博物",
      year: "2009",
      issue: "1",
      pages: "85-92",
    }),
    "久保智康. 花枝蝶鸟方镜的镜范[J]. 顾幼静, 译. 东方博物, 2009(1): 85-92.",
    "久保智康. 花枝蝶鸟方镜的镜范[J]. 顾幼静，译. 东方博物，2009（1）：85-92.",
  ],
  [
    make("article", "惯性增强动力吸振器低频减振性能研究", {
      authors: "张群; 程志宝; 石志飞",
      container: "铁道学报",
      date: "2024-05-09",
      url,
    }),
    `张群, 程志宝, 石志飞. 惯性增强动力吸振器低频减振性能研究[J/OL]. 铁道学报, 2024-05-09. ${url}.`,
    `张群，程志宝，石志飞. 惯性增强动力吸振器低频减振性能研究[J/OL]. 铁道学报，2024-05-09. ${url}.`,
  ],
  [
    make("article", "Deep learning", {
      authors: "LeCun, Yann; Bengio, Yoshua; Hinton, Geoffrey",
      container: "Nature",
      year: "2015",
      volume: "521",
      issue: "7553",
      pages: "436–444",
      doi: "10.1038/nature14539",
    }),
    "LECUN Y, BENGIO Y, HINTON G. Deep learning[J/OL]. Nature, 2015, 521(7553): 436-444. DOI:10.1038/nature14539.",
    "LeCun Y，Bengio Y，Hinton G. Deep learning[J/OL]. Nature，2015，521（7553）：436-444. DOI:10.1038/nature14539.",
  ],
  [
    make("newspaper", "探索微观世界的无穷奥秘", {
      authors: "陈缮真",
      container: "人民日报",
      date: "2022-08-16",
      pages: "17",
      url,
      accessed: seen,
    }),
    `陈缮真. 探索微观世界的无穷奥秘[N/OL]. 人民日报, 2022-08-16(17)[2024-05-06]. ${url}.`,
    `陈缮真. 探索微观世界的无穷奥秘[N/OL]. 人民日报，2022-08-16（17）. ${url}.`,
  ],
  [
    make("newspaper", "A new chip", { authors: "Clark, Don", container: "The New York Times", date: "2023-05-29", pages: "B1" }),
    "CLARK D. A new chip[N]. The New York Times, 2023-05-29(B1).",
    "Clark D. A new chip[N]. The New York Times，2023-05-29（B1）.",
  ],
  [
    make("book", "递归宏观经济理论", {
      authors: "扬奎斯特; 萨金特",
      translators: "杨斌; 王忠玉; 陈彦斌; 朱平芳",
      edition: "第二版",
      place: "北京",
      publisher: "中国人民大学出版社",
      year: "2010",
      pages: "798",
    }),
    "扬奎斯特, 萨金特. 递归宏观经济理论[M]. 杨斌, 王忠玉, 陈彦斌, 等, 译. 2版. 北京: 中国人民大学出版社, 2010: 798.",
    "扬奎斯特，萨金特. 递归宏观经济理论[M]. 杨斌，王忠玉，陈彦斌，等，译. 2版. 北京：中国人民大学出版社，2010：798.",
  ],
  [
    make("book", "宋论", { authors: "王夫之", edition: "刻本", place: "金陵", publisher: "湘乡曾国荃", year: "1865（清同治四年）" }),
    "王夫之. 宋论[M]. 刻本. 金陵: 湘乡曾国荃, 1865（清同治四年）.",
    "王夫之. 宋论[M]. 刻本. 金陵：湘乡曾国荃，1865（清同治四年）.",
  ],
  [
    make("book", "Probability, random variables, and random signal principles", {
      authors: "Peebles, Peyton Z., Jr.",
      edition: "4th edition",
      place: "New York",
      publisher: "McGraw-Hill",
      year: "2001",
    }),
    "PEEBLES P Z, Jr. Probability, random variables, and random signal principles[M]. 4th ed. New York: McGraw-Hill, 2001.",
    "Peebles P Z，Jr. Probability, random variables, and random signal principles[M]. 4th ed. New York：McGraw-Hill，2001.",
  ],
  [
    make("book", "Death by theory: a tale of mystery and archaeological theory", {
      authors: "Praetzellis, Adrian",
      edition: "Rev. ed.",
      publisher: "Rowman & Littlefield Publishing Group, Inc.",
      year: "2011",
      pages: "13",
      url,
      accessed: "2012-07-26",
    }),
    `PRAETZELLIS A. Death by theory: a tale of mystery and archaeological theory[M/OL]. Rev. ed. Rowman & Littlefield Publishing Group, Inc, 2011: 13[2012-07-26]. ${url}.`,
    `Praetzellis A. Death by theory：a tale of mystery and archaeological theory[M/OL]. Rev. ed. Rowman & Littlefield Publishing Group, Inc，2011：13. ${url}.`,
  ],
  [
    make("book", "Death of a discipline", {
      editors: "Spivak, Gayatri",
      translators: "Jones, Ann",
      publisher: "Columbia University Press",
      year: "2003",
    }),
    "SPIVAK G. Death of a discipline[M]. JONES A, trans. Columbia University Press, 2003.",
    "Spivak G. Death of a discipline[M]. Jones A，trans. Columbia University Press，2003.",
  ],
  [
    make("chapter", "周易外传：卷5", {
      editors: "王夫之",
      container: "船山全书：第1册",
      edition: "修订版",
      place: "长沙",
      publisher: "岳麓书社",
      year: "2011",
      pages: "983-1029",
    }),
    "周易外传: 卷5[M]//王夫之. 船山全书: 第1册. 修订版. 长沙: 岳麓书社, 2011: 983-1029.",
    "周易外传：卷5[M]//王夫之. 船山全书：第1册. 修订版. 长沙：岳麓书社，2011：983-1029.",
  ],
  [
    make("chapter", "谈谈记忆：与诺贝尔奖获得者埃里克·坎德尔的问答", {
      authors: "阿扬",
      translators: "姜海伦",
      editors: "《环球科学》杂志社",
      container: "认识记忆力：关于学习、思考与遗忘的脑科学",
      place: "北京",
      publisher: "机械工业出版社",
      year: "2023",
      pages: "15-18",
    }),
    "阿扬. 谈谈记忆: 与诺贝尔奖获得者埃里克·坎德尔的问答[M]. 姜海伦, 译//《环球科学》杂志社. 认识记忆力: 关于学习、思考与遗忘的脑科学. 北京: 机械工业出版社, 2023: 15-18.",
    "阿扬. 谈谈记忆：与诺贝尔奖获得者埃里克·坎德尔的问答[M]. 姜海伦，译//《环球科学》杂志社. 认识记忆力：关于学习、思考与遗忘的脑科学. 北京：机械工业出版社，2023：15-18.",
  ],
  [
    make("chapter", "Pathogenic properties of invading microorganisms", {
      authors: "Weinstein, Louis; Swartz, Morton N.",
      editors: "Sodeman, William A., Jr.; Sodeman, William A.",
      container: "Pathologic physiology: mechanisms of disease",
      edition: "5th",
      place: "Philadelphia",
      publisher: "Saunders",
      year: "1974",
      pages: "457-472",
    }),
    "WEINSTEIN L, SWARTZ M N. Pathogenic properties of invading microorganisms[M]//SODEMAN W A, Jr, SODEMAN W A. Pathologic physiology: mechanisms of disease. 5th ed. Philadelphia: Saunders, 1974: 457-472.",
    "Weinstein L，Swartz M N. Pathogenic properties of invading microorganisms[M]//Sodeman W A，Jr，Sodeman W A. Pathologic physiology：mechanisms of disease. 5th ed. Philadelphia：Saunders，1974：457-472.",
  ],
  [
    make("chapter", "Drinking water standards", {
      authors: "Roberson, J. Alan",
      editors: "American Water Works Association",
      container: "Water quality & treatment",
      publisher: "McGraw-Hill",
      year: "2011",
      pages: "1.1-1.36",
      url,
      accessed: "2012-12-10",
    }),
    `ROBERSON J A. Drinking water standards[M/OL]//American Water Works Association. Water quality & treatment. McGraw-Hill, 2011: 1.1-1.36[2012-12-10]. ${url}.`,
    `Roberson J A. Drinking water standards[M/OL]//American Water Works Association. Water quality & treatment. McGraw-Hill，2011：1.1-1.36. ${url}.`,
  ],
  [
    make("compilation", "中国历代经济文选", { editors: "张三", place: "北京", publisher: "中华书局", year: "1999" }),
    "张三. 中国历代经济文选[G]. 北京: 中华书局, 1999.",
    "张三. 中国历代经济文选[G]. 北京：中华书局，1999.",
  ],
  [
    make("proceedings", "综合湿地管理国际研讨会论文集", {
      authors: "牛志明; 斯温兰德; 雷光春",
      place: "北京",
      publisher: "海洋出版社",
      year: "2012",
    }),
    "牛志明, 斯温兰德, 雷光春. 综合湿地管理国际研讨会论文集[C]. 北京: 海洋出版社, 2012.",
    "牛志明，斯温兰德，雷光春. 综合湿地管理国际研讨会论文集[C]. 北京：海洋出版社，2012.",
  ],
  [
    make("conference", "医疗机构手卫生干预效果研究", {
      authors: "李妍; 王莹",
      container: "第31次全国医院感染学术年会",
      year: "2022",
      pages: "2",
    }),
    "李妍, 王莹. 医疗机构手卫生干预效果研究[C]//第31次全国医院感染学术年会, 2022: 2.",
    "李妍，王莹. 医疗机构手卫生干预效果研究[C]//第31次全国医院感染学术年会，2022：2.",
  ],
  [
    make("conference", "Deep residual learning for image recognition", {
      authors: "He, Kaiming; Zhang, Xiangyu; Ren, Shaoqing; Sun, Jian",
      container: "CVPR",
      year: "2016",
      pages: "770-778",
      url,
      accessed: seen,
    }),
    `HE K, ZHANG X, REN S, et al. Deep residual learning for image recognition[C/OL]//CVPR, 2016: 770-778[2024-05-06]. ${url}.`,
    `He Kaiming，Zhang Xiangyu，Ren Shaoqing，et al. Deep residual learning for image recognition[C/OL]//CVPR，2016：770-778. ${url}.`,
  ],
  [
    make("thesis", "支持状态可编程的SDN交换机关键技术研究", {
      authors: "井丽南",
      place: "北京",
      publisher: "中国科学院大学",
      year: "2022",
      pages: "43",
      url,
      accessed: seen,
    }),
    `井丽南. 支持状态可编程的SDN交换机关键技术研究[D/OL]. 北京: 中国科学院大学, 2022: 43[2024-05-06]. ${url}.`,
    `井丽南. 支持状态可编程的SDN交换机关键技术研究[D/OL]. 北京：中国科学院大学，2022：43. ${url}.`,
  ],
  [
    make("thesis", "Infrared spectroscopic studies of solid oxygen", {
      authors: "Cairns, Brian R.",
      place: "Berkeley",
      publisher: "University of California",
      year: "1965",
    }),
    "CAIRNS B R. Infrared spectroscopic studies of solid oxygen[D]. Berkeley: University of California, 1965.",
    "Cairns B R. Infrared spectroscopic studies of solid oxygen[D]. Berkeley：University of California，1965.",
  ],
  [
    make("report", "第29次中国互联网络发展状况统计报告", {
      authors: "中国互联网络信息中心",
      date: "2012-01-16",
      url,
      accessed: "2013-03-26",
    }),
    `中国互联网络信息中心. 第29次中国互联网络发展状况统计报告[R/OL]. (2012-01-16)[2013-03-26]. ${url}.`,
    `中国互联网络信息中心. 第29次中国互联网络发展状况统计报告[R/OL]. 2012-01-16. ${url}.`,
  ],
  [
    make("report", "Guidelines for handling excavated acid-producing materials", {
      authors: "U.S. Department of Transportation",
      number: "PB 91-194001",
      place: "Springfield",
      publisher: "U.S. Department of Commerce",
      year: "1990",
      pages: "25",
    }),
    "U.S. Department of Transportation. Guidelines for handling excavated acid-producing materials: PB 91-194001[R]. Springfield: U.S. Department of Commerce, 1990: 25.",
    "U.S. Department of Transportation. Guidelines for handling excavated acid-producing materials：PB 91-194001[R]. Springfield：U.S. Department of Commerce，1990：25.",
  ],
  [
    make("standard", "Audit data collection", { authors: "ISO", number: "ISO 21378:2019", url, accessed: seen }),
    `ISO. Audit data collection: ISO 21378:2019[S/OL]. [2024-05-06]. ${url}.`,
    `ISO 21378:2019 Audit data collection[S/OL]. ${url}.`,
  ],
  [
    make("patent", "光折变自适应光外差探测方法", {
      authors: "西安电子科技大学",
      number: "CN01128777.2",
      date: "2002-03-06",
      url,
      accessed: "2002-05-28",
    }),
    `西安电子科技大学. 光折变自适应光外差探测方法: CN01128777.2[P/OL]. 2002-03-06[2002-05-28]. ${url}.`,
    `西安电子科技大学. 光折变自适应光外差探测方法：CN01128777.2[P/OL]. 2002-03-06. ${url}.`,
  ],
  [
    make("webpage", "中国国家博物馆", { accessed: "2025-05-06", url: "https://www.chnmuseum.cn/" }),
    "中国国家博物馆[EB/OL]. [2025-05-06]. https://www.chnmuseum.cn/.",
    "中国国家博物馆[EB/OL]. [2025-05-06]. https://www.chnmuseum.cn/.",
  ],
  [
    make("preprint", "Controlled manipulation of light", {
      authors: "Jenkins, Stewart D.; Ruostekoski, Janne",
      container: "arXiv",
      edition: "V2",
      date: "2012-03-18",
      accessed: "2020-06-24",
      url: "https://doi.org/10.48550/arXiv.1112.6136",
      doi: "10.48550/arXiv.1112.6136",
    }),
    "JENKINS S D, RUOSTEKOSKI J. Controlled manipulation of light[EB/OL]. V2. (2012-03-18)[2020-06-24]. https://doi.org/10.48550/arXiv.1112.6136.",
    "Jenkins S D，Ruostekoski J. Controlled manipulation of light[PP/OL]. V2. arXiv（2012-03-18）[2020-06-24]. https://doi.org/10.48550/arXiv.1112.6136.",
  ],
  [
    make("dataset", "天宫二号遥感图像自然景物分类数据集", {
      authors: "周壮; 李盛阳; 吴薇; 郭威龙",
      edition: "V1.0",
      container: "国家基础学科公共科学数据中心",
      date: "2023-09-10",
      accessed: "2025-07-15",
      url,
    }),
    `周壮, 李盛阳, 吴薇, 等. 天宫二号遥感图像自然景物分类数据集[DS/OL]. V1.0. (2023-09-10)[2025-07-15]. ${url}.`,
    `周壮，李盛阳，吴薇，等. 天宫二号遥感图像自然景物分类数据集[DS/OL]. V1.0. 国家基础学科公共科学数据中心（2023-09-10）[2025-07-15]. ${url}.`,
  ],
  [
    make("dataset", "Global burden of disease study 2019 data resources", {
      authors: "IHME",
      container: "Global Health Data Exchange",
      year: "2021",
      accessed: "2025-07-15",
      url,
    }),
    undefined,
    `IHME. Global burden of disease study 2019 data resources[DS/OL]. Global Health Data Exchange（2021）[2025-07-15]. ${url}.`,
  ],
  [
    make("database", "Web of Science", { publisher: "Clarivate", year: "2020" }),
    "Web of Science[DB]. Clarivate, 2020.",
    "Web of Science[DB]. Clarivate，2020.",
  ],
  [
    make("software", "[Zotero download]", { authors: "Zotero", accessed: "2024-04-08", url }),
    `Zotero. [Zotero download][CP/OL]. [2024-04-08]. ${url}.`,
    `Zotero. [Zotero download][CP/OL]. [2024-04-08]. ${url}.`,
  ],
  [
    make("software", "数据分析软件", { edition: "V1.0", place: "北京", publisher: "清华大学出版社", year: "2025" }),
    "数据分析软件[CP]. V1.0. 北京: 清华大学出版社, 2025.",
    "数据分析软件[CP]. V1.0. 北京：清华大学出版社，2025.",
  ],
  [
    make("archive", "湖北省建设厅的布告", {
      authors: "湖北省建设厅",
      number: "LS031-001-0001-001",
      place: "武汉",
      publisher: "湖北省档案馆",
      date: "1931-11-07",
    }),
    "湖北省建设厅. 湖北省建设厅的布告: LS031-001-0001-001[A]. 武汉: 湖北省档案馆, 1931-11-07.",
    "湖北省建设厅. 湖北省建设厅的布告：LS031-001-0001-001[A]. 武汉：湖北省档案馆，1931-11-07.",
  ],
  [
    make("map", "中国历史地图集：第2册", { authors: "谭其骧", place: "北京", publisher: "地图出版社", year: "1982", pages: "6" }),
    "谭其骧. 中国历史地图集: 第2册[CM]. 北京: 地图出版社, 1982: 6.",
    "谭其骧. 中国历史地图集：第2册[CM]. 北京：地图出版社，1982：6.",
  ],
  [make("other", "家谱", { authors: "陈氏", year: "1921" }), "陈氏. 家谱[Z]. (1921).", "陈氏. 家谱[Z].（1921）."],
];
