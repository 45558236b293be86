export interface Span {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

const span = /^(\d{1,2}:\d\d)\s*[-–]\s*(\d{1,2}:\d\d)$/;

/** `8:30–12:00, 13:00–16:30` of a day; empty for a day on which nobody is there, null for what is no time. */
export function readSpans(weekday: number, typed: string): readonly Span[] | null {
  const parts = typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const spans = parts.map((part) => span.exec(part));
  if (spans.some((found) => found === null)) return null;
  return spans.map((found) => ({
    weekday,
    opens: (found?.[1] ?? '').padStart(5, '0'),
    closes: (found?.[2] ?? '').padStart(5, '0'),
  }));
}

/** Of a week, in hours. */
export function hoursOf(spans: readonly Omit<Span, 'weekday'>[]): number {
  return spans.reduce((sum, { opens, closes }) => sum + minuteOf(closes) - minuteOf(opens), 0) / 60;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function showSpans(spans: readonly Omit<Span, 'weekday'>[]): string {
  return spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
}
