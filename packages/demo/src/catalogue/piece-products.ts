import type {
  AttributeValuesImport,
  MediaImport,
  ProductImport,
  ProductTextImport,
  StockPoolImport,
  VariantImport,
} from '@bowline/commerce';
import type { LocaleName } from '@bowline/markets';
import { forEveryLocale, inLocale, type Words } from '../language/languages.ts';
import { urlKeyOf } from '../language/url-key.ts';
import { pictureAddress, productMediaFile } from '../media-files.ts';
import { type PieceLook, viewsOfPiece } from '../pictures/piece-look.ts';
import { pick } from '../seed.ts';
import { arrivalOf } from './arrivals.ts';
import { type DigitalGood, giftCardAmounts } from './data/goods/digital.ts';
import type { PieceGood, PieceVersion } from './data/goods/piece-good.ts';
import { pieceSentences } from './data/sentences.ts';
import { marketPricesFor, storedPriceFor } from './market-prices.ts';
import { offerOf } from './offers.ts';
import { choicesOf, pieceSpecs } from './piece-specs.ts';
import { piecePool } from './stock.ts';
import { texts } from './texts.ts';

interface Described {
  readonly sku: string;
  readonly name: Words;
  readonly about: Words;
  readonly alsoAbout?: Words;
  readonly look: PieceLook;
  readonly categories: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

function furtherSentence({ sku, attributes }: Described): Words {
  const group = attributes.product_main_group ?? '';
  const pool = group in pieceSentences ? pieceSentences[group as keyof typeof pieceSentences] : [];
  return pick<Words>(pool, 'piece', sku);
}

function textsOf(good: Described): Readonly<Record<LocaleName, ProductTextImport>> {
  const further = furtherSentence(good);
  return forEveryLocale((locale) => {
    const name = inLocale(good.name, locale);
    const about = inLocale(good.about, locale);
    const also = good.alsoAbout ? `<p>${inLocale(good.alsoAbout, locale)}</p>` : '';
    return {
      name,
      urlKey: urlKeyOf(name),
      // It goes on where the short description, which stands beside it, ends.
      descriptionHtml: `${also}<p>${inLocale(further, locale)}</p>`,
      shortDescription: about,
      metaTitle: name,
      metaDescription: `${name}: ${about}`,
    };
  });
}

function mediaOf(sku: string, look: PieceLook): MediaImport[] {
  return viewsOfPiece(look).map((kind) => ({
    kind,
    file: pictureAddress(productMediaFile(sku, kind), look.yarns?.[0] ?? look.colour),
  }));
}

/** What all articles have in common, whatever way they are sold. */
function shared(good: Described, attributes: AttributeValuesImport): Omit<ProductImport, 'kind'> {
  const arrival = arrivalOf(good.sku);
  const categories = arrival.newFrom ? [...good.categories, 'newArrivals'] : good.categories;
  return {
    sku: good.sku,
    texts: textsOf(good),
    attributes,
    categories: categories.map((key) => ({ key })),
    media: mediaOf(good.sku, good.look),
    ...arrival,
  };
}

/** Option codes as part of a sku or file name: `neonPink` becomes `neon-pink`. */
function inSku(...codes: readonly string[]): string {
  const kebab = (code: string): string =>
    code.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('.', '-');
  return codes.map(kebab).join('-').toLowerCase();
}

function versionSku(good: PieceGood, version: PieceVersion): string {
  return inSku(good.sku, ...Object.values(version.options));
}

/** What the pictures of a version are filed under, if it has some of its own. */
export function pictureOfVersion(good: PieceGood, version: PieceVersion): string | undefined {
  return version.picture === undefined ? undefined : inSku(good.sku, version.picture);
}

function variantOf(good: PieceGood, version: PieceVersion): VariantImport {
  const sku = versionSku(good, version);
  const picture = pictureOfVersion(good, version);
  return {
    sku,
    ...offerOf(good.sku, version.priceMinor),
    weightGrams: Math.ceil(version.weightGrams),
    stock: { pool: sku, units: 1 },
    attributes: version.options,
    ...(picture ? { media: mediaOf(picture, { ...good.look, ...version.look }) } : {}),
  };
}

export function piecePools(good: PieceGood): StockPoolImport[] {
  return good.versions
    ? good.versions.map((version) => piecePool(versionSku(good, version)))
    : [piecePool(good.sku)];
}

export function pieceProduct(good: PieceGood): ProductImport {
  const base = shared(good, pieceSpecs(good));
  if (!good.versions) {
    return {
      ...base,
      kind: 'simple',
      ...offerOf(good.sku, good.priceMinor),
      weightGrams: good.weightGrams,
      stock: { pool: good.sku, units: 1 },
    };
  }
  return {
    ...base,
    kind: 'configurable',
    configurableAttributes: choicesOf(good.versions),
    variants: good.versions.map((version) => variantOf(good, version)),
  };
}

/** Courses never run out. */
export function courseProduct(course: DigitalGood): ProductImport {
  const described = textsOf(course);
  return {
    ...shared(course, course.attributes),
    texts: forEveryLocale((locale) => withCurriculum(described[locale], course.sku, locale)),
    kind: 'virtual',
    taxClass: 'services',
    priceMinor: storedPriceFor(course.priceMinor),
    marketPrices: marketPricesFor(course.priceMinor),
  };
}

function withCurriculum(text: ProductTextImport, sku: string, locale: LocaleName): ProductTextImport {
  const planned: Readonly<Record<string, readonly Words[]>> = texts.courses.lessons;
  const lessons = (planned[sku] ?? []).map((lesson) => `<li>${inLocale(lesson, locale)}</li>`);
  const list = `<h3>${inLocale(texts.courses.curriculum, locale)}</h3><ol>${lessons.join('')}</ol>`;
  return { ...text, descriptionHtml: `${text.descriptionHtml ?? ''}${list}` };
}

export function giftCardProduct(card: Omit<DigitalGood, 'priceMinor'>): ProductImport {
  return {
    ...shared(card, card.attributes),
    kind: 'gift_card',
    giftCard: giftCardAmounts,
    siblingGroup: 'gift-card',
  };
}
