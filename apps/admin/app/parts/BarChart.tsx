export interface Bar {
  readonly key: string;
  /** Stands below the first and the last, and beside the value of each. */
  readonly label: string;
  readonly value: number;
}

export interface BarChartProps {
  /** What it shows, for who cannot see it; the table beside it says the same in numbers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  format(value: number): string;
}

const height = 100;
const barWidth = 8;

/** Values side by side, less than nothing below the line. Drawn on the server; the numbers belong in a table beside it. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const perPoint = (highest - lowest || 1) / height;
  const line = highest / perPoint;
  const [first, last] = [bars.at(0), bars.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-4 text-xs text-text-muted">
      <div aria-hidden="true" className="flex h-28 flex-col justify-between text-end tabular-nums">
        <span>{format(highest)}</span>
        <span>{format(lowest)}</span>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-y border-border text-primary"
      >
        {bars.map(({ key, label: name, value }, index) => (
          <rect
            key={key}
            x={index * barWidth + 1}
            y={value >= 0 ? line - value / perPoint : line}
            width={barWidth - 2}
            height={Math.abs(value) / perPoint}
            fill="currentColor"
            opacity={value >= 0 ? 1 : 0.5}
          >
            <title>{`${name}: ${format(value)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption aria-hidden="true" className="col-start-2 flex justify-between">
        <span>{first.label}</span>
        {bars.length > 1 && <span>{last.label}</span>}
      </figcaption>
    </figure>
  );
}
