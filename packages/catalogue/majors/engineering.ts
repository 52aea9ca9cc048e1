export const engineering = `
= 工学 | Engineering
# 力学类 | Mechanics
理论与应用力学 | Theoretical and Applied Mechanics
工程力学 | Engineering Mechanics
# 机械类 | Mechanical Engineering
机械工程 | Mechanical Engineering
机械设计制造及其自动化 | Mechanical Design, Manufacturing and Automation
材料成型及控制工程 | Materials Processing and Control Engineering
机械电子工程 | Mechatronics
工业设计 | Industrial Design
过程装备与控制工程 | Process Equipment and Control Engineering
车辆工程 | Vehicle Engineering
汽车服务工程 | Automotive Service Engineering
机械工艺技术 | Mechanical Process Technology
微机电系统工程 | Micro-electromechanical Systems Engineering
机电技术教育 | Electromechanical Technology Education
汽车维修工程教育 | Automobile Maintenance Education
智能制造工程 | Intelligent Manufacturing Engineering
智能车辆工程 | Intelligent Vehicle Engineering
仿生科学与工程 | Bionic Science and Engineering
新能源汽车工程 | New Energy Vehicle Engineering
增材制造工程 | Additive Manufacturing Engineering
智能交互设计 | Intelligent Interaction Design
应急装备技术与工程 | Emergency Equipment Technology
# 仪器类 | Instruments
测控技术与仪器 | Measurement and Control Instruments
精密仪器 | Precision Instruments
智能感知工程 | Intelligent Sensing Engineering
# 材料类 | Materials
材料科学与工程 | Materials Science and Engineering
材料物理 | Materials Physics
材料化学 | Materials Chemistry
冶金工程 | Metallurgical Engineering
金属材料工程 | Metal Materials Engineering
无机非金属材料工程 | Inorganic Non-metallic Materials Engineering
高分子材料与工程 | Polymer Materials and Engineering
复合材料与工程 | Composite Materials and Engineering
粉体材料科学与工程 | Powder Materials Science and Engineering
宝石及材料工艺学 | Gemmology and Materials Technology
焊接技术与工程 | Welding Technology and Engineering
功能材料 | Functional Materials
纳米材料与技术 | Nanomaterials and Technology
新能源材料与器件 | New Energy Materials and Devices
材料设计科学与工程 | Materials Design Science and Engineering
复合材料成型工程 | Composite Forming Engineering
智能材料与结构 | Smart Materials and Structures
光电信息材料与器件 | Optoelectronic Materials and Devices
生物材料 | Biomaterials
软物质科学与工程 | Soft Matter Science and Engineering
稀土材料科学与工程 | Rare Earth Materials Science and Engineering
# 能源动力类 | Energy and Power
能源与动力工程 | Energy and Power Engineering
能源与环境系统工程 | Energy and Environmental Systems Engineering
新能源科学与工程 | New Energy Science and Engineering
储能科学与工程 | Energy Storage Science and Engineering
能源服务工程 | Energy Services Engineering
氢能科学与工程 | Hydrogen Energy Science and Engineering
可持续能源 | Sustainable Energy
# 电气类 | Electrical Engineering
电气工程及其自动化 | Electrical Engineering and Automation
智能电网信息工程 | Smart Grid Information Engineering
光源与照明 | Light Sources and Illumination
电气工程与智能控制 | Electrical Engineering and Intelligent Control
电机电器智能化 | Intelligent Electrical Machines
电缆工程 | Cable Engineering
能源互联网工程 | Energy Internet Engineering
智慧能源工程 | Smart Energy Engineering
电动载运工程 | Electric Transport Engineering
# 电子信息类 | Electronics and Information
电子信息工程 | Electronic Information Engineering
电子科学与技术 | Electronic Science and Technology
通信工程 | Communication Engineering
微电子科学与工程 | Microelectronics
光电信息科学与工程 | Optoelectronic Information Science and Engineering
信息工程 | Information Engineering
广播电视工程 | Radio and Television Engineering
水声工程 | Underwater Acoustics Engineering
电子封装技术 | Electronic Packaging Technology
集成电路设计与集成系统 | Integrated Circuit Design and Systems
医学信息工程 | Medical Information Engineering
电磁场与无线技术 | Electromagnetic Fields and Wireless Technology
电波传播与天线 | Radio Wave Propagation and Antennas
电子信息科学与技术 | Electronic Information Science and Technology
电信工程及管理 | Telecommunications Engineering and Management
应用电子技术教育 | Applied Electronics Education
人工智能 | Artificial Intelligence
海洋信息工程 | Marine Information Engineering
柔性电子学 | Flexible Electronics
智能测控工程 | Intelligent Measurement and Control
智能视觉工程 | Intelligent Vision Engineering
智能视听工程 | Intelligent Audio-visual Engineering
# 自动化类 | Automation
自动化 | Automation
轨道交通信号与控制 | Rail Transit Signals and Control
机器人工程 | Robotics Engineering
邮政工程 | Postal Engineering
核电技术与控制工程 | Nuclear Power Technology and Control
智能装备与系统 | Intelligent Equipment and Systems
工业智能 | Industrial Intelligence
智能工程与创意设计 | Intelligent Engineering and Creative Design
# 计算机类 | Computing
计算机科学与技术 | Computer Science and Technology
软件工程 | Software Engineering
网络工程 | Network Engineering
信息安全 | Information Security
物联网工程 | Internet of Things Engineering
数字媒体技术 | Digital Media Technology
智能科学与技术 | Intelligence Science and Technology
空间信息与数字技术 | Spatial Information and Digital Technology
电子与计算机工程 | Electronic and Computer Engineering
数据科学与大数据技术 | Data Science and Big Data Technology
网络空间安全 | Cyberspace Security
新媒体技术 | New Media Technology
电影制作 | Film Production
保密技术 | Confidentiality Technology
服务科学与工程 | Service Science and Engineering
虚拟现实技术 | Virtual Reality Technology
区块链工程 | Blockchain Engineering
密码科学与技术 | Cryptography
# 土木类 | Civil Engineering
土木工程 | Civil Engineering
建筑环境与能源应用工程 | Building Environment and Energy Engineering
给排水科学与工程 | Water Supply and Drainage Engineering
建筑电气与智能化 | Building Electricity and Intelligence
城市地下空间工程 | Urban Underground Space Engineering
道路桥梁与渡河工程 | Road, Bridge and River-crossing Engineering
铁道工程 | Railway Engineering
智能建造 | Intelligent Construction
土木、水利与海洋工程 | Civil, Hydraulic and Ocean Engineering
土木、水利与交通工程 | Civil, Hydraulic and Transport Engineering
城市水系统工程 | Urban Water Systems Engineering
智能建造与智慧交通 | Intelligent Construction and Smart Transport
工程软件 | Engineering Software
# 水利类 | Water Conservancy
水利水电工程 | Water Conservancy and Hydropower Engineering
水文与水资源工程 | Hydrology and Water Resources Engineering
港口航道与海岸工程 | Port, Waterway and Coastal Engineering
水务工程 | Water Affairs Engineering
水利科学与工程 | Water Conservancy Science and Engineering
智慧水利 | Smart Water Conservancy
# 测绘类 | Surveying and Mapping
测绘工程 | Surveying and Mapping Engineering
遥感科学与技术 | Remote Sensing Science and Technology
导航工程 | Navigation Engineering
地理国情监测 | National Geographic Monitoring
地理空间信息工程 | Geospatial Information Engineering
# 化工与制药类 | Chemical and Pharmaceutical Engineering
化学工程与工艺 | Chemical Engineering and Technology
制药工程 | Pharmaceutical Engineering
资源循环科学与工程 | Resource Recycling Science and Engineering
能源化学工程 | Energy Chemical Engineering
化学工程与工业生物工程 | Chemical and Industrial Bioengineering
化工安全工程 | Chemical Safety Engineering
涂料工程 | Coatings Engineering
精细化工 | Fine Chemical Engineering
# 地质类 | Geological Engineering
地质工程 | Geological Engineering
勘查技术与工程 | Exploration Technology and Engineering
资源勘查工程 | Resource Exploration Engineering
地下水科学与工程 | Groundwater Science and Engineering
旅游地学与规划工程 | Tourism Geoscience and Planning
智能地球探测 | Intelligent Earth Exploration
资源环境大数据工程 | Resource and Environment Big Data Engineering
# 矿业类 | Mining
采矿工程 | Mining Engineering
石油工程 | Petroleum Engineering
矿物加工工程 | Mineral Processing Engineering
油气储运工程 | Oil and Gas Storage and Transport
矿物资源工程 | Mineral Resources Engineering
海洋油气工程 | Offshore Oil and Gas Engineering
智能采矿工程 | Intelligent Mining Engineering
碳储科学与工程 | Carbon Storage Science and Engineering
# 纺织类 | Textiles
纺织工程 | Textile Engineering
服装设计与工程 | Clothing Design and Engineering
非织造材料与工程 | Nonwoven Materials and Engineering
服装设计与工艺教育 | Clothing Design Education
丝绸设计与工程 | Silk Design and Engineering
# 轻工类 | Light Industry
轻化工程 | Light Chemical Engineering
包装工程 | Packaging Engineering
印刷工程 | Printing Engineering
香料香精技术与工程 | Flavour and Fragrance Engineering
化妆品技术与工程 | Cosmetics Technology and Engineering
生物质能源与材料 | Biomass Energy and Materials
# 交通运输类 | Transport
交通运输 | Transportation
交通工程 | Traffic Engineering
航海技术 | Navigation Technology
轮机工程 | Marine Engineering
飞行技术 | Flight Technology
交通设备与控制工程 | Traffic Equipment and Control Engineering
救助与打捞工程 | Rescue and Salvage Engineering
船舶电子电气工程 | Marine Electronic and Electrical Engineering
轨道交通电气与控制 | Rail Transit Electrification and Control
邮轮工程与管理 | Cruise Ship Engineering and Management
智慧交通 | Smart Transport
智能运输工程 | Intelligent Transport Engineering
# 海洋工程类 | Ocean Engineering
船舶与海洋工程 | Naval Architecture and Ocean Engineering
海洋工程与技术 | Ocean Engineering and Technology
海洋资源开发技术 | Marine Resource Exploitation Technology
海洋机器人 | Marine Robotics
智慧海洋技术 | Smart Ocean Technology
# 航空航天类 | Aerospace
航空航天工程 | Aerospace Engineering
飞行器设计与工程 | Aircraft Design and Engineering
飞行器制造工程 | Aircraft Manufacturing Engineering
飞行器动力工程 | Aircraft Propulsion Engineering
飞行器环境与生命保障工程 | Aircraft Environment and Life Support
飞行器质量与可靠性 | Aircraft Quality and Reliability
飞行器适航技术 | Airworthiness Technology
飞行器控制与信息工程 | Aircraft Control and Information Engineering
无人驾驶航空器系统工程 | Unmanned Aircraft Systems Engineering
智能飞行器技术 | Intelligent Aircraft Technology
空天智能电推进技术 | Intelligent Electric Propulsion
飞行器运维工程 | Aircraft Maintenance Engineering
低空技术与工程 | Low-altitude Technology and Engineering
# 兵器类 | Weapons
武器系统与工程 | Weapon Systems and Engineering
武器发射工程 | Weapon Launch Engineering
探测制导与控制技术 | Detection, Guidance and Control
弹药工程与爆炸技术 | Ammunition and Explosion Engineering
特种能源技术与工程 | Special Energy Technology
装甲车辆工程 | Armoured Vehicle Engineering
信息对抗技术 | Information Countermeasures
智能无人系统技术 | Intelligent Unmanned Systems
# 核工程类 | Nuclear Engineering
核工程与核技术 | Nuclear Engineering and Technology
辐射防护与核安全 | Radiation Protection and Nuclear Safety
工程物理 | Engineering Physics
核化工与核燃料工程 | Nuclear Chemical and Fuel Engineering
# 农业工程类 | Agricultural Engineering
农业工程 | Agricultural Engineering
农业机械化及其自动化 | Agricultural Mechanisation and Automation
农业电气化 | Agricultural Electrification
农业建筑环境与能源工程 | Agricultural Building Environment and Energy
农业水利工程 | Agricultural Water Engineering
土地整治工程 | Land Consolidation Engineering
农业智能装备工程 | Intelligent Agricultural Equipment
# 林业工程类 | Forestry Engineering
森林工程 | Forest Engineering
木材科学与工程 | Wood Science and Engineering
林产化工 | Forest Products Chemistry
家具设计与工程 | Furniture Design and Engineering
木结构建筑与材料 | Timber Structures and Materials
# 环境科学与工程类 | Environmental Science and Engineering
环境科学与工程 | Environmental Science and Engineering
环境工程 | Environmental Engineering
环境科学 | Environmental Science
环境生态工程 | Environmental and Ecological Engineering
环保设备工程 | Environmental Equipment Engineering
资源环境科学 | Resource and Environmental Science
水质科学与技术 | Water Quality Science and Technology
# 生物医学工程类 | Biomedical Engineering
生物医学工程 | Biomedical Engineering
假肢矫形工程 | Prosthetics and Orthotics Engineering
临床工程技术 | Clinical Engineering Technology
康复工程 | Rehabilitation Engineering
# 食品科学与工程类 | Food Science and Engineering
食品科学与工程 | Food Science and Engineering
食品质量与安全 | Food Quality and Safety
粮食工程 | Grain Engineering
乳品工程 | Dairy Engineering
酿酒工程 | Brewing Engineering
葡萄与葡萄酒工程 | Viticulture and Wine Engineering
食品营养与检验教育 | Food Nutrition and Inspection Education
烹饪与营养教育 | Culinary and Nutrition Education
食品安全与检测 | Food Safety and Testing
食品营养与健康 | Food Nutrition and Health
食用菌科学与工程 | Edible Fungi Science and Engineering
白酒酿造工程 | Baijiu Brewing Engineering
# 建筑类 | Architecture
建筑学 | Architecture
城乡规划 | Urban and Rural Planning
风景园林 | Landscape Architecture
历史建筑保护工程 | Historic Building Conservation
人居环境科学与技术 | Human Settlements Science and Technology
城市设计 | Urban Design
智慧建筑与建造 | Smart Building and Construction
# 安全科学与工程类 | Safety Science and Engineering
安全工程 | Safety Engineering
应急技术与管理 | Emergency Technology and Management
职业卫生工程 | Occupational Health Engineering
安全生产监管 | Work Safety Supervision
# 生物工程类 | Bioengineering
生物工程 | Bioengineering
生物制药 | Biopharmaceuticals
合成生物学 | Synthetic Biology
# 公安技术类 | Public Security Technology
刑事科学技术 | Forensic Science
消防工程 | Fire Protection Engineering
交通管理工程 | Traffic Management Engineering
安全防范工程 | Security Engineering
公安视听技术 | Police Audio-visual Technology
抢险救援指挥与技术 | Rescue Command and Technology
火灾勘查 | Fire Investigation
网络安全与执法 | Cybersecurity and Law Enforcement
核生化消防 | Nuclear, Biological and Chemical Fire Control
海警舰艇指挥与技术 | Coast Guard Vessel Command
数据警务技术 | Data Policing Technology
食品药品环境犯罪侦查技术 | Food, Drug and Environmental Crime Investigation
`;
