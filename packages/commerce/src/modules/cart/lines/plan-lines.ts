import { ok, type Result, refuse } from '@bowline/kit';
import { exceedsPool } from '../line-stock.ts';
import type { CartLine, PlannedLine } from '../model.ts';
import type { LineRefusal } from './line-refusals.ts';
import { checkSum, isSoldByFraction, readQuantity } from './quantity.ts';

/** Rule 6. */
const mostLines = 200;

/** Rules 5 to 8: the lines with one more, or why not. */
export function planAddition(
  lines: readonly PlannedLine[],
  line: PlannedLine,
): Result<readonly PlannedLine[], LineRefusal> {
  const same = lines.find((other) => isSame(other, line));
  if (same?.kind === 'sample') return refuse('line-sample-in-cart');
  if (!same && lines.length >= mostLines) return refuse('line-cart-full', { most: mostLines });
  const { thing } = line;
  // Behaviour 76: what has run out is not found.
  if (!thing || (thing.pool && thing.pool.quantity < thing.pool.unitsPerPiece)) {
    return refuse('line-product-not-found', { sku: line.sku });
  }
  const sum = checkSum((same?.quantityHundredths ?? 0) + line.quantityHundredths);
  if (!sum.ok) return sum;
  const wanted = { ...line, id: same?.id ?? null, quantityHundredths: sum.value };
  const planned = same ? lines.map((other) => (other === same ? wanted : other)) : [...lines, wanted];
  return exceedsPool(thing, planned) ? refuse('line-stock-insufficient') : ok(planned);
}

/** Rule 5. */
function isSame(a: PlannedLine, b: PlannedLine): boolean {
  return (
    a.kind === b.kind &&
    a.sku.toLowerCase() === b.sku.toLowerCase() &&
    (a.giftCard === b.giftCard || sameFields(a.giftCard, b.giftCard))
  );
}

/** In whatever order the database gives them back. */
function sameFields(a: PlannedLine['giftCard'], b: PlannedLine['giftCard']): boolean {
  if (!a || !b) return false;
  return (Object.keys(a) as (keyof typeof a)[]).every((field) => a[field] === b[field]);
}

/** Behaviours 85 to 87: the lines with another quantity of one of them; none of it removes it. */
export function planQuantity(
  lines: readonly CartLine[],
  lineId: number,
  quantity: number,
): Result<readonly CartLine[], LineRefusal> {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return refuse('line-not-found', { id: String(lineId) });
  if (quantity === 0) return ok(lines.filter((other) => other !== line));
  if (quantity < 0) return refuse('line-quantity-too-low', { least: 1 });
  const { thing } = line;
  if (!thing) return refuse('line-product-not-found', { sku: line.sku });
  const wanted = readQuantity(quantity, { isByFraction: isSoldByFraction(thing) });
  if (!wanted.ok) return wanted;
  if (line.kind === 'sample' && wanted.value !== line.quantityHundredths)
    return refuse('line-sample-in-cart');
  const planned = lines.map((other) =>
    other === line ? { ...line, quantityHundredths: wanted.value } : other,
  );
  // Less than before is always welcome, even when it is still too much.
  const isLess = wanted.value < line.quantityHundredths;
  return !isLess && exceedsPool(thing, planned) ? refuse('line-stock-insufficient') : ok(planned);
}
