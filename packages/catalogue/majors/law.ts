export const law = `
= 法学 | Law
# 法学类 | Law
法学 | Law
知识产权 | Intellectual Property
监狱学 | Prison Studies
信用风险管理与法律防控 | Credit Risk Management and Legal Prevention
国际经贸规则 | International Trade Rules
司法警察学 | Judicial Police Studies
社区矫正 | Community Corrections
纪检监察 | Discipline Inspection and Supervision
国际法 | International Law
司法鉴定学 | Judicial Appraisal
# 政治学类 | Political Science
政治学与行政学 | Political Science and Public Administration
国际政治 | International Politics
外交学 | Diplomacy
国际事务与国际关系 | International Affairs and Relations
政治学、经济学与哲学 | Politics, Economics and Philosophy
国际组织与全球治理 | International Organisations and Global Governance
# 社会学类 | Sociology
社会学 | Sociology
社会工作 | Social Work
人类学 | Anthropology
女性学 | Women's Studies
家政学 | Home Economics
老年学 | Gerontology
社会政策 | Social Policy
# 民族学类 | Ethnology
民族学 | Ethnology
# 马克思主义理论类 | Marxist Theory
科学社会主义 | Scientific Socialism
中国共产党历史 | History of the Communist Party of China
思想政治教育 | Ideological and Political Education
马克思主义理论 | Marxist Theory
工会学 | Trade Union Studies
# 公安学类 | Public Security
治安学 | Public Order
侦查学 | Criminal Investigation
边防管理 | Border Control
禁毒学 | Drug Control
警犬技术 | Police Dog Technology
经济犯罪侦查 | Economic Crime Investigation
边防指挥 | Border Defence Command
消防指挥 | Fire Command
警卫学 | Guard Studies
公安情报学 | Public Security Intelligence
犯罪学 | Criminology
公安管理学 | Public Security Management
涉外警务 | International Policing
国内安全保卫 | Domestic Security
警务指挥与战术 | Police Command and Tactics
技术侦查学 | Technical Investigation
海警执法 | Coast Guard Enforcement
公安政治工作 | Political Work in Public Security
移民管理 | Immigration Administration
出入境管理 | Entry and Exit Administration
反恐警务 | Counter-terrorism Policing
消防政治工作 | Political Work in Fire Services
铁路警务 | Railway Policing
`;
