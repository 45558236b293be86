import type { Money } from '@bowline/kit';
import type { PriceView } from '../catalog/product-tile.ts';

export interface ProductOption {
  readonly code: string;
  readonly label: string;
  readonly values: readonly { readonly uid: string; readonly label: string }[];
}

export interface ChoosableVariant {
  readonly id: number;
  readonly sku: string;
  readonly isInStock: boolean;
  readonly price: PriceView;
  /** Quantities are multiples of it: 1, or a tenth of what is sold by the metre. */
  readonly quantityStep: number;
  /** Of a piece of cut cord. */
  readonly lengthCm: number | null;
  readonly tiers: readonly {
    readonly quantity: number;
    readonly price: Money;
    readonly percentOff: number;
  }[];
  /** The chosen value's uid by option code. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface OfferedValue {
  readonly uid: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** False when no variant has this value together with the other choices. */
  readonly isPossible: boolean;
  readonly isInStock: boolean;
}

export interface OfferedOption {
  readonly code: string;
  readonly label: string;
  readonly values: readonly OfferedValue[];
}

/** Options are in the URL as `?length=<uid>`; without a choice the first variant in stock is shown. */
export function chooseVariant(
  options: readonly ProductOption[],
  variants: readonly ChoosableVariant[],
  search: URLSearchParams,
): { options: OfferedOption[]; variant: ChoosableVariant | undefined } {
  const wanted = Object.fromEntries(options.map(({ code }) => [code, search.get(code)]));
  const variant = best(variants, wanted);
  const offered = options.map((option) => ({
    code: option.code,
    label: option.label,
    values: option.values.map((value) => {
      const matching = variants.filter(
        (other) => other.choices[option.code] === value.uid && agreesBesides(other, option.code, variant),
      );
      return {
        ...value,
        isChosen: variant?.choices[option.code] === value.uid,
        isPossible: matching.length > 0,
        isInStock: matching.some((other) => other.isInStock),
      };
    }),
  }));
  return { options: offered, variant };
}

function best(
  variants: readonly ChoosableVariant[],
  wanted: Record<string, string | null>,
): ChoosableVariant | undefined {
  const fits = (variant: ChoosableVariant) =>
    Object.entries(wanted).filter(([code, uid]) => uid && variant.choices[code] === uid).length;
  return variants.reduce<ChoosableVariant | undefined>((found, variant) => {
    if (!found) return variant;
    const difference = fits(variant) - fits(found);
    return difference > 0 || (difference === 0 && variant.isInStock && !found.isInStock) ? variant : found;
  }, undefined);
}

function agreesBesides(
  variant: ChoosableVariant,
  exceptCode: string,
  chosen: ChoosableVariant | undefined,
): boolean {
  return Object.entries(chosen?.choices ?? {}).every(
    ([code, uid]) => code === exceptCode || variant.choices[code] === uid,
  );
}
