/** Encodings a text file is tried in; also the list a person may choose from where the guess was wrong. */
export const TEXT_ENCODINGS = ["utf-8", "gb18030", "big5", "utf-16le", "utf-16be"] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export type DecodedText = { readonly text: string; readonly encoding: TextEncoding };

/** Bytes that are looked at for a guess. */
const SAMPLE_BYTES = 65_536;
/** Share of zero bytes at every second place from which a text without a mark is UTF-16. */
const ZERO_SHARE = 0.3;

/** The commonest characters of Chinese texts, simplified and traditional: a text read in the wrong encoding has few of them. */
const COMMON = new Set(
  "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严" +
    "這為個國來時們會發動對說產種後學經進著電裡實現兩體機當點從業應開還關重線內數見問題長員總與條結軍變統級議報門區達參張書單節價廣類計設調頭數據費額訂單號碼姓名稱日期金額部門銷售數量備註總計產品類別地區" +
    "姓名部门日期金额数量单号备注类别状态合计销售订单客户产品价格电话地址性别年龄成绩班级学院专业编号名称时间类型地区城市省份员工工资职位元万季度月份比例占百分增长",
);

/** Reads a text file: by its mark, by what its bytes look like, then by which Chinese encoding gives the commoner characters. */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  // A mark at the beginning is no part of the text; the decoder of UTF-8 and UTF-16 takes it away itself.
  const encoding = chosen ?? encodingOfBytes(bytes);
  if (encoding !== null) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  const text = readUtf8(bytes);
  if (text !== null) return { text, encoding: "utf-8" };
  const chinese = chineseEncoding(bytes);
  return { text: new TextDecoder(chinese).decode(bytes), encoding: chinese };
}

/** UTF-16, which its bytes show. */
function encodingOfBytes(bytes: Uint8Array): TextEncoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = zeroShares(sample);
  if (zeros.odd >= ZERO_SHARE) return "utf-16le";
  return zeros.even >= ZERO_SHARE ? "utf-16be" : null;
}

/** Which Chinese encoding gives the commoner characters. */
function chineseEncoding(bytes: Uint8Array): TextEncoding {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const [gb, big5] = (["gb18030", "big5"] as const).map((encoding) => commonShare(new TextDecoder(encoding).decode(sample)));
  return (big5 ?? 0) > (gb ?? 0) ? "big5" : "gb18030";
}

function zeroShares(bytes: Uint8Array): { even: number; odd: number } {
  const counts = { even: 0, odd: 0 };
  for (let n = 0; n < bytes.length; n += 1) if (bytes[n] === 0) counts[n % 2 === 0 ? "even" : "odd"] += 1;
  const half = Math.max(1, bytes.length / 2);
  return { even: counts.even / half, odd: counts.odd / half };
}

/** Null: it is no UTF-8. */
function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Share of common characters among those that are not ASCII; what could not be read counts against it. */
function commonShare(text: string): number {
  let all = 0;
  let common = 0;
  for (const character of text) {
    if (character <= "\u007f") continue;
    all += 1;
    if (character === "\ufffd") common -= 1;
    else if (COMMON.has(character)) common += 1;
  }
  return all === 0 ? 0 : common / all;
}
