import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { placeOf } from '@bowline/kit';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Observer } from '../observe/observer.ts';
import { type SentPages, sendPage } from '../page-cache/send-page.ts';
import type { GraphqlRequests } from './graphql-requests.ts';
import { hasBody } from './has-body.ts';
import { createRefusedAskers, type RefusedAskers } from './refused-askers.ts';
import { type StandingHeaders, standingHeaders } from './security-headers.ts';
import { createTrustedProxies, type ProxyTrust } from './trusted-proxies.ts';

export interface RequestListenerOptions extends StandingHeaders {
  /** From a proxy of ours, protocol, host and the visitor's address come from X-Forwarded-*. */
  readonly trustProxy: ProxyTrust;
  readonly refusedAskers?: RefusedAskers;
  /** Pages and answers that are kept ready. */
  readonly kept?: SentPages;
  readonly graphqlRequests?: GraphqlRequests | undefined;
  readonly observer?: Pick<Observer, 'request'> | undefined;
}

/**
 * What every request and every answer has in common is settled on node's own objects, before they become those of the web:
 * changing a `Request` or a `Response` afterwards means copying it, which takes longer than many an answer.
 */
export function createRequestListener(
  app: { readonly fetch: Parameters<typeof getRequestListener>[0] },
  options: RequestListenerOptions,
): RequestListener {
  const listener = getRequestListener(app.fetch);
  const { graphqlRequests } = options;
  const graphqlListener =
    graphqlRequests &&
    getRequestListener((request, node) => graphqlRequests.fetch(request, node as HttpBindings));
  const usual = standingHeaders(options);
  const proxies = createTrustedProxies(options.trustProxy);
  const { kept, observer } = options;
  const refusedAskers = options.refusedAskers ?? createRefusedAskers();
  return (incoming, outgoing) => {
    const requestId = acceptableId(incoming) ?? randomUUID();
    const { remoteAddress } = incoming.socket;
    const isTrusted = proxies.trusts(remoteAddress);
    const client = proxies.clientOf(remoteAddress, incoming.headers['x-forwarded-for']);
    const path = incoming.url ?? '';
    const isSecure = isTrusted && restoreUrl(incoming);
    const headers = isSecure ? usual.secure : usual.plain;
    const answer = (keptPage?: () => void) => {
      const found = kept?.find(incoming);
      if (kept && found) {
        keptPage?.();
        return sendPage(kept, found, { incoming, outgoing, requestId, usual: headers });
      }
      // What is kept was found without these.
      replaceHeaders(incoming, {
        'x-request-id': requestId,
        ...(!isTrusted && { 'x-forwarded-proto': undefined, 'x-forwarded-host': undefined }),
        // Chooses rate limits, so nobody may claim another's or do without.
        'x-forwarded-for': client,
      });
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      outgoing.setHeader('x-request-id', requestId);
      const answerThis = graphqlRequests?.takes(incoming) ? graphqlListener : undefined;
      return void (answerThis ?? listener)(incoming, outgoing);
    };
    // Before node's own listener, which would take all that comes and tell nobody.
    if (hasBody(incoming)) outgoing.prependOnceListener('finish', () => endUnread(incoming));
    const asker = placeOf(client);
    if (!observer) return void refusedAskers.admit({ asker, path }, outgoing, answer);
    observer.request({ incoming, outgoing, path, isTrusted }, (keptPage) =>
      refusedAskers.admit({ asker, path }, outgoing, () => answer(keptPage)),
    );
  };
}

/**
 * So much of what nobody wanted is still taken, so that the answer is read before the connection ends. Who said how much it will
 * be means to stop, and may be busy with sending it; who did not may go on for ever.
 */
const unwanted = {
  announced: { bytes: 2 * 1024 * 1024, ms: 3_000 },
  endless: { bytes: 256 * 1024, ms: 250 },
};

/** A body that was answered before it had arrived is not worth its bytes, however long its sender goes on. */
function endUnread(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  const { socket, headers } = incoming;
  const most = headers['content-length'] === undefined ? unwanted.endless : unwanted.announced;
  const taken = socket.bytesRead;
  const end = () => socket.destroy();
  const timer = setTimeout(end, most.ms);
  socket.once('close', () => clearTimeout(timer));
  incoming
    .on('data', () => {
      // Not ended at once: a sender whose connection breaks loses the answer that lies there for it.
      if (socket.bytesRead - taken > most.bytes) incoming.pause();
    })
    .once('end', () => clearTimeout(timer))
    .resume()
    .read(0);
}

/** An id that a proxy or another service gave, so that log lines of both can be found together. */
function acceptableId({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}

/** The address as the visitor wrote it; tells whether it was encrypted on the way. */
function restoreUrl(incoming: IncomingMessage): boolean {
  const protocol = firstOf(incoming.headers['x-forwarded-proto']);
  const host = firstOf(incoming.headers['x-forwarded-host']);
  const isSecure = protocol === 'https';
  const restoredHost = host && /^[\w.-]+(:\d{1,5})?$/.test(host) ? host : incoming.headers.host;
  const isOwnAddress = incoming.url?.startsWith('/') && restoredHost;
  if (isOwnAddress) incoming.url = `${isSecure ? 'https' : 'http'}://${restoredHost}${incoming.url}`;
  return isSecure;
}

function firstOf(list: string | string[] | undefined): string | undefined {
  const [first] = Array.isArray(list) ? list : (list?.split(',') ?? []);
  return first?.trim();
}

/** In both forms node keeps; undefined takes a header away. */
function replaceHeaders(
  incoming: IncomingMessage,
  replacements: Readonly<Record<string, string | undefined>>,
): void {
  const { headers, rawHeaders } = incoming;
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!(name.toLowerCase() in replacements)) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  for (const [name, value] of Object.entries(replacements)) {
    if (value === undefined) {
      delete headers[name];
    } else {
      headers[name] = value;
      kept.push(name, value);
    }
  }
  incoming.rawHeaders = kept;
}
