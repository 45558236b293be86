import { isLocaleName, type LocaleName } from '@bowline/markets';
import { everyLocale } from './every-locale.ts';
import type { ImportState } from './import-state.ts';
import type { RowBatch } from './row-batch.ts';
import type { Localised, RewriteImport } from './types.ts';

interface Entity {
  readonly entityType: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';
  readonly entityId: number;
}

function rewriteRow(
  locale: LocaleName,
  requestPath: string,
  target: { readonly entity: Entity } | { readonly path: string },
  redirectCode: number,
  isCanonical: boolean,
) {
  return {
    locale,
    request_path: requestPath,
    entity_type: 'entity' in target ? target.entity.entityType : null,
    entity_id: 'entity' in target ? target.entity.entityId : null,
    target_path: 'path' in target ? target.path : null,
    redirect_code: redirectCode,
    is_canonical: isCanonical,
  };
}

export function addCanonicalPaths<Text>(
  batch: RowBatch,
  entity: Entity,
  texts: Localised<Text>,
  pathOf: (text: Text) => string,
): void {
  const rows = everyLocale(texts, (locale, text) => rewriteRow(locale, pathOf(text), { entity }, 0, true));
  addRewriteRows(batch, rows);
}

export function addFormerPaths(
  batch: RowBatch,
  entity: Entity,
  former: Readonly<Partial<Record<LocaleName, readonly string[]>>> = {},
): void {
  for (const [locale, paths] of Object.entries(former)) {
    if (!isLocaleName(locale)) continue;
    addRewriteRows(
      batch,
      paths.map((path) => rewriteRow(locale, path, { entity }, 301, false)),
    );
  }
}

export function addRewrite(state: ImportState, rewrite: RewriteImport): void {
  const { locale, requestPath, redirectCode } = rewrite;
  const target = findTarget(state, rewrite);
  addRewriteRows(state.batch, [rewriteRow(locale, requestPath, target, redirectCode, false)]);
}

function findTarget(state: ImportState, { requestPath, target }: RewriteImport) {
  const owner = `The rewrite of "${requestPath}"`;
  if ('path' in target) return target;
  if ('product' in target) {
    return {
      entity: { entityType: 'PRODUCT', entityId: state.products.find(target.product, owner).id },
    } as const;
  }
  if ('category' in target) {
    return {
      entity: { entityType: 'CATEGORY', entityId: state.categories.find(target.category, owner).id },
    } as const;
  }
  return {
    entity: { entityType: 'CMS_PAGE', entityId: state.cmsPages.find(target.cmsPage, owner).id },
  } as const;
}

function addRewriteRows(batch: RowBatch, rows: readonly ReturnType<typeof rewriteRow>[]): void {
  batch.add('url_rewrite', ...rows);
}
