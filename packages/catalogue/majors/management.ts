export const management = `
= 管理学 | Management
# 管理科学与工程类 | Management Science and Engineering
管理科学 | Management Science
信息管理与信息系统 | Information Management and Information Systems
工程管理 | Engineering Management
房地产开发与管理 | Real Estate Development and Management
工程造价 | Construction Cost
保密管理 | Confidentiality Management
邮政管理 | Postal Management
大数据管理与应用 | Big Data Management and Application
工程审计 | Engineering Auditing
计算金融 | Computational Finance
应急管理 | Emergency Management
# 工商管理类 | Business Administration
工商管理 | Business Administration
市场营销 | Marketing
会计学 | Accounting
财务管理 | Financial Management
国际商务 | International Business
人力资源管理 | Human Resource Management
审计学 | Auditing
资产评估 | Asset Valuation
物业管理 | Property Management
文化产业管理 | Cultural Industry Management
劳动关系 | Labour Relations
体育经济与管理 | Sports Economics and Management
财务会计教育 | Financial Accounting Education
市场营销教育 | Marketing Education
零售业管理 | Retail Management
创业管理 | Entrepreneurship
海关稽查 | Customs Inspection
内部审计 | Internal Auditing
# 农业经济管理类 | Agricultural Economics and Management
农林经济管理 | Agricultural and Forestry Economics and Management
农村区域发展 | Rural Regional Development
乡村治理 | Rural Governance
# 公共管理类 | Public Administration
公共事业管理 | Public Affairs Management
行政管理 | Public Administration
劳动与社会保障 | Labour and Social Security
土地资源管理 | Land Resource Management
城市管理 | Urban Management
海关管理 | Customs Administration
交通管理 | Traffic Administration
海事管理 | Maritime Administration
公共关系学 | Public Relations
健康服务与管理 | Health Services and Management
海警后勤管理 | Coast Guard Logistics Management
医疗产品管理 | Medical Product Management
医疗保险 | Medical Insurance
养老服务管理 | Elderly Care Services Management
海关检验检疫安全 | Customs Inspection, Quarantine and Safety
外国语言与国际组织 | Foreign Languages and International Organisations
慈善管理 | Philanthropy Management
航空安防管理 | Aviation Security Management
无障碍管理 | Accessibility Management
# 图书情报与档案管理类 | Library, Information and Archives
图书馆学 | Library Science
档案学 | Archival Science
信息资源管理 | Information Resource Management
# 物流管理与工程类 | Logistics
物流管理 | Logistics Management
物流工程 | Logistics Engineering
采购管理 | Procurement Management
供应链管理 | Supply Chain Management
# 工业工程类 | Industrial Engineering
工业工程 | Industrial Engineering
标准化工程 | Standardisation Engineering
质量管理工程 | Quality Management Engineering
# 电子商务类 | E-commerce
电子商务 | E-commerce
电子商务及法律 | E-commerce and Law
跨境电子商务 | Cross-border E-commerce
# 旅游管理类 | Tourism
旅游管理 | Tourism Management
酒店管理 | Hotel Management
会展经济与管理 | Event Economics and Management
旅游管理与服务教育 | Tourism Services Education
`;
