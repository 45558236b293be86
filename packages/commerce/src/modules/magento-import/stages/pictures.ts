import { createHash } from 'node:crypto';
import { ok } from '@bowline/kit';
import { addProductPicture, lockKnownProduct, mostPictures, removeProductPicture } from '#catalog';
import { misfit, type RawRecord } from '../model.ts';
import { isObject, isSetIn, listIn, textIn, wholeIn } from '../source/raw-values.ts';
import { byPages, type Planned, type Preparing, type Stage } from './stage.ts';

interface PictureWish {
  readonly product: string;
  /** As Magento names it, such as `/h/a/halyard.jpg`. */
  readonly path: string;
}

/** Where a picture of a source lies here: the same name for the same picture, so that it is fetched once. */
export const fileOfPicture = (source: string, path: string): string =>
  `catalog/product/imported/${createHash('sha256').update(`${source} ${path}`).digest('hex').slice(0, 32)}.webp`;

/** The pictures of a product in their order, each as a thing of its own. */
function picturesOf({ base }: RawRecord): readonly RawRecord[] {
  return listIn(base, 'media_gallery_entries')
    .filter(isObject)
    .toSorted((a, b) => (wholeIn(a, 'position') ?? 0) - (wholeIn(b, 'position') ?? 0))
    .map((entry) => ({
      base: { ...entry, product: textIn(base, 'id'), sku: textIn(base, 'sku') },
      views: {},
    }));
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
    wish: { product, path },
    misfits: [],
    needs: [{ kind: 'products', id: product, code: 'product-left-out', isNeeded: true }],
    brings: [],
  };
}

/** Rule 24. */
export const picturesStage: Stage<PictureWish> = {
  kind: 'pictures',
  open(source, _, preparing) {
    const read = byPages(source, { path: '/products', sortedBy: ['entity_id'] });
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
  async write({ transaction, source, ownIdOf, remember }, { product, path }, ownId) {
    const productId = ownIdOf('products', product) ?? 0;
    if (!(await lockKnownProduct(transaction, { id: productId })))
      return { ok: false, refusal: misfit('product-gone', path) };
    if (ownId !== null && !(await removeProductPicture(transaction, productId, ownId)))
      return { ok: false, refusal: misfit('removed-here', path) };
    const id = await addProductPicture(transaction, productId, fileOfPicture(source, path));
    if (id === null) return { ok: false, refusal: misfit('pictures-full', mostPictures) };
    await remember({ kind: 'picture-files', id: path }, id);
    return ok(id);
  },
};
