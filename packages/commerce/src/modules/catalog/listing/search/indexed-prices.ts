import {
  type BasePrice,
  displayPrice,
  type PriceView,
  type StorePriceView,
  smallestBaseShownAs,
} from '#pricing';
import { highestPrice, type PriceBounds } from '../listing-filter.ts';

/** Euro cents; as the records count prices. */
const priceStep = 1_000;

/**
 * The index holds prices as the store usually shows them. Whoever looks at them the other way (pricing rule 18) has bounds
 * that differ by the VAT of everything but gift cards.
 */
export function indexedBounds(
  { from, to, shownFrom, shownTo }: PriceBounds,
  view: StorePriceView,
): { readonly from: number; readonly to: number } {
  const usual = usualView(view);
  if (usual === view) return { from: shownFrom, to: shownTo };
  const indexed = (minor: number) => displayPrice(usual, { minor, taxClass: 'standard' }).minor;
  return { from: indexed(from), to: to === highestPrice ? to : indexed(to) };
}

/** The lower bound of a step stands for the prices in it, as a price that is displayed in this view. */
export function priceOfStep(step: number, view: StorePriceView): BasePrice {
  const euros: PriceView = { ...usualView(view), currency: 'EUR', ratePerMillion: 1_000_000 };
  if (euros.vatBasisPoints === view.vatBasisPoints) return { minor: step * priceStep, taxClass: 'none' };
  return { minor: smallestBaseShownAs(euros, step * priceStep), taxClass: 'standard' };
}

function usualView(view: StorePriceView): PriceView {
  const { storeVatBasisPoints: vatBasisPoints, storeClassVat: classVat } = view;
  if (vatBasisPoints === view.vatBasisPoints) return view;
  return { ...view, vatBasisPoints, ...(classVat && { classVat }) };
}
