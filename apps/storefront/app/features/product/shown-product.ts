import { type ChoosableVariant, chooseVariant, type OfferedOption } from './choose-variant.ts';
import type { LoadedProduct } from './product-view.ts';

/** A product with what its address chooses of it. */
export interface ProductView extends Omit<LoadedProduct, 'options' | 'tiers' | 'variants'> {
  readonly options: readonly OfferedOption[];
  readonly chosen: ChoosableVariant | undefined;
  readonly tiers: ChoosableVariant['tiers'];
  /** What the visitor chose, as addresses say it; empty where the shop chose. */
  readonly chosenSearch: string;
}

/** In the browser as on the server: everything about the variants is there, so that a choice waits for nothing. */
export function shownProduct(
  { options, variants, ...view }: LoadedProduct,
  search: URLSearchParams,
): ProductView {
  const { options: offered, variant: chosen } = chooseVariant(options, variants, search);
  const made = options.flatMap(({ code }) => {
    const uid = chosen && search.has(code) ? chosen.choices[code] : undefined;
    return uid ? [[code, uid]] : [];
  });
  return {
    ...view,
    options: offered,
    chosen,
    chosenSearch: made.length > 0 ? `?${new URLSearchParams(made)}` : '',
    quantityStep: chosen?.quantityStep ?? view.quantityStep,
    tiers: chosen?.tiers ?? view.tiers,
  };
}
