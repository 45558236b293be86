import { imageCacheMaxAgeSeconds } from '@bowline/markets';
import type { PictureFormat } from '../urls/modifiers.ts';
import type { CachedImage } from './disk-cache.ts';

export type AnswerCode =
  | 'method-not-allowed'
  | 'not-found'
  | 'malformed-address'
  | 'unknown-modifier'
  | 'repeated-modifier'
  | 'value-not-allowed'
  | 'size-not-allowed'
  | 'source-too-large'
  | 'source-unreadable'
  | 'busy';

interface RefusalAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const refusalAnswers: Record<AnswerCode, RefusalAnswer> = {
  'method-not-allowed': { status: 405, text: 'Only GET and HEAD', headers: { allow: 'GET, HEAD' } },
  'not-found': { status: 404, text: 'No such picture' },
  'malformed-address': { status: 400, text: 'Malformed address' },
  'unknown-modifier': { status: 400, text: 'Unknown modifier' },
  'repeated-modifier': { status: 400, text: 'A modifier is given twice' },
  'value-not-allowed': { status: 400, text: 'A modifier has a value that is not allowed' },
  'size-not-allowed': { status: 400, text: 'This size is not made' },
  'source-too-large': { status: 404, text: 'The picture is too large to be shown' },
  'source-unreadable': { status: 404, text: 'The picture cannot be read' },
  busy: { status: 503, text: 'Too many pictures are being made', headers: { 'retry-after': '2' } },
};

export function refusalAnswer(code: AnswerCode): Response {
  const { status, text, headers } = refusalAnswers[code];
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

const keptForEver = 'public, max-age=31536000, immutable';

/** What every answer about one picture carries, also "not modified". */
export function imageHeaders(
  etag: string,
  { isNegotiated, isVersioned }: { readonly isNegotiated: boolean; readonly isVersioned: boolean },
): Record<string, string> {
  return {
    etag,
    'cache-control': isVersioned ? keptForEver : `public, max-age=${imageCacheMaxAgeSeconds}`,
    ...(isNegotiated && { vary: 'Accept' }),
  };
}

export function imageAnswer(
  { bytes, body }: CachedImage,
  format: PictureFormat,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, {
    headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(bytes) },
  });
}

export function notModifiedAnswer(headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 304, headers });
}

/** Whether the browser has this very picture already. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
