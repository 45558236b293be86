import { enqueue, type Selectable } from '@bowline/database';
import { isCurrencyCode, money, readTextUpTo } from '@bowline/kit';
import { defaultLocale, isLocaleName } from '@bowline/markets';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { isFinal } from '../payment-state.ts';
import { type Outcome, outcomes, renderPage, styleSheet, styleSheetPath } from './page-html.ts';

export interface TestProviderJobs {
  /** The id opens nothing: the payment is decided by then, and its page changes nothing any more (rule 8). */
  'payments.call-webhook': { readonly url: string; readonly providerId: string };
}

const longestForm = 1_024;
const path = /^\/payments\/test\/(test_[0-9a-f]{32})$/;

/** The page of the built-in provider (rule 8). Null for requests that are none of its own. */
export function createTestProviderPage(
  database: CommerceDatabase,
  clock: () => Date,
): (request: Request) => Promise<Response> | null {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === styleSheetPath) return Promise.resolve(css(request.method));
    const [, id] = path.exec(pathname) ?? [];
    if (id === undefined) return null;
    if (request.method === 'POST') return decide(database, id, request, clock());
    return show(database, id, clock());
  };
}

async function show(database: CommerceDatabase, id: string, now: Date): Promise<Response> {
  const row = await find(database, id);
  if (!row || !isCurrencyCode(row.currency)) return new Response(null, { status: 404 });
  return new Response(
    renderPage({
      locale: isLocaleName(row.locale) ? row.locale : defaultLocale,
      description: row.description,
      method: row.method,
      amount: money(row.amount_minor, row.currency),
      isDecided: isFinal(row.state) || row.expires_at <= now,
      returnUrl: row.return_url,
    }),
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );
}

async function decide(
  database: CommerceDatabase,
  id: string,
  request: Request,
  now: Date,
): Promise<Response> {
  const body = await readTextUpTo(request, longestForm);
  if (body === null) return new Response(null, { status: 413 });
  const form = new URLSearchParams(body);
  const outcome = outcomes.find((each) => each === form.get('outcome'));
  const row = await find(database, id);
  if (!row) return new Response(null, { status: 404 });
  if (!outcome) return new Response(null, { status: 400 });
  await database.transaction(async (transaction) => {
    const decided = await transaction
      .updateTable('test_payment')
      .set({ state: outcome satisfies Outcome })
      .where('id', '=', id)
      .where('state', 'in', ['open', 'pending'])
      .where('expires_at', '>', now)
      .returning(['webhook_url'])
      .executeTakeFirst();
    if (decided) {
      await enqueue(transaction, 'payments.call-webhook', { url: decided.webhook_url, providerId: id });
    }
  });
  return new Response(null, { status: 303, headers: { location: row.return_url } });
}

async function find(
  database: CommerceDatabase,
  id: string,
): Promise<Selectable<CommerceTables['test_payment']> | undefined> {
  return database.kysely.selectFrom('test_payment').where('id', '=', id).selectAll().executeTakeFirst();
}

function css(method: string): Response {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  return new Response(styleSheet, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

/** A provider calls until it is heard; the job queue repeats what fails. */
export async function callWebhook({
  url,
  providerId,
}: TestProviderJobs['payments.call-webhook']): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ id: providerId }) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
}
