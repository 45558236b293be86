import { sql } from '@bowline/database';
import type { RateLimit, RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import { tokenDigest } from '../sessions.ts';

const path = /^\/customer-data\/(?<key>[\w-]{32})\.zip$/;
const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  // The key is in the address.
  'Referrer-Policy': 'no-referrer',
};

/** Rule 30: a copy has up to 25 MB, and nobody needs it more often. */
const downloadsOfOneCopy: RateLimit = { uses: 20, withinSeconds: 3_600 };

interface DownloadServices {
  readonly database: CommerceDatabase;
  readonly limiter: RateLimiter;
  readonly clock: () => Date;
}

/** Rule 30: `/customer-data/<key>.zip`, for whoever has the letter. Null for requests that are none of its own. */
export function createCopyDownload({ database, limiter, clock }: DownloadServices) {
  return (request: Request): Promise<Response> | null => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/customer-data/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
    return answer(path.exec(pathname)?.groups?.key);
  };

  async function answer(key: string | undefined): Promise<Response> {
    if (key === undefined) return new Response(null, { status: 404, headers });
    const now = clock();
    if (!(await limiter.allows('copy-download', key, downloadsOfOneCopy, now)))
      return new Response(null, { status: 429, headers: { ...headers, 'Retry-After': '3600' } });
    const { rows } = await sql<{ content: Buffer }>`
    select content from customer_copy where key_digest = ${tokenDigest(key)} and expires_at > ${now}`.execute(
      database.kysely,
    );
    const [found] = rows;
    if (!found) return new Response(null, { status: 404, headers });
    return new Response(new Uint8Array(found.content), {
      headers: {
        ...headers,
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="my-data.zip"',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }
}
