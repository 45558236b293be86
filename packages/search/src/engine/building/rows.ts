export interface Rows {
  /** Where each row begins, and one more. */
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

/** Lists of numbers of any length, end to end. */
export function packRows(rows: readonly (readonly number[])[]): Rows {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, index) => {
    starts[index + 1] = (starts[index] ?? 0) + row.length;
  });
  const values = new Uint32Array(starts[rows.length] ?? 0);
  rows.forEach((row, index) => {
    values.set(row, starts[index] ?? 0);
  });
  return { starts, values };
}
