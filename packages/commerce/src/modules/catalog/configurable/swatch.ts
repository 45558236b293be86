import type { AttributeOption } from '../attributes/attribute-book.ts';

export type Swatch =
  | { readonly typeName: 'ColorSwatchData' | 'TextSwatchData'; readonly value: string }
  | { readonly typeName: 'ImageSwatchData'; readonly value: string; readonly thumbnail: string };

/** A colour, a picture, or in their absence the label. */
export function swatchOf(option: AttributeOption, mediaUrl: string): Swatch {
  if (option.swatch?.startsWith('#')) return { typeName: 'ColorSwatchData', value: option.swatch };
  if (option.swatch) {
    return {
      typeName: 'ImageSwatchData',
      value: option.swatch,
      thumbnail: `${mediaUrl}/${option.swatch}`,
    };
  }
  return { typeName: 'TextSwatchData', value: option.label };
}
