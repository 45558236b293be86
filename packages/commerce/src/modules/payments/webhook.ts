import { type Fetch, readTextUpTo } from '@bowline/kit';
import type { Payments } from './payments.ts';

const path = /^\/payments\/webhook\/([a-z]+)$/;
const longestBody = 4_096;
const possibleId = /^[!-~]{1,200}$/;

/** Rules 3 and 9: says which payment to look at, and is told nothing. Null for requests that are none of its own. */
export function createPaymentWebhook(
  payments: Payments,
  providerCode: string,
): (...request: Parameters<Fetch>) => Promise<Response> | null {
  return (request) => {
    const [, code] = path.exec(new URL(request.url).pathname) ?? [];
    if (code === undefined) return null;
    if (code !== providerCode) return Promise.resolve(new Response(null, { status: 404 }));
    if (request.method !== 'POST') {
      return Promise.resolve(new Response(null, { status: 405, headers: { allow: 'POST' } }));
    }
    return hear(payments, request);
  };
}

async function hear(payments: Payments, request: Request): Promise<Response> {
  const body = await readTextUpTo(request, longestBody);
  if (body === null) return new Response(null, { status: 413 });
  const providerId = new URLSearchParams(body).get('id');
  if (!providerId) return new Response(null, { status: 400 });
  // Nobody's id; and PostgreSQL would choke on some of it.
  if (!possibleId.test(providerId)) return new Response(null, { status: 200 });
  // A provider that cannot be asked now fails the request, so that the webhook comes again.
  await payments.refresh({ providerId });
  return new Response(null, { status: 200 });
}
