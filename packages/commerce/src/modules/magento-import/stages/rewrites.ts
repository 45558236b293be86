import { ok } from '@bowline/kit';
import { type LocaleName, localeNames } from '@bowline/markets';
import { lockKnownProduct } from '#catalog';
import { addRedirect, type NewRedirect } from '#routing';
import { misfit } from '../model.ts';
import { textIn } from '../source/raw-values.ts';
import { byRows } from './by-rows.ts';
import type { Planned, PlanningFacts, Stage, Writing } from './stage.ts';

interface RewriteWish {
  readonly path: string;
  readonly locales: readonly LocaleName[];
  readonly target:
    | { readonly kind: 'products' | 'categories'; readonly id: string }
    | { readonly path: string };
}

const kinds: Readonly<Record<string, 'products' | 'categories'>> = {
  product: 'products',
  category: 'categories',
};
const longestPath = 255;

const localesOf = (storeId: string, { source }: PlanningFacts) =>
  localeNames.filter((locale) => source.viewIds[locale] === storeId);

const isPath = (path: string) =>
  path !== '' && path.length <= longestPath && /^[^\s/?#\\][^\s?#\\]*$/u.test(path);

/** Rule 21. */
export const rewritesStage: Stage<RewriteWish> = {
  kind: 'rewrites',
  open: (_, tables) => byRows(tables('url_rewrite')),
  plan({ base }, facts): Planned<RewriteWish> {
    const id = textIn(base, 'url_rewrite_id');
    const path = textIn(base, 'request_path').trim().replace(/\/+$/, '');
    const name = path.slice(0, 200);
    const leftOut = (code: string, value: string) => ({ id, name, leftOut: misfit(code, value) });
    const locales = localesOf(textIn(base, 'store_id'), facts);
    if (!isPath(path)) return leftOut('path-not-valid', path);
    if (locales.length === 0) return leftOut('store-view-not-known', textIn(base, 'store_id'));
    const kind = kinds[textIn(base, 'entity_type')];
    const target = textIn(base, 'target_path').trim().replace(/^\/+/, '');
    if (kind) {
      const named = { kind, id: textIn(base, 'entity_id') };
      const needs = [{ ...named, code: 'target-left-out', isNeeded: true }];
      return { id, name, wish: { path, locales, target: named }, misfits: [], needs, brings: [] };
    }
    const isAway = /^https:\/\/[^\s\\]{1,500}$/.test(target);
    if (textIn(base, 'redirect_type') === '0' || !(isAway || isPath(target))) {
      return leftOut('target-not-known', `${textIn(base, 'entity_type')} ${target}`);
    }
    return {
      id,
      name,
      wish: { path, locales, target: { path: target } },
      misfits: [],
      needs: [],
      brings: [],
    };
  },
  async write(writing, { path, locales, target }) {
    const leadsTo = 'path' in target ? { target: target.path } : await entityOf(writing, target);
    if (!leadsTo) return { ok: false, refusal: misfit('target-left-out', path) };
    for (const locale of locales) {
      const added = await addRedirect(writing.transaction, { locale, path, ...leadsTo });
      if (!added.ok) return { ok: false, refusal: misfit(added.refusal.code, path) };
    }
    return ok(0);
  },
};

/** A variant has no page of its own: what led to it leads to its product. */
async function entityOf(
  { transaction, ownIdOf }: Writing,
  { kind, id }: { readonly kind: 'products' | 'categories'; readonly id: string },
): Promise<Pick<NewRedirect, 'entity'> | null> {
  const ownId = ownIdOf(kind, id);
  if (ownId === null) return null;
  if (kind === 'categories') return { entity: { entityType: 'CATEGORY', entityId: ownId } };
  const product = await lockKnownProduct(transaction, { id: ownId });
  return product && { entity: { entityType: 'PRODUCT', entityId: product.parentId ?? product.id } };
}
