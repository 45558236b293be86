import type { PriceTier } from '#pricing';
import { isDay } from '#stores';
import { type Misfit, misfit } from '../model.ts';
import { customText, isObject, listIn, objectIn, tenThousandthsOf, textIn } from '../source/raw-values.ts';

export interface ReductionWish {
  readonly priceMinor: number;
  readonly from?: string;
  readonly to?: string;
}

export interface PricesWish {
  readonly priceMinor: number;
  readonly reduction: ReductionWish | null;
  readonly tiers: readonly PriceTier[];
}

const everybody = '32000';
const mostTiers = 10;
const highestMinor = 2_147_483_647;

/** Rule 14: euro cents without VAT, from what Magento keeps; null for what is no amount. */
export function minorOf(amount: string, vatBasisPoints: number): number | null {
  const kept = tenThousandthsOf(amount);
  if (kept === null) return null;
  const minor = Math.round((kept * 100) / (10_000 + vatBasisPoints));
  return minor <= highestMinor ? minor : null;
}

/** Rule 14. Null where there is no price at all. */
export function pricesOf(
  raw: unknown,
  vatBasisPoints: number,
): { readonly prices: PricesWish; readonly misfits: readonly Misfit[] } | null {
  const priceMinor = minorOf(textIn(raw, 'price'), vatBasisPoints);
  if (priceMinor === null) return null;
  const misfits: Misfit[] = [];
  const reduction = reductionOf(raw, priceMinor, vatBasisPoints, misfits);
  const tiers = tiersOf(raw, misfits);
  return { prices: { priceMinor, reduction, tiers }, misfits };
}

function reductionOf(
  raw: unknown,
  priceMinor: number,
  vatBasisPoints: number,
  misfits: Misfit[],
): ReductionWish | null {
  const special = customText(raw, 'special_price');
  if (special === '') return null;
  const reduced = minorOf(special, vatBasisPoints);
  const [from, to] = ['special_from_date', 'special_to_date'].map((code) =>
    customText(raw, code).slice(0, 10),
  );
  const isWhen = [from, to].every((day) => !day || isDay(day)) && !(from && to && to < from);
  if (reduced === null || reduced >= priceMinor || !isWhen) {
    misfits.push(misfit('special-price-not-valid', `${special} ${from} ${to}`.trim()));
    return null;
  }
  return { priceMinor: reduced, ...(from && { from }), ...(to && { to }) };
}

function tiersOf(raw: unknown, misfits: Misfit[]): readonly PriceTier[] {
  const price = tenThousandthsOf(textIn(raw, 'price')) ?? 0;
  const tiers = new Map<number, PriceTier>();
  for (const tier of listIn(raw, 'tier_prices').filter(isObject)) {
    const quantity = Number(textIn(tier, 'qty'));
    const percentOff = percentOf(tier, price);
    const isFitting =
      Number.isInteger(quantity) && quantity >= 2 && quantity <= 10_000 && percentOff !== null;
    const told = `${textIn(tier, 'qty')}: ${textIn(tier, 'value')}`;
    if (textIn(tier, 'customer_group_id') !== everybody) misfits.push(misfit('tier-of-a-group', told));
    else if (!isFitting || tiers.size === mostTiers) misfits.push(misfit('tier-not-valid', told));
    else tiers.set(quantity, { quantity, percentOff });
  }
  return [...tiers.values()].toSorted((a, b) => a.quantity - b.quantity);
}

/** Whole per cents that a piece costs less; null where it is another amount. */
function percentOf(tier: unknown, price: number): number | null {
  const told = tenThousandthsOf(textIn(objectIn(tier, 'extension_attributes'), 'percentage_value'));
  const value = tenThousandthsOf(textIn(tier, 'value'));
  const percent =
    told !== null ? told / 10_000 : price > 0 && value !== null ? ((price - value) * 100) / price : 0;
  return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? percent : null;
}
