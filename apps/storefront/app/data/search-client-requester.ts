import type { Fetch } from '@bowline/kit';
import type { Requester } from './search-client-library.ts';

type Answer = Awaited<ReturnType<Requester['send']>>;

const late = Symbol('late');

/**
 * Sends what the search client asks for by the given fetch, with manual redirects and the texts of specification 7.3.
 * The client's own requester knows only the network, and keeps a timer running after every answer.
 */
export function createSearchRequester(fetch: Fetch): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const controller = new AbortController();
      const request = new Request(url, {
        method,
        headers,
        body: typeof data === 'object' ? new Uint8Array(data) : data || null,
        redirect: 'manual',
        signal: controller.signal,
      });
      try {
        const response = await within(connectTimeout, fetch(request));
        if (response === late) return timedOut('Connection timeout', controller);
        // What browsers tell about a redirect that they were not to follow.
        if (response.type === 'opaqueredirect') return networkFailure;
        const content = await within(responseTimeout, response.text());
        if (content === late) return timedOut('Socket timeout', controller);
        return {
          content,
          headers: Object.fromEntries(response.headers),
          isTimedOut: false,
          status: response.status,
        };
      } catch {
        return networkFailure;
      }
    },
  };
}

const networkFailure: Answer = { status: 0, content: 'Network request failed', isTimedOut: false };

function timedOut(content: string, controller: AbortController): Answer {
  controller.abort();
  return { status: 0, content, isTimedOut: true };
}

async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
