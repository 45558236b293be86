/** Ids as the content service writes them: a published document has no dot in its id, its draft is named after it. */
const publishedShape = /^[a-zA-Z0-9_-]{1,120}$/;
const draftPrefix = 'drafts.';

export const isPublishedId = (id: string): boolean => publishedShape.test(id);
export const draftIdOf = (id: string): string => draftPrefix + id;
export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);
export const publishedIdOf = (id: string): string => (isDraftId(id) ? id.slice(draftPrefix.length) : id);

const longestGroup = 60;

/** What all translations of a document are called together, from what somebody typed: letters and digits, joined by hyphens. */
export function groupFrom(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .slice(0, longestGroup)
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

export type ContentState = 'published' | 'draft' | 'changed';

export function stateOf(found: { readonly hasDraft: boolean; readonly isPublished: boolean }): ContentState {
  if (!found.isPublished) return 'draft';
  return found.hasDraft ? 'changed' : 'published';
}
