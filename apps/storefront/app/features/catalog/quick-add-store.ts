import { toldValue } from '../../data/told-value.ts';

/** What a visitor wants to put into the cart from where it is listed. */
export interface QuickWish {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
}

/** From the button of a tile to the dialog that asks for the length. Always a new object: one may wish for the same twice. */
export const quickWish = toldValue<QuickWish | undefined>(undefined);
