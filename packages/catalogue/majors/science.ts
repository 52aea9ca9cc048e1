export const science = `
= 理学 | Science
# 数学类 | Mathematics
数学与应用数学 | Mathematics and Applied Mathematics
信息与计算科学 | Information and Computing Science
数理基础科学 | Foundations of Mathematics and Physics
数据计算及应用 | Data Computing and Its Applications
# 物理学类 | Physics
物理学 | Physics
应用物理学 | Applied Physics
核物理 | Nuclear Physics
声学 | Acoustics
系统科学与工程 | Systems Science and Engineering
量子信息科学 | Quantum Information Science
# 化学类 | Chemistry
化学 | Chemistry
应用化学 | Applied Chemistry
化学生物学 | Chemical Biology
分子科学与工程 | Molecular Science and Engineering
能源化学 | Energy Chemistry
化学测量学与技术 | Chemical Measurement Science and Technology
资源化学 | Resource Chemistry
# 天文学类 | Astronomy
天文学 | Astronomy
# 地理科学类 | Geography
地理科学 | Geographical Science
自然地理与资源环境 | Physical Geography and Resources
人文地理与城乡规划 | Human Geography and Urban-Rural Planning
地理信息科学 | Geographic Information Science
# 大气科学类 | Atmospheric Science
大气科学 | Atmospheric Science
应用气象学 | Applied Meteorology
气象技术与工程 | Meteorological Technology and Engineering
地球系统科学 | Earth System Science
# 海洋科学类 | Marine Science
海洋科学 | Marine Science
海洋技术 | Marine Technology
海洋资源与环境 | Marine Resources and Environment
军事海洋学 | Military Oceanography
# 地球物理学类 | Geophysics
地球物理学 | Geophysics
空间科学与技术 | Space Science and Technology
防灾减灾科学与工程 | Disaster Prevention Science and Engineering
行星科学 | Planetary Science
# 地质学类 | Geology
地质学 | Geology
地球化学 | Geochemistry
地球信息科学与技术 | Earth Information Science and Technology
古生物学 | Palaeontology
# 生物科学类 | Biology
生物科学 | Biological Science
生物技术 | Biotechnology
生物信息学 | Bioinformatics
生态学 | Ecology
整合科学 | Integrated Science
神经科学 | Neuroscience
# 心理学类 | Psychology
心理学 | Psychology
应用心理学 | Applied Psychology
# 统计学类 | Statistics
统计学 | Statistics
应用统计学 | Applied Statistics
数据科学 | Data Science
生物统计学 | Biostatistics
`;
