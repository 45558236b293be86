import type { HostileKind, HostileRequest } from '../kind.ts';

/** Whoever reads a body, in every service. */
const paths = [
  '/graphql',
  '/payments/webhook/test',
  `/payments/test/test_${'0'.repeat(32)}`,
  '/1/indexes/*/queries',
  '/1/indexes/products_en/batch',
  '/v2025-02-19/data/query/production',
  '/v2025-02-19/data/mutate/production',
  '/v2025-02-19/assets/images/production',
  '/contact',
  '/checkout/cart',
  '/api/cart',
  '/paracord',
];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];
/** Far more than anybody takes, and an end for a run against a shop that would. */
const mostBytes = 256 * 1024 * 1024;

/** Bodies that never end: as forms, as JSON that opens and opens, as one long word. */
export const endlessBodies: HostileKind = {
  name: 'endless bodies',
  atOnce: 8,
  *requests(origin, random): Generator<HostileRequest, never> {
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    for (;;) {
      const piece = new TextEncoder().encode(
        pick(['[', '{"a":', 'a=b&', 'x', '\u0000', '"\\ud800",']).repeat(1 + Math.floor(random() * 16_384)),
      );
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += piece.byteLength;
          if (sent > mostBytes) controller.close();
          else controller.enqueue(piece);
        },
      });
      const headers = { 'content-type': pick(types), origin };
      yield {
        url: origin + pick(paths),
        init: { method: 'POST', headers, body, duplex: 'half' } as RequestInit,
      };
    }
  },
};
