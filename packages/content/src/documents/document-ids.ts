/**
 * Ids tell what a document is: `page-about` is published, `drafts.page-about` its draft and `versions.spring.page-about`
 * its version in the release "spring". Whatever has a dot in its id is hidden from visitors without a token.
 */
const idShape = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/;
const draftPrefix = 'drafts.';
const versionShape = /^versions\.([^.]+)\.(.+)$/;

export const publishedLayer = 'published';
export const draftsLayer = 'drafts';

export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && idShape.test(id) && !id.includes('..') && !id.endsWith('.');
}

export const isPublicId = (id: string): boolean => !id.includes('.');

export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix);

export const draftIdOf = (publishedId: string): string => draftPrefix + publishedId;

/** `drafts`, the name of a release, or `published`. */
export function layerOf(id: string): string {
  if (isDraftId(id)) return draftsLayer;
  return versionShape.exec(id)?.[1] ?? publishedLayer;
}

export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length);
  return versionShape.exec(id)?.[2] ?? id;
}

export function idInLayer(publishedId: string, layer: string): string {
  if (layer === publishedLayer) return publishedId;
  return layer === draftsLayer ? draftIdOf(publishedId) : `versions.${layer}.${publishedId}`;
}
