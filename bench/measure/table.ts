type Cell = string | number | undefined;

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function formatTable(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [heading, ...rows.map((row) => row.map((cell) => String(cell ?? '–')))];
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const [first = [], ...others] = lines;
  return [format(first), widths.map((width) => '─'.repeat(width)).join('  '), ...others.map(format)].join(
    '\n',
  );
}

export const milliseconds = (ms: number | undefined): string => (ms === undefined ? '–' : ms.toFixed(2));

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** How much of a budget is used: above 100 % it is exceeded. */
export function shareOf(value: number | undefined, budget: number | undefined): string {
  if (value === undefined || budget === undefined) return '–';
  return `${Math.round((value / budget) * 100)} %`;
}
