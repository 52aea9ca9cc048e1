// Characters of fonts that have signs where others have letters: lines of a code and the signs from there on. Symbol is whole; of
// Wingdings there is what forms and theses use and other fonts have too.

const SYMBOL = `
21 !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_
60 ‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼
A0 €ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪
F1 ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭
`;
const WINGDINGS = `
21 ✏✂✁
28 ☎✆✉
36 ⌛⌨
3E ✇✍
41 ✌
45 ☜☞☝☟
4A ☺
4C ☹
4E ☠⚐
51 ✈☼
54 ❄
56 ✞
58 ✠✡☪☯ॐ☸♈♉♊♋♌♍♎♏♐♑♒♓
6C ●❍■□❐❑❒⬧⧫◆❖⬥⌧
7A ⌘❀✿❝❞
80 ⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿
9E ·•▪○
A4 ◉◎
A7 ▪□
AA ✦★✶✴✹✵
B1 ⌖⟡⌑
B5 ✪✰
D5 ⌫⌦
D8 ➢
DC ➲
DF ←→↑↓↖↗↙↘⬅➔⬆⬇⬉⬈⬋⬊⇦⇨⇧⇩⬄⇳⬀⬁⬃⬂
FB ✗✓☒☑
`;
const WINGDINGS_2 = `
25 ✄✀
4F ✗✓☒☑☒☒
58 ⦸
69 ⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿
80 ☉
82 ☽☾
95 ⋅·•●○
9D ⊙⦿
A0 ▪▪■□
A8 ▣
AD ⬩⬥◇
B1 ◈
B6 ⬪⬧◊
BA ◖◗
`;
const WINGDINGS_3 = `
21 ←→↑↓↖↗↙↘
31 ↔↕
66 ←→↑↓↖↗↙↘↔↕▲▼△▽◀▶◁▷◣◢◤◥◀▶▲
80 ▼▲▼◀▶
`;

/** Signs by the code of their font, which is named in lower case. */
export const SYMBOL_FONTS: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ["symbol", readSigns(SYMBOL)],
  ["wingdings", readSigns(WINGDINGS)],
  ["wingdings 2", readSigns(WINGDINGS_2)],
  ["wingdings 3", readSigns(WINGDINGS_3)],
]);

function readSigns(lines: string): ReadonlyMap<number, string> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const first = Number.parseInt(line.slice(0, 2), 16);
        return Array.from(line.slice(3), (sign, index): [number, string] => [first + index, sign]);
      }),
  );
}
