import type { Fetch } from '@bowline/kit';
import { markets } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import { localeOfWayOut, withdraw } from './repository.ts';

const path = /^\/newsletter\/one-click\/([\w-]{32})$/;

/**
 * Rule 3, RFC 8058: mail programs send a POST when their reader presses "unsubscribe". Whoever follows the address like a
 * link is led to the page with the button instead, because programs that only look at links must not unsubscribe anybody.
 */
export function createOneClick(
  database: CommerceDatabase,
  clock: () => Date,
): (...request: Parameters<Fetch>) => Promise<Response> | null {
  return (request) => {
    const [, wayOut] = path.exec(new URL(request.url).pathname) ?? [];
    if (wayOut === undefined) return null;
    if (request.method === 'POST') return leave(database, wayOut, clock());
    return leadToPage(database, wayOut);
  };
}

/** In the language that the reader was written to in; a way out that nobody has leads to the shop's first language. */
async function leadToPage(database: CommerceDatabase, wayOut: string): Promise<Response> {
  const locale = await localeOfWayOut(database.kysely, wayOut);
  const location = `${locale ? markets[locale].prefix : ''}/newsletter/unsubscribe?way_out=${wayOut}`;
  return new Response(null, { status: 303, headers: { location } });
}

async function leave(database: CommerceDatabase, wayOut: string, now: Date): Promise<Response> {
  const agreement = { source: 'one-click', locale: 'en', place: 'mail', now } as const;
  await database.transaction((transaction) => withdraw(transaction, { wayOut }, agreement));
  // The same for every way out, known or not.
  return new Response(null, { status: 200 });
}
