/** A tree as a map or as an outline, whatever it belongs to. */
export const treeMessages = {
  hint: "方向键选择，Tab 加子节点，Enter 加同级，直接打字改写，Esc 再 Tab 离开图",
  field: "节点的文字",
  marks: { important: "重要", question: "有疑问", todo: "待办", done: "已完成", star: "星标" },
  hasNote: "有备注",
  hasLink: "有链接",
  row: (level: number) => `第 ${level} 层`,
  foldRow: (text: string) => `展开或收起“${text}”`,
};
