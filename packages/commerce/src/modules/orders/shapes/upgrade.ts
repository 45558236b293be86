/** Plain data with the version of its shape; the first shape carried none. */
export type Stored = Readonly<Record<string, unknown>>;

export interface ShapeHistory {
  /** What it is, for whoever reads the error. */
  readonly name: string;
  /** The first takes version 1 to version 2, and so on; the newest version is one more than there are steps. */
  readonly steps: readonly ((older: Stored) => Stored)[];
}

/** Rule 16: what was stored once, in the shape of today. */
export function upgrade({ version = 1, ...shape }: Stored, { name, steps }: ShapeHistory): Stored {
  const newest = steps.length + 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newest) {
    throw new Error(
      `The ${name} has version ${String(version)}; this version of the shop reads up to ${newest}`,
    );
  }
  return steps.slice(version - 1).reduce((older, step) => step(older), shape);
}

/** As it is kept: in the newest version. */
export function stored(shape: object, { steps }: ShapeHistory): string {
  return JSON.stringify({ version: steps.length + 1, ...shape });
}
