import { readBytesUpTo } from '@bowline/kit';
import { cookieNames } from '@bowline/markets';
import { readCookies } from '../app/visitor/cookies.ts';

/** The longest text of the longest form in the longest encoding, several times over. */
const mostBytes = 128 * 1024;

/** The one form that brings pictures: four of eight megabytes, and its texts. */
const pictureForm = {
  path: /\/customer\/account\/reviews\/write(?:\.data)?$/,
  mostBytes: 4 * 8 * 1024 * 1024 + mostBytes,
  /** So many are read at once: they lie in memory until they have been passed on. */
  atOnce: 4,
  withinMs: 60_000,
};

type Bounded = Request | 'too-large' | 'too-many';

/** Gives requests with their bodies already here, unless one is larger than any form of the shop at its address. */
export function createBodyReader(): (request: Request) => Promise<Bounded> {
  let readNow = 0;
  return async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return request;
    if (!bringsPictures(request)) return withBody(request, await readBytesUpTo(request, mostBytes));
    if (readNow >= pictureForm.atOnce) return 'too-many';
    readNow += 1;
    try {
      return withBody(request, await inTime(readBytesUpTo(request, pictureForm.mostBytes)));
    } finally {
      readNow -= 1;
    }
  };
}

/** Only a customer's form with files in it: whoever else comes to that address has no more to send than anywhere. */
function bringsPictures({ url, headers }: Request): boolean {
  return (
    pictureForm.path.test(new URL(url).pathname) &&
    Number(headers.get('content-length') ?? Infinity) > mostBytes &&
    /^multipart\/form-data/i.test(headers.get('content-type') ?? '') &&
    readCookies(headers.get('cookie')).has(cookieNames.customer)
  );
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer> | null): Bounded {
  if (!body) return 'too-large';
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, ...(body.byteLength > 0 && { body }) });
}

/** Who sends slowly must not keep a place from others for ever. */
async function inTime<Read>(reading: Promise<Read>): Promise<Read | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), pictureForm.withinMs);
  try {
    return await Promise.race([reading, promise]);
  } finally {
    clearTimeout(timer);
  }
}
