/** Milliseconds → ISO 8601. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}
