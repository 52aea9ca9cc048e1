/** Names parts of a file that a document cannot hold. Placeholders: {count} {names} {pictures} {megapixels}. */
export const importZh = {
  comments: "批注没有导入",
  revisions: "修订按接受后的样子导入",
  pictures: "有 {count} 张图片没有导入，只支持 PNG 和 JPEG：{names}",
  largePictures: "有 {count} 张图片超过 {megapixels} 百万像素，没有导入：{names}",
  morePictures: "一个文件最多导入 {pictures} 张图片，其余的没有导入（{count} 处）",
  formulas: "有 {count} 个公式没能转换，留作文字",
  objects: "有 {count} 个嵌入的对象没有导入",
  charts: "有 {count} 个图表没有导入，可以在 Word 里把它们粘贴成图片",
  textBoxes: "文本框里的文字作为段落导入",
  nestedTables: "表格里的表格作为文字导入",
  headers: "页眉和页脚没有导入",
  symbols: "有 {count} 个特殊符号没有导入",
  headingParts: "标题里的图、脚注和公式没有保留",
  blocks: "有 {count} 处内容无法识别，留作文字",
  fileImages: "有 {count} 张图片没有导入，请在正文里重新插入：{names}",
} as const;
