import { isPreview } from '@bowline/kit';
import type { ContentAccess } from '../app/shop-context.ts';
import type { Visit } from './visit.ts';

export interface PreviewAccess {
  readonly secret: string;
  /** May read drafts. */
  readonly token: string;
}

interface Parts {
  readonly content: ContentAccess;
  readonly preview?: PreviewAccess;
}

/** Content with its drafts, for who shows a good token for this very page; null for everybody else. */
export async function draftsFor(
  { content, preview }: Parts,
  { url, path }: Visit,
): Promise<ContentAccess | null> {
  const token = url.searchParams.get('preview');
  if (token === null || !preview || !(await isPreview(preview.secret, path, token, new Date()))) return null;
  return { ...content, token: preview.token, perspective: 'drafts' };
}

/** Kept by nobody, found by nobody, and shown in a frame of the shop's own desk. */
export function showToEditorOnly({ headers }: Response): void {
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.set('referrer-policy', 'same-origin');
  headers.set('x-frame-options', 'SAMEORIGIN');
}
