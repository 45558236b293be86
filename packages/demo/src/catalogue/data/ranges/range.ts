import type { Gender } from '../../../language/grammar.ts';
import type { Language, Words } from '../../../language/languages.ts';
import type { CordLook } from '../../../pictures/cord-look.ts';
import type { Colourway } from '../colourways.ts';
import type { OptionCode } from '../option-labels.ts';

export interface RangeSpecs {
  /** Thickness of a cord, width of a strap. */
  readonly diameterMm: number;
  readonly material: OptionCode<'rope_material'>;
  readonly core?: OptionCode<'rope_material_core'>;
  readonly construction: OptionCode<'rope_construction'>;
  readonly strands?: number;
  readonly breakingKg: number;
  readonly gramsPerMetre: number;
  readonly longestPieceM: number;
  readonly paracordType?: OptionCode<'paracord_type'>;
  readonly ppmType?: OptionCode<'ppm_type'>;
  readonly surface: OptionCode<'surface_family'>;
  readonly tariffNumber: string;
  /** Only straps. */
  readonly thicknessMm?: number;
}

/** Goods sold by length in many colours: every colourway becomes one product with a length option. */
export interface LengthRange {
  /** Opens the sku of every product in the range. */
  readonly skuPrefix: string;
  readonly mainGroup: OptionCode<'product_main_group'>;
  readonly categories: readonly string[];
  /** The thing itself in every language; `{size}` becomes the diameter or width. */
  readonly thing: Words;
  /** Grammatical gender of the thing where colours inflect. */
  readonly genders: Readonly<Record<Extract<Language, 'fr' | 'it' | 'es' | 'pl'>, Gender>>;
  readonly specs: RangeSpecs;
  /** EUR cents without VAT for one metre in a 30 m piece. */
  readonly metrePriceMinor: number;
  readonly lengthsM: readonly number[];
  readonly look: CordLook;
  readonly colourways: readonly Colourway[];
  /** What it is, and what it is good for. */
  readonly about: Words;
  readonly use: Words;
}
