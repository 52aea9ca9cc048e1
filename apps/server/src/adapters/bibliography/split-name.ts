/** Chinese family names of two characters; all others have one. */
const DOUBLE_FAMILY_NAMES = new Set(
  "欧阳 太史 端木 上官 司马 东方 独孤 南宫 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 闾丘 令狐 轩辕 呼延 百里 东郭 南门 西门 第五".split(
    " ",
  ),
);
const HAN_NAME = /^\p{Script=Han}[\p{Script=Han}·]{1,7}$/u;
/** Parts of a family name that are written before it. */
const PARTICLES = new Set("af al bin da das de del della den der di do dos du el ibn la le ten ter van von zu zum zur".split(" "));
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** Parts of a name written in one: `李明`, `Li, Ming`, `Ludwig van Beethoven`. A single word is the family name. */
export function splitName(name: string): { family: string; given: string } {
  const text = name.trim();
  if (HAN_NAME.test(text) && !text.includes("·")) {
    const length = text.length > 2 && DOUBLE_FAMILY_NAMES.has(text.slice(0, 2)) ? 2 : 1;
    return { family: text.slice(0, length), given: text.slice(length) };
  }
  const comma = text.indexOf(",");
  if (comma > 0) return { family: text.slice(0, comma).trim(), given: text.slice(comma + 1).trim() };
  const words = text.split(/\s+/);
  let start = words.length - 1;
  if (start > 1 && SUFFIX.test(words[start] ?? "")) start--;
  while (start > 1 && PARTICLES.has(words[start - 1] ?? "")) start--;
  return { family: words.slice(start).join(" "), given: words.slice(0, start).join(" ") };
}
