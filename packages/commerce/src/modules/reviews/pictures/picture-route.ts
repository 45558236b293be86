import { readBytesUpTo } from '@bowline/kit';
import { encodeUid } from '#graphql';
import { type Authenticate, identifyVisitor, type RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';
import { type PictureCleaner, pictureLimits, picturePath, picturePattern, uploadPath } from './model.ts';
import { findPicture, insertPicture } from './repository.ts';

interface RouteServices {
  readonly database: CommerceDatabase;
  readonly limiter: RateLimiter;
  readonly authenticate: Authenticate;
  readonly clock: () => Date;
  readonly baseUrl: string;
  /** Without it nobody can send a picture. */
  readonly cleaner: PictureCleaner | undefined;
}

/** Takes pictures at `/review-pictures` and shows them below it. Null for requests that are none of its own. */
export function createPictureRoute(services: RouteServices) {
  return (request: Request): Promise<Response> | null => {
    const { pathname } = new URL(request.url);
    if (pathname === uploadPath)
      return request.method === 'POST' ? take(services, request) : notAllowed('POST');
    if (!pathname.startsWith(`${uploadPath}/`)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD');
    const { name, size } = picturePattern.exec(pathname)?.groups ?? {};
    return show(services, name, size === 'small' ? 'small' : 'large', request.method === 'GET');
  };
}

async function notAllowed(allowed: string): Promise<Response> {
  return new Response(null, { status: 405, headers: { Allow: allowed } });
}

/** Why a picture was not taken: a word for programs, and what would have fitted. */
function refused(status: number, code: string, most?: number): Response {
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '5' }) };
  return Response.json({ code, ...(most !== undefined && { most }) }, { status, headers });
}

/** Rules 19 and 20. */
async function take(services: RouteServices, request: Request): Promise<Response> {
  const { database, limiter, authenticate, clock, baseUrl, cleaner } = services;
  const visitor = await identifyVisitor(request, authenticate);
  if (!visitor.ok || visitor.value.customerId === null) return refused(401, 'review-guest');
  const { customerId } = visitor.value;
  if (!cleaner) return refused(404, 'review-pictures-not-taken');
  if (!(await limiter.allows('review-picture', String(customerId), pictureLimits.anHour, clock())))
    return refused(429, 'too-many-requests');
  const bytes = await readBytesUpTo(request, pictureLimits.bytes);
  if (!bytes) return refused(413, 'picture-too-large', pictureLimits.bytes);
  const { largestEdge, smallEdge, pixels: maxPixels } = pictureLimits;
  const cleaned = await cleaner.clean(bytes, { largestEdge, smallEdge, maxPixels }, `customer ${customerId}`);
  if (cleaned === 'busy') return refused(503, 'busy');
  if (cleaned === 'too-many-pixels') return refused(422, 'picture-too-many-pixels', maxPixels);
  if (cleaned === 'not-a-picture') return refused(422, 'not-a-picture');
  const picture = await insertPicture(database.kysely, customerId, cleaned, clock());
  if (!picture) return refused(429, 'too-many-requests');
  const { id, width, height } = picture;
  const addresses = { url: address('large'), thumbnail_url: address('small') };
  return Response.json({ id: encodeUid(id), ...addresses, width, height }, { status: 201 });

  function address(size: 'large' | 'small'): string {
    return baseUrl + picturePath({ name: picture?.name ?? '' }, size);
  }
}

const standing = { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' };
/** So long a picture may be seen after its review was taken back. */
const shownSeconds = 300;

/** Rule 22. */
async function show(
  { database }: RouteServices,
  name: string | undefined,
  size: 'large' | 'small',
  withBody: boolean,
): Promise<Response> {
  const found = name === undefined ? null : await findPicture(database.kysely, name, size);
  if (!found)
    return new Response(null, { status: 404, headers: { ...standing, 'Cache-Control': 'no-store' } });
  const cached = found.status === 'approved' ? `public, max-age=${shownSeconds}` : 'private, no-store';
  return new Response(withBody ? new Uint8Array(found.bytes) : null, {
    headers: { ...standing, 'Content-Type': 'image/webp', 'Cache-Control': cached },
  });
}
