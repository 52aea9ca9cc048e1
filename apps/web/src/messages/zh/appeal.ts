/** What stands where the content check stopped a text. */
export const appealMessages = {
  open: "申诉",
  refused: (message: string) => `申诉：${message}\n`,
  section: (title: string, message: string) => `申诉：“${title}”这一段，${message}\n`,
  ended: (number: string) => `申诉：稿子写到一半被内容检查收住了（编号 ${number}）\n`,
};
