import type { Gender } from '../../../language/grammar.ts';
import type { Language, Words } from '../../../language/languages.ts';
import type { CordLook } from '../../../pictures/cord-look.ts';
import type { Colourway } from '../../colourways/colourway.ts';
import type { Palette } from '../../colourways/palette.ts';
import type { OptionCode } from '../option-labels.ts';
import type { careSentences, ideaSentences } from '../sentences.ts';

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
  readonly leatherGrade?: OptionCode<'leather_grade'>;
}

/** Grammatical gender of the thing; in Dutch, Danish and Swedish `m` stands for the common gender. */
export type Genders = Readonly<Record<Exclude<Language, 'en'>, Gender>>;

/** Goods sold by length in many colours: every colourway becomes one product with a length option. */
export interface LengthRange {
  /** The thing itself; in all its texts `{size}` becomes the diameter or width of the product. */
  readonly thing: Words;
  /** What it is. */
  readonly about: Words;
  /** What it is good for. */
  readonly use: Words;
  /** Opens the sku of every product in the range. */
  readonly skuPrefix: string;
  readonly mainGroup: OptionCode<'product_main_group'>;
  readonly categories: readonly string[];
  readonly genders: Genders;
  readonly specs: RangeSpecs;
  /** EUR cents without VAT for one metre in a 30 m piece. */
  readonly metrePriceMinor: number;
  /** Lengths of plain colours, and, if fewer, those of patterns. */
  readonly lengthsM: readonly number[];
  readonly patternLengthsM?: readonly number[];
  readonly look: CordLook;
  readonly palette: Palette;
  readonly idea: keyof typeof ideaSentences;
  readonly care: keyof typeof careSentences;
}

/** The lengths in which one colourway is sold. */
export function lengthsOf(range: LengthRange, colourway: Colourway): readonly number[] {
  return colourway.pattern === 'solid' ? range.lengthsM : (range.patternLengthsM ?? range.lengthsM);
}

/** What changes from one thickness of the same goods to the next. */
export interface RangeSize {
  readonly skuPrefix: string;
  readonly specs: Pick<RangeSpecs, 'diameterMm' | 'breakingKg' | 'gramsPerMetre'> & Partial<RangeSpecs>;
  readonly metrePriceMinor: number;
  readonly palette: Palette;
  readonly lengthsM?: readonly number[];
  readonly patternLengthsM?: readonly number[];
  readonly use?: Words;
}

type SharedByAllSizes = Omit<LengthRange, 'skuPrefix' | 'specs' | 'metrePriceMinor' | 'palette'> & {
  readonly specs: Omit<RangeSpecs, 'diameterMm' | 'breakingKg' | 'gramsPerMetre'>;
};

/** The same goods in several thicknesses. */
export function inSizes(shared: SharedByAllSizes, ...sizes: readonly RangeSize[]): LengthRange[] {
  return sizes.map(({ specs, ...size }) => ({
    ...shared,
    ...size,
    specs: { ...shared.specs, ...specs },
  }));
}
