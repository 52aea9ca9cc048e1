export const economics = `
= 经济学 | Economics
# 经济学类 | Economics
经济学 | Economics
经济统计学 | Economic Statistics
国民经济管理 | National Economic Management
资源与环境经济学 | Resource and Environmental Economics
商务经济学 | Business Economics
能源经济 | Energy Economics
劳动经济学 | Labour Economics
经济工程 | Economic Engineering
数字经济 | Digital Economy
# 财政学类 | Public Finance
财政学 | Public Finance
税收学 | Taxation
国际税收 | International Taxation
# 金融学类 | Finance
金融学 | Finance
金融工程 | Financial Engineering
保险学 | Insurance
投资学 | Investment
金融数学 | Financial Mathematics
信用管理 | Credit Management
经济与金融 | Economics and Finance
精算学 | Actuarial Science
互联网金融 | Internet Finance
金融科技 | Financial Technology
金融审计 | Financial Auditing
# 经济与贸易类 | Economics and Trade
国际经济与贸易 | International Economics and Trade
贸易经济 | Trade Economics
国际经济发展合作 | International Development Cooperation
`;
