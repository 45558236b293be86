import type { EntityReference, EntityType } from './model.ts';

const patterns: readonly (readonly [RegExp, EntityType])[] = [
  [/^catalog\/product\/view\/id\/(\d{1,9})$/, 'PRODUCT'],
  [/^catalog\/category\/view\/id\/(\d{1,9})$/, 'CATEGORY'],
  [/^cms\/page\/view\/page_id\/(\d{1,9})$/, 'CMS_PAGE'],
];

/** Behaviour 54: Magento's own addresses of its entities. */
export function readInternalPath(path: string): EntityReference | null {
  for (const [pattern, entityType] of patterns) {
    const id = pattern.exec(path)?.[1];
    if (id) return { entityType, entityId: Number(id) };
  }
  return null;
}
