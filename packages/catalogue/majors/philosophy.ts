export const philosophy = `
= 哲学 | Philosophy
# 哲学类 | Philosophy
哲学 | Philosophy
逻辑学 | Logic
宗教学 | Religious Studies
伦理学 | Ethics
`;
