const RIND = "M.9 5h14.2a7.1 7.1 0 0 1-14.2 0Z";
const FLESH =
  "M8.78 7.05L12.68 7.01A4.7 4.7 0 0 1 10.70 10.45ZM8.00 7.50L9.99 10.86A4.7 4.7 0 0 1 6.01 10.86ZM7.22 7.05L5.30 10.45A4.7 4.7 0 0 1 3.32 7.01Z";

/** Icon of half a tangerine slice: pressing spends tokens. */
export function HalfSlice() {
  return (
    <svg width="15" height="15" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d={RIND} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
      <path d={FLESH} />
    </svg>
  );
}
