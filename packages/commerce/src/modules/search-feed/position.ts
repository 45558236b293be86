import type { Day } from '#stores';

/** Rules 4 and 5. */
export interface Position {
  readonly origin: string;
  /** Every transaction before this one is finished. */
  readonly horizon: string;
  /** Entries of transactions from the horizon on that were delivered already. */
  readonly delivered: readonly number[];
  readonly day: Day;
}

export function writePosition(position: Position): string {
  return JSON.stringify(position);
}

/** Null for what is no position; whoever brings it begins anew. */
export function readPosition(text: string): Position | null {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const { origin, horizon, delivered, day } = value as Partial<Record<keyof Position, unknown>>;
  const isPosition =
    typeof origin === 'string' &&
    typeof horizon === 'string' &&
    /^\d{1,19}$/.test(horizon) &&
    typeof day === 'string' &&
    Array.isArray(delivered) &&
    delivered.every((id) => Number.isSafeInteger(id));
  return isPosition ? { origin, horizon, day, delivered: delivered as number[] } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
