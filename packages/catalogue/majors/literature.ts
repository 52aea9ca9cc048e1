export const literature = `
= 文学 | Literature
# 中国语言文学类 | Chinese Language and Literature
汉语言文学 | Chinese Language and Literature
汉语言 | Chinese Language
汉语国际教育 | Teaching Chinese to Speakers of Other Languages
中国少数民族语言文学 | Languages and Literatures of China's Minorities
古典文献学 | Classical Chinese Philology
应用语言学 | Applied Linguistics
秘书学 | Secretarial Studies
中国语言与文化 | Chinese Language and Culture
手语翻译 | Sign Language Interpreting
数字人文 | Digital Humanities
中国古典学 | Classical Chinese Studies
汉学与中国学 | Sinology and China Studies
# 外国语言文学类 | Foreign Languages and Literatures
英语 | English
俄语 | Russian
德语 | German
法语 | French
西班牙语 | Spanish
阿拉伯语 | Arabic
日语 | Japanese
波斯语 | Persian
朝鲜语 | Korean
菲律宾语 | Filipino
梵语巴利语 | Sanskrit and Pali
印度尼西亚语 | Indonesian
印地语 | Hindi
柬埔寨语 | Khmer
老挝语 | Lao
缅甸语 | Burmese
马来语 | Malay
蒙古语 | Mongolian
僧伽罗语 | Sinhala
泰语 | Thai
乌尔都语 | Urdu
希伯来语 | Hebrew
越南语 | Vietnamese
豪萨语 | Hausa
斯瓦希里语 | Swahili
阿尔巴尼亚语 | Albanian
保加利亚语 | Bulgarian
波兰语 | Polish
捷克语 | Czech
斯洛伐克语 | Slovak
罗马尼亚语 | Romanian
葡萄牙语 | Portuguese
瑞典语 | Swedish
塞尔维亚语 | Serbian
土耳其语 | Turkish
希腊语 | Greek
匈牙利语 | Hungarian
意大利语 | Italian
泰米尔语 | Tamil
普什图语 | Pashto
世界语 | Esperanto
孟加拉语 | Bengali
尼泊尔语 | Nepali
克罗地亚语 | Croatian
荷兰语 | Dutch
芬兰语 | Finnish
乌克兰语 | Ukrainian
挪威语 | Norwegian
丹麦语 | Danish
冰岛语 | Icelandic
爱尔兰语 | Irish
拉脱维亚语 | Latvian
立陶宛语 | Lithuanian
斯洛文尼亚语 | Slovene
爱沙尼亚语 | Estonian
马耳他语 | Maltese
哈萨克语 | Kazakh
乌兹别克语 | Uzbek
祖鲁语 | Zulu
拉丁语 | Latin
翻译 | Translation
商务英语 | Business English
语言学 | Linguistics
# 新闻传播学类 | Journalism and Communication
新闻学 | Journalism
广播电视学 | Radio and Television
广告学 | Advertising
传播学 | Communication Studies
编辑出版学 | Editing and Publishing
网络与新媒体 | Internet and New Media
数字出版 | Digital Publishing
时尚传播 | Fashion Communication
国际新闻与传播 | International Journalism and Communication
会展 | Exhibitions and Events
`;
