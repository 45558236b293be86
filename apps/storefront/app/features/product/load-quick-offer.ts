import { QuickOfferQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import type { PriceView } from '../catalog/product-tile.ts';
import { choicesOf } from './product-view.ts';

/** What a visitor chooses from who buys without opening the page of a product. */
export interface QuickOffer {
  /** Empty for what comes in one version only. */
  readonly choices: readonly {
    readonly sku: string;
    readonly label: string;
    readonly price: PriceView;
    readonly isInStock: boolean;
  }[];
}

/** More are for the page of the product. */
const mostChoices = 24;

/** Undefined where only the page of the product can ask for everything. */
export async function loadQuickOffer(
  { commerce, market }: Pick<ShopRequest, 'commerce' | 'market'>,
  sku: string,
): Promise<QuickOffer | undefined> {
  const { data } = await commerce.query(QuickOfferQuery, { sku });
  const product = data?.products?.items?.[0];
  if (!product) return undefined;
  const { options, variants } = choicesOf(product, market);
  if (variants.length > mostChoices) return undefined;
  const labelOf = new Map(
    options.flatMap(({ code, values }) => values.map(({ uid, label }) => [`${code} ${uid}`, label] as const)),
  );
  return {
    choices: variants.map(({ sku: own, price, isInStock, choices }) => ({
      sku: own,
      label: options.map(({ code }) => labelOf.get(`${code} ${choices[code]}`) ?? '').join(' · '),
      price,
      isInStock,
    })),
  };
}
