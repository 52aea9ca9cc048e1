/** Units by what they measure, each with how many of the smallest it is: whole numbers, so that nothing is lost between two of them. */
const SIZES: readonly Readonly<Record<string, number>>[] = [
  {
    毫克: 1,
    mg: 1,
    克: 1e3,
    g: 1e3,
    两: 5e4,
    斤: 5e5,
    市斤: 5e5,
    公斤: 1e6,
    千克: 1e6,
    kg: 1e6,
    Kg: 1e6,
    KG: 1e6,
    吨: 1e9,
    公吨: 1e9,
    t: 1e9,
  },
  { 毫米: 1, mm: 1, 厘米: 10, 公分: 10, cm: 10, 米: 1e3, 公尺: 1e3, m: 1e3, 公里: 1e6, 千米: 1e6, km: 1e6 },
  // A mu is 2000/3 m², so the smallest is a third of a cm².
  { "cm²": 3, 平方厘米: 3, "m²": 3e4, 平方米: 3e4, 平米: 3e4, 亩: 2e7, 公顷: 3e8, "km²": 3e10, 平方公里: 3e10, 平方千米: 3e10 },
  { 毫升: 1, ml: 1, mL: 1, "cm³": 1, 升: 1e3, 公升: 1e3, L: 1e3, 立方米: 1e6, "m³": 1e6 },
  // 分 may be a mark, and a day of work has no 24 hours.
  { 毫秒: 1, ms: 1, 秒: 1e3, 秒钟: 1e3, s: 1e3, 分钟: 6e4, min: 6e4, 小时: 36e5, 个小时: 36e5, 钟头: 36e5, h: 36e5 },
  { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  { 千帕: 1, kPa: 1, 兆帕: 1e3, MPa: 1e3 },
];

const PLACES = new Map(SIZES.flatMap((units, family) => Object.entries(units).map(([unit, size]) => [unit, { family, size }] as const)));

/** Whether a unit can be told in others of its kind. */
export const isMeasured = (unit: string): boolean => PLACES.has(unit);

/** How many of `into` one of a unit is: 1000 and 1 tell 3 kg in g. Null where they measure different things, or it is not known. */
export function unitRatio(unit: string, into: string): { readonly times: number; readonly by: number } | null {
  const [one, other] = [PLACES.get(unit), PLACES.get(into)];
  return one === undefined || other === undefined || one.family !== other.family ? null : { times: one.size, by: other.size };
}

/** Digits that are surely exact after a conversion. */
const EXACT_DIGITS = 15;

/** A number in another unit: 200 g are 0.2 kg. The units must measure the same. */
export function convertUnit(value: number, unit: string, into: string): number {
  const ratio = unitRatio(unit, into);
  if (ratio === null) throw new RangeError(`${unit} cannot be told in ${into}`);
  return ratio.times === ratio.by ? value : Number(((value * ratio.times) / ratio.by).toPrecision(EXACT_DIGITS));
}
