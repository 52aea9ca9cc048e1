/** Names parts of a file that a document cannot hold. Placeholders: {count} {names} {pictures} {megapixels} {points} {cells}. */
export const importZh = {
  comments: "有 {count} 条批注没有导入",
  revisions: "修订按接受后的样子导入",
  pictures: "有 {count} 张图片没有导入，只支持 PNG 和 JPEG，原处留有标记：{names}",
  largePictures: "有 {count} 张图片超过 {megapixels} 百万像素，没有导入，原处留有标记：{names}",
  morePictures: "一个文件最多导入 {pictures} 张图片，其余的没有导入，原处留有标记（{count} 处）",
  formulas: "有 {count} 个公式没能转换，留作文字",
  objectFormulas: "有 {count} 个 MathType 一类的公式没有导入，原处留有标记：{names}",
  objects: "有 {count} 个嵌入的对象没有导入，能看到的画面留作图片，其余的在原处留有标记：{names}",
  charts: "有 {count} 个图表没有导入，原处留有标记，可以在 Word 里把它们粘贴成图片",
  largeCharts: "有 {count} 个图表的数字太多，没有导入，原处留有标记，一个图表最多 {points} 行，一个文件的图表最多 {cells} 格",
  chartTables: "有 {count} 个图表这里画不出来，图里的数字作为表格导入",
  redrawnCharts: "有 {count} 个图表换了画法，数字没有变",
  diagrams: "有 {count} 个 SmartArt 图形没有导入，原处留有标记，文字在标记后面，可以在 Word 里把它们粘贴成图片",
  shapes: "有 {count} 个没有文字的图形没有导入，原处留有标记",
  textBoxes: "文本框里的文字作为段落导入",
  captions: "有 {count} 条题注旁边没有图或表，作为正文导入，编号不会再变",
  nestedTables: "表格里的表格作为文字导入",
  headers: "页眉和页脚没有导入",
  symbols: "有 {count} 个特殊符号认不出来，原处留有标记：{names}",
  fields: "有 {count} 处域认不出来，原处留有标记：{names}",
  headingParts: "标题里的 {count} 个公式留作文字",
  notePictures: "脚注里的 {count} 张图片没有导入，原处留有标记",
  movedNotes: "标题、题注、代码里的 {count} 个脚注移到了后面，那里留有标记",
  rubies: "有 {count} 处文字上方的注音没有导入",
  hidden: "有 {count} 处隐藏的文字没有导入",
  blocks: "有 {count} 处内容无法识别，留作文字",
  fileImages: "有 {count} 张图片没有导入，请在正文里重新插入：{names}",
} as const;

/** Names where in a file something was left out. Placeholders: {text} {sentence} {places}. */
export const importPlacesZh = {
  heading: "“{text}”",
  paragraph: "第 {text} 段",
  table: "第 {text} 个表格",
  note: "脚注",
  at: "{sentence}；位置：{places}",
  among: "{sentence}；位置：{places}等处",
} as const;

/** Marks that are left in the text where something of a file is missing. */
export const importMarksZh = {
  pictures: "【待补充：图片】",
  largePictures: "【待补充：图片】",
  morePictures: "【待补充：图片】",
  objectFormulas: "【待补充：公式】",
  objects: "【待补充：嵌入的对象】",
  charts: "【待补充：图表】",
  largeCharts: "【待补充：图表】",
  diagrams: "【待补充：SmartArt 图形】",
  shapes: "【待补充：图形】",
  notePictures: "【待补充：图片】",
  movedNotes: "【待补充：移来的脚注】",
  symbols: "【待补充：符号】",
  fields: "【待补充：域】",
} as const;
