export const education = `
= 教育学 | Education
# 教育学类 | Education
教育学 | Education
科学教育 | Science Education
人文教育 | Humanities Education
教育技术学 | Educational Technology
艺术教育 | Arts Education
学前教育 | Preschool Education
小学教育 | Primary Education
特殊教育 | Special Education
华文教育 | Chinese Language Education Overseas
教育康复学 | Educational Rehabilitation
卫生教育 | Health Education
认知科学与技术 | Cognitive Science and Technology
融合教育 | Inclusive Education
劳动教育 | Labour Education
家庭教育 | Family Education
孤独症儿童教育 | Education of Autistic Children
# 体育学类 | Sport
体育教育 | Physical Education
运动训练 | Sports Training
社会体育指导与管理 | Community Sport Guidance and Management
武术与民族传统体育 | Martial Arts and Traditional Sports
运动人体科学 | Human Movement Science
运动康复 | Sports Rehabilitation
休闲体育 | Leisure Sports
体能训练 | Physical Conditioning
冰雪运动 | Ice and Snow Sports
电子竞技运动与管理 | Esports and Its Management
智能体育工程 | Intelligent Sports Engineering
体育旅游 | Sports Tourism
运动能力开发 | Athletic Development
足球运动 | Football
`;
