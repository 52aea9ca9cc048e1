import css from "./citrus-gauge.module.css";

const SEGMENTS = 10;
const CENTRE = 50;
const INNER = 11;
const OUTER = 34;
/** Half the gap between two segments, in radians. */
const GAP = 0.075;
const TRIM = 0.04;

const point = (radius: number, angle: number) =>
  `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;

const segmentPath = (index: number) => {
  const start = (index / SEGMENTS) * 2 * Math.PI - Math.PI / 2 + GAP;
  const end = ((index + 1) / SEGMENTS) * 2 * Math.PI - Math.PI / 2 - GAP;
  const tip = point(INNER, (start + end) / 2);
  return `M${tip}L${point(OUTER, start + TRIM)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, end - TRIM)}Z`;
};

const PATHS = Array.from({ length: SEGMENTS }, (_, index) => segmentPath(index));

type CitrusGaugeProps = {
  /** Segments lit, 0 to 10. */
  value: number;
  /** What it says in words; left out where the words stand beside it. */
  label?: string;
  size?: "sm" | "md" | "lg";
};

/** 橘瓣表: ten segments for what is left of something. */
export function CitrusGauge({ value, label, size = "md" }: CitrusGaugeProps) {
  const look = { className: css["gauge"], "data-size": size, viewBox: "0 0 100 100" };
  const fruit = (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={46} />
      {PATHS.map((path, index) => (
        <path key={path} d={path} data-lit={index < value || undefined} />
      ))}
    </>
  );
  if (label === undefined) {
    return (
      <svg {...look} aria-hidden="true">
        {fruit}
      </svg>
    );
  }
  return (
    <svg {...look} role="img" aria-label={label}>
      <title>{label}</title>
      {fruit}
    </svg>
  );
}
