import type { Words } from '../../../language/languages.ts';
import type { Hex } from '../../../pictures/colour.ts';
import type { PieceLook } from '../../../pictures/piece-look.ts';

/** One version of an article; the price is that of one piece. */
export interface PieceVersion {
  /** Option codes by attribute. */
  readonly options: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly weightGrams: number;
  /** What looks different from the article itself, and what its picture is called; sizes share a picture. */
  readonly look?: Partial<PieceLook>;
  readonly picture?: string;
}

/** An article counted in pieces. */
export interface PieceGood {
  readonly sku: string;
  readonly name: Words;
  readonly about: Words;
  /** A further sentence, for instance about the metal. */
  readonly alsoAbout?: Words;
  readonly categories: readonly string[];
  /** Option codes by attribute. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly look: PieceLook;
  readonly priceMinor: number;
  readonly weightGrams: number;
  readonly versions?: readonly PieceVersion[];
  readonly tariffNumber: string;
}

type Measure = readonly [measure: number, priceMinor: number, weightGrams: number];

/** Versions along a measure, from the smallest up. */
export function sizes(attribute: string, ...list: readonly Measure[]): PieceVersion[] {
  return list.map(([measure, priceMinor, weightGrams]) => ({
    options: { [attribute]: String(measure) },
    priceMinor,
    weightGrams,
  }));
}

/** Every version in every colour, each colour with a picture of its own. */
export function inColours(
  attribute: string,
  colours: Readonly<Record<string, Hex>>,
  versions: readonly PieceVersion[],
): PieceVersion[] {
  return versions.flatMap((version) =>
    Object.entries(colours).map(([code, colour]) => ({
      ...version,
      options: { ...version.options, [attribute]: code },
      look: { ...version.look, colour },
      picture: version.picture ? `${version.picture}-${code}` : code,
    })),
  );
}

/** Larger packs cost less per piece. */
const packs = [
  { code: 'pack10', pieces: 10, percent: 100 },
  { code: 'pack50', pieces: 50, percent: 88 },
  { code: 'pack100', pieces: 100, percent: 80 },
] as const;

/** Small parts are not worth a bag each. */
export function inPacks(versions: readonly PieceVersion[]): PieceVersion[] {
  return versions.flatMap((version) =>
    packs.map(({ code, pieces, percent }) => ({
      ...version,
      options: { ...version.options, unit_type: code },
      priceMinor: Math.round((version.priceMinor * pieces * percent) / 100),
      weightGrams: version.weightGrams * pieces,
    })),
  );
}

/** One thing in one version. */
export function single(priceMinor: number, weightGrams: number): PieceVersion[] {
  return [{ options: {}, priceMinor, weightGrams }];
}
