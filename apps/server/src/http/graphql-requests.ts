import type { IncomingMessage } from 'node:http';
import type { PlainAnswer } from '@bowline/commerce';
import { clientAddress } from '@bowline/kit';
import type { AnswerCache } from '../answer-cache/answer-cache.ts';
import type { Logger } from '../log.ts';
import type { Admission } from './admission.ts';
import { compress } from './compression.ts';
import { type Failure, failureOf, tooBusy } from './failures.ts';
import { readHeaders } from './other-origins.ts';

export interface GraphqlRequestsOptions {
  readonly answer: (request: Request) => Promise<PlainAnswer>;
  /** The places that all requests share. */
  readonly admission: Admission;
  readonly log: Logger;
  /** Origins whose pages may ask. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Of whom has written something, where there is a replica. */
  readonly writtenCookie?: string | undefined;
  /** What is everybody's is kept. */
  readonly kept?: Pick<AnswerCache, 'begin'> | undefined;
}

export interface GraphqlRequests {
  takes(incoming: Pick<IncomingMessage, 'method' | 'url'>): boolean;
  fetch(request: Request, node: { readonly incoming: IncomingMessage }): Promise<Response>;
}

const graphqlUrl = /^(?:https?:\/\/[^/?#]+)?\/graphql(?:\?|$)/;
const textHeaders = { 'content-type': 'text/plain; charset=UTF-8' };

/**
 * Questions and changes by GraphQL, answered as the application answers them, but without its chain: each link of it looks at headers
 * of the web, which are made for that alone and cost as much as a small change of a cart.
 */
export function createGraphqlRequests(options: GraphqlRequestsOptions): GraphqlRequests {
  const { answer, admission, log, corsOrigins = [], writtenCookie, kept } = options;

  async function admitted(request: Request): Promise<PlainAnswer> {
    const asker = clientAddress(request);
    const place = admission.enter('questions', asker, () => request.signal);
    if (!(place === true || (await place))) return said(tooBusy);
    try {
      return await answer(request);
    } finally {
      admission.leave('questions');
    }
  }

  return {
    takes: ({ method, url = '' }) => (method === 'POST' || method === 'GET') && graphqlUrl.test(url),
    async fetch(request, { incoming }) {
      const startedMs = performance.now();
      const { method } = request;
      const { headers: asked } = incoming;
      const keep = kept?.begin(incoming);
      const requestId = asked['x-request-id'];
      const { status, headers, body } = await admitted(request).catch((error: unknown) =>
        said(failureOf(error, { requestId, isGone: request.signal.aborted, log })),
      );
      const sent: Record<string, string> = { ...headers };
      const vary: string[] = headers.Vary === undefined ? [] : [headers.Vary];
      if (corsOrigins.length > 0) {
        vary.push('Origin');
        Object.assign(sent, Object.fromEntries(readHeaders(asked.origin, corsOrigins)));
      }
      if (writtenCookie && method === 'POST' && status < 400) sent['set-cookie'] = writtenCookie;
      vary.push('Accept-Encoding');
      sent.Vary = vary.join(', ');
      const packed = body && (await compress(body, asked['accept-encoding']));
      if (packed) sent['content-encoding'] = packed.encoding;
      const milliseconds = Math.round(performance.now() - startedMs);
      log.info({ requestId, method, path: '/graphql', status, milliseconds }, 'request');
      const sentBody = packed?.body ?? body;
      keep?.({ status, headers: sent, body: sentBody });
      return new Response(sentBody, { status, headers: sent });
    },
  };
}

function said({ status, text, headers }: Failure): PlainAnswer {
  const body = text === null ? null : new TextEncoder().encode(text);
  return { status, headers: body ? { ...textHeaders, ...headers } : headers, body };
}
