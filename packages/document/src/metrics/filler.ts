/** Set phrases that say nothing of the matter: a text that needs them has run out of material. Patterns, with what a person calls them. */
const PHRASES: Readonly<Record<"zh" | "en", readonly RegExp[]>> = {
  zh: [
    /(?<=^|[。！？；\n])\s{0,20}(?:首先|其次|再次|最后)(?=[，,、])/,
    /总之|综上所述|总而言之|由此可见/,
    /值得注意的是|值得一提的是|众所周知|不言而喻/,
    /不仅[^。；\n]{1,40}(?:而且|更|还)/,
    /赋能|抓手|闭环|助力/,
    /随着[^。，\n]{2,20}的(?:不断|快速|日益|深入)?(?:发展|进步|推进)/,
    /在(?:当今|如今|新)(?:社会|时代)|新时代|与时俱进/,
    /具有(?:十分|非常)?重要(?:的)?(?:现实)?意义|意义深远|发挥(?:了)?(?:重要|积极)(?:的)?作用/,
    /奠定(?:了)?(?:坚实|良好)(?:的)?基础|再上新台阶|迈上新台阶/,
    /受益匪浅|任重(?:而)?道远|未来可期|砥砺前行|携手(?:并进|共进)/,
    /为[^。，\n]{2,20}贡献(?:自己的)?(?:一份)?力量/,
    /宝贵的(?:经验|财富)|深刻(?:地)?(?:认识|体会)到/,
  ],
  en: [
    /\b(?:firstly|secondly|thirdly|lastly)\b|\bfirst and foremost\b/i,
    /\bin (?:conclusion|summary)\b|\bto sum up\b|\ball in all\b/i,
    /\bit is (?:worth|important) (?:noting|mentioning|to note)\b|\bneedless to say\b/i,
    /\bnot only\b[^.;\n]{1,80}\bbut (?:also)?\b/i,
    /\bdelv(?:e|es|ed|ing)\b|\bleverag(?:e|es|ed|ing)\b|\bempower\w*\b|\bseamless(?:ly)?\b/i,
    /\bin today['’]s\b[^.\n]{0,30}\bworld\b|\bever-(?:evolving|changing)\b|\bfast-paced\b/i,
    /\bplay(?:s|ed)? an? (?:crucial|vital|key|pivotal|important) role\b/i,
    /\btestament to\b|\bgame[- ]changer\b|\btapestry\b|\bcutting-edge\b|\bunlock(?:s|ing)? (?:the|new)\b/i,
    /\bmoving forward\b|\bat the end of the day\b|\ba wide (?:range|array) of\b/i,
  ],
};

/** The set phrases of a text, in their order, as they stand there. */
export function fillerIn(text: string, language: "zh" | "en"): string[] {
  const found = PHRASES[language].flatMap((phrase) => [...text.matchAll(new RegExp(phrase, `g${phrase.flags}`))]);
  return found.sort((a, b) => a.index - b.index).map(([words]) => words.trim());
}
