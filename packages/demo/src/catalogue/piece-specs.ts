import type { AttributeValuesImport } from '@bowline/commerce';
import type { PieceGood, PieceVersion } from './data/goods/piece-good.ts';
import type { OptionCode } from './data/option-labels.ts';

/** The coarse filter beside the exact size. */
function feedThroughOf(mm: number): OptionCode<'feed_through'> {
  if (mm <= 3) return 'upTo3';
  if (mm <= 6) return 'from4to6';
  if (mm <= 12) return 'from7to12';
  return mm <= 20 ? 'from13to20' : 'over20';
}

/** Every value that the article or one of its versions has for an attribute. */
function valuesOf(good: PieceGood, attribute: string): string[] {
  const own = good.attributes[attribute];
  const ofVersions = (good.versions ?? []).flatMap(({ options }) => options[attribute] ?? []);
  return [...new Set([...(own === undefined ? [] : [own]), ...ofVersions])];
}

/** The attributes that tell the versions apart, in the order the customer chooses. */
export function choicesOf(versions: readonly PieceVersion[]): string[] {
  return Object.keys(versions[0]?.options ?? {});
}

/** The specifications of an article; what its versions choose is left to them. */
export function pieceSpecs(good: PieceGood): AttributeValuesImport {
  const chosen = new Set(choicesOf(good.versions ?? []));
  const own = Object.entries(good.attributes).filter(([name]) => !chosen.has(name));
  const feedThrough = new Set(valuesOf(good, 'feed_through_size').map((mm) => feedThroughOf(Number(mm))));
  const innerSizes = good.categories.includes('rings') ? valuesOf(good, 'accessory_size') : [];
  const isLeather = good.attributes.product_main_group === 'leather';
  const thicknesses = isLeather ? valuesOf(good, 'material_thickness') : [];
  return {
    ...Object.fromEntries(own),
    ...(feedThrough.size > 0 ? { feed_through: [...feedThrough] } : {}),
    ...(innerSizes.length > 0 ? { innersize: innerSizes } : {}),
    ...(thicknesses.length > 0 ? { leather_thickness: thicknesses } : {}),
    hs_tariff_number: good.tariffNumber,
  };
}
