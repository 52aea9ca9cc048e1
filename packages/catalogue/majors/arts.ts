export const arts = `
= 艺术学 | Arts
# 艺术学理论类 | Art Theory
艺术史论 | History and Theory of Art
艺术管理 | Arts Management
非物质文化遗产保护 | Intangible Cultural Heritage Protection
# 音乐与舞蹈学类 | Music and Dance
音乐表演 | Music Performance
音乐学 | Musicology
作曲与作曲技术理论 | Composition and Theory
舞蹈表演 | Dance Performance
舞蹈学 | Dance Studies
舞蹈编导 | Choreography
舞蹈教育 | Dance Education
航空服务艺术与管理 | Air Service Arts and Management
流行音乐 | Popular Music
音乐治疗 | Music Therapy
流行舞蹈 | Popular Dance
音乐教育 | Music Education
冰雪舞蹈表演 | Ice Dance Performance
# 戏剧与影视学类 | Theatre, Film and Television
表演 | Acting
戏剧学 | Theatre Studies
电影学 | Film Studies
戏剧影视文学 | Dramatic Writing
广播电视编导 | Radio and Television Directing
戏剧影视导演 | Theatre and Film Directing
戏剧影视美术设计 | Stage and Screen Design
录音艺术 | Sound Recording Arts
播音与主持艺术 | Broadcasting and Hosting
动画 | Animation
影视摄影与制作 | Cinematography and Production
影视技术 | Film and Television Technology
戏剧教育 | Theatre Education
曲艺 | Quyi
音乐剧 | Musical Theatre
数字戏剧 | Digital Theatre
# 美术学类 | Fine Arts
美术学 | Fine Arts
绘画 | Painting
雕塑 | Sculpture
摄影 | Photography
书法学 | Calligraphy
中国画 | Chinese Painting
实验艺术 | Experimental Art
跨媒体艺术 | Cross-media Art
文物保护与修复 | Conservation and Restoration of Art
漫画 | Comics
纤维艺术 | Fibre Art
科技艺术 | Science and Technology Art
美术教育 | Art Teaching
# 设计学类 | Design
艺术设计学 | Design Studies
视觉传达设计 | Visual Communication Design
环境设计 | Environmental Design
产品设计 | Product Design
服装与服饰设计 | Fashion Design
公共艺术 | Public Art
工艺美术 | Arts and Crafts
数字媒体艺术 | Digital Media Art
艺术与科技 | Art and Technology
陶瓷艺术设计 | Ceramic Art Design
新媒体艺术 | New Media Art
包装设计 | Packaging Design
珠宝首饰设计与工艺 | Jewellery Design and Craft
`;
