import { shop } from '@bowline/markets';
import type { NodeRequest } from '../page-cache/addresses.ts';
import { encodingFor, notKept } from '../page-cache/kept-page.ts';
import type { AnswerOfNode, FoundPage } from '../page-cache/page-cache.ts';

export interface LastingFilesOptions {
  /** Answers what is not kept, and everything else. */
  readonly answer: AnswerOfNode;
  /** Of all that are kept; what comes when there is no more room is read for each who asks. */
  readonly mostBytes?: number;
}

export interface LastingFiles {
  readonly fetch: AnswerOfNode;
  /** A file that can be sent as it is. */
  find(incoming: NodeRequest): FoundPage | undefined;
}

/** Several times what browsers of today are sent of both builds together. */
const usualMostBytes = 4 * 1024 * 1024;

/**
 * Scripts, styles and fonts of the builds: a name never means anything else there. A page asks for fifty of them, and to open,
 * read and send each through a stream costs several times what it costs to send the page that is kept; so they are read once.
 */
export function createLastingFiles({
  answer,
  mostBytes = usualMostBytes,
}: LastingFilesOptions): LastingFiles {
  const kept = new Map<string, FoundPage>();
  let bytes = 0;

  async function keep(key: string, response: Response): Promise<Response> {
    const { status, headers } = response;
    const length = Number(headers.get('content-length') ?? Number.NaN);
    // Of what a build does not have nothing is kept, so nobody can fill the room with names.
    const lasts = status === 200 && headers.get('cache-control')?.includes('immutable');
    if (!lasts || headers.has('set-cookie') || !(bytes + length <= mostBytes)) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    // Somebody else may have asked for it meanwhile.
    if (!kept.has(key) && bytes + body.length <= mostBytes) {
      const encoding = encodingFor(headers.get('content-encoding') ?? undefined);
      kept.set(key, {
        page: {
          headers: [...headers].filter(([name]) => !notKept.has(name)),
          etag: null,
          tags: [],
          bodies: new Map([[encoding, body]]),
          madeAtMs: 0,
          isUntrue: false,
        },
        encoding,
        body,
        cookies: [],
      });
      bytes += body.length;
    }
    return new Response(body, { status, headers });
  }

  return {
    async fetch(request, node) {
      const key = keyOf(node.incoming);
      const response = await answer(request, node);
      return key === undefined ? response : keep(key, response);
    },
    find(incoming) {
      const key = keyOf(incoming);
      return key === undefined ? undefined : kept.get(key);
    },
  };
}

const fileUrl = new RegExp(`^(?:https?://[^/?#]+)?((?:${shop.adminPrefix})?/assets/[\\w.-]+)$`);
/** Such as a file of a build may be compressed by. */
const encodings = ['br', 'zstd', 'gzip'];

/** As browsers name them. Who weighs one against another, or means any, is not understood here. */
const plainList = /^[a-z]*(?: *, *[a-z]+)*$/;

/** What is asked for and in which encodings it is understood; nobody's wording of the same wish makes another. */
function keyOf({ method, url = '', headers }: NodeRequest): string | undefined {
  const [, path] = fileUrl.exec(url) ?? [];
  if (method !== 'GET' || path === undefined || headers.range !== undefined) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (!plainList.test(accepted)) return undefined;
  const named = new Set(accepted.split(/ *, */));
  return [path, ...encodings.filter((name) => named.has(name))].join(' ');
}
