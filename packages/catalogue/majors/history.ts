export const history = `
= 历史学 | History
# 历史学类 | History
历史学 | History
世界史 | World History
考古学 | Archaeology
文物与博物馆学 | Cultural Relics and Museology
文物保护技术 | Conservation of Cultural Relics
外国语言与外国史 | Foreign Languages and History
文化遗产 | Cultural Heritage
古文字学 | Palaeography
科学史 | History of Science
`;
