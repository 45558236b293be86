import { createHash } from 'node:crypto';
import { ok } from '@bowline/kit';
import {
  addProductPicture,
  changeProductPicture,
  describeProductPicture,
  lockKnownProduct,
  longestPictureText,
  mostPictures,
  sourceLocale,
} from '#catalog';
import { tidyLine } from '#stores';
import { misfit, type RawRecord } from '../model.ts';
import { isObject, isSetIn, listIn, textIn, wholeIn } from '../source/raw-values.ts';
import { byPages, type Planned, type Preparing, type Stage } from './stage.ts';

interface PictureWish {
  readonly product: string;
  /** As Magento names it, such as `/h/a/halyard.jpg`. */
  readonly path: string;
  /** By locale. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Where a picture of a source lies here: the same name for the same picture, so that it is fetched once. */
export const fileOfPicture = (source: string, path: string): string =>
  `catalog/product/imported/${createHash('sha256').update(`${source} ${path}`).digest('hex').slice(0, 32)}.webp`;

/** The pictures of a product in their order, each as a thing of its own. */
function picturesOf({ base, views }: RawRecord): readonly RawRecord[] {
  return listIn(base, 'media_gallery_entries')
    .filter(isObject)
    .toSorted((a, b) => (wholeIn(a, 'position') ?? 0) - (wholeIn(b, 'position') ?? 0))
    .map((entry) => ({
      base: {
        ...entry,
        product: textIn(base, 'id'),
        sku: textIn(base, 'sku'),
        texts: textsOf(entry, views),
      },
      views: {},
    }));
}

/** Its labels by locale; a view that only repeats the default one has no words of its own. */
function textsOf(entry: unknown, views: RawRecord['views']): Readonly<Record<string, string>> {
  const id = textIn(entry, 'id');
  const labelIn = (said: unknown) => tidyLine(textIn(said, 'label')).slice(0, longestPictureText);
  const inViews = Object.entries(views).map(([locale, view]) => {
    const same = listIn(view, 'media_gallery_entries').find((other) => textIn(other, 'id') === id);
    return [locale, labelIn(same)] as const;
  });
  const label = labelIn(entry);
  const own = inViews.filter(([, text]) => text !== '' && text !== label);
  return Object.fromEntries([...(label === '' ? [] : [[sourceLocale, label] as const]), ...own]);
}

const isPicture = (base: unknown) => textIn(base, 'media_type') === 'image' && !isSetIn(base, 'disabled');

/** Fetched before the page is written, as nobody may hold rows while the source is waited for. */
async function fetched(raw: RawRecord, isKept: boolean, { isTrial, keep }: Preparing): Promise<RawRecord> {
  if (isTrial || isKept || !isPicture(raw.base)) return raw;
  const problem = await keep(textIn(raw.base, 'file'));
  return problem === null ? raw : { ...raw, base: { ...Object(raw.base), problem } };
}

function plan({ base }: RawRecord): Planned<PictureWish> {
  const id = textIn(base, 'id');
  const name = textIn(base, 'sku').slice(0, 100);
  const path = textIn(base, 'file');
  const leftOut = (code: string) => ({ id, name, leftOut: misfit(code, path) });
  if (isSetIn(base, 'disabled')) return { id, isPassedOver: true };
  if (!isPicture(base)) return leftOut('video-not-taken');
  const problem = textIn(base, 'problem');
  if (problem !== '') return leftOut(problem);
  const product = textIn(base, 'product');
  return {
    id,
    name,
    wish: { product, path, texts: Object(base).texts },
    misfits: [],
    needs: [{ kind: 'products', id: product, code: 'product-left-out', isNeeded: true }],
    brings: [],
  };
}

/** Rule 24. */
export const picturesStage: Stage<PictureWish> = {
  kind: 'pictures',
  open(source, _, preparing) {
    const read = byPages(source, { path: '/products', sortedBy: ['entity_id'], key: 'sku' });
    return async (position) => {
      const page = await read(position);
      const all = page.items.flatMap((item) => picturesOf(item));
      const kept = await preparing.known(
        'picture-files',
        all.map(({ base }) => textIn(base, 'file')),
      );
      const items: RawRecord[] = [];
      for (const raw of all) items.push(await fetched(raw, kept.has(textIn(raw.base, 'file')), preparing));
      return { ...page, items };
    };
  },
  plan,
  async write({ transaction, source, ownIdOf, remember }, { product, path, texts }, ownId) {
    const productId = ownIdOf('products', product) ?? 0;
    if (!(await lockKnownProduct(transaction, { id: productId })))
      return { ok: false, refusal: misfit('product-gone', path) };
    const file = fileOfPicture(source, path);
    if (ownId !== null && !(await changeProductPicture(transaction, productId, ownId, file)))
      return { ok: false, refusal: misfit('removed-here', path) };
    const id = ownId ?? (await addProductPicture(transaction, productId, file));
    if (id === null) return { ok: false, refusal: misfit('pictures-full', mostPictures) };
    await describeProductPicture(transaction, productId, id, texts);
    await remember({ kind: 'picture-files', id: path }, id);
    return ok(id);
  },
};
