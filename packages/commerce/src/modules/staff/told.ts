/** Rule 17: what opens something never reaches the log, whatever it is part of. */
const secretNames: ReadonlySet<string> = new Set(['password', 'code', 'token', 'credential', 'url']);
const longestText = 500;
const mostItems = 100;
const deepest = 6;
const longestWhole = 16_000;

/** As JSON of a bounded size. */
export function told(value: unknown): string {
  const text = JSON.stringify(shorten(value, 0));
  return text.length > longestWhole ? JSON.stringify({ cut: text.slice(0, longestText) }) : text;
}

function shorten(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => shorten(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secretNames.has(name))
      .slice(0, mostItems)
      .map(([name, item]) => [name, shorten(item, depth + 1)]),
  );
}
