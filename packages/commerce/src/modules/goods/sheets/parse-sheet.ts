/** A row of a file, with where it stands there: the header is row 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export const sheetLimits = { rows: 50_000, bytes: 12 * 1024 * 1024, columns: 60, cell: 60_000 } as const;

const separators = [',', ';', '\t'] as const;

/** The one that parts the most columns of the header. */
function separatorOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  const counted = separators.map((each) => [each, header.split(each).length] as const);
  return counted.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** Rows of a file as spreadsheets write them (RFC 4180), one after the other; empty ones are left out. */
export function* rowsOf(given: string): Generator<SheetRow> {
  const text = given.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let isEnd = false;
    while (!isEnd) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const quote = text.indexOf('"', at);
          const end = quote === -1 ? text.length : quote;
          cell += text.slice(at, end);
          at = end + 1;
          if (text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
      }
      let end = at;
      while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
      cell += text.slice(at, end).replace(/\r$/, '');
      cells.push(unmasked(cell));
      isEnd = text[end] !== separator;
      at = end + 1;
    }
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
  }
}

/** What a spreadsheet would take for a formula is written behind an apostrophe. */
const formula = /^[=+\-@\t\r]/;
const unmasked = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** A line of a file. Numbers stay numbers. */
export function lineOf(cells: readonly (string | number | null)[]): string {
  const shown = cells.map((cell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return String(cell);
    const safe = formula.test(cell) ? `'${cell}` : cell;
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${shown.join(',')}\r\n`;
}
