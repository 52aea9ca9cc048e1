type Three = readonly [number, number, number];

/** How eyes without one kind of cone see colours, in linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const SIGHT: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export const SIGHTS = Object.keys(SIGHT);

function linear(hex: string): Three {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

function lab(hex: string, sight: string): Three {
  const from = linear(hex);
  const [r = 0, g = 0, b = 0] = (SIGHT[sight] ?? []).map((row) =>
    Math.min(1, Math.max(0, row[0] * from[0] + row[1] * from[1] + row[2] * from[2])),
  );
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047),
    f(0.2126729 * r + 0.7151522 * g + 0.072175 * b),
    f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE (CIE 1976) of two colours as somebody sees them. */
export function colorDistance(a: string, b: string, sight: string): number {
  const [one, other] = [lab(a, sight), lab(b, sight)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Contrast of two colours by WCAG. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b]
    .map((hex) => {
      const [r, g, blue] = linear(hex);
      return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
    })
    .sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
