import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  id: string;
  status: string;
  method: unknown;
  amount: { currency: string; value: string };
  refundedCents: number;
}

interface MollieRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

export interface MollieServer {
  readonly url: string;
  readonly requests: readonly MollieRequest[];
  decide(id: string, status: string): void;
  close(): Promise<void>;
}

/** Speaks as much of Mollie's protocol as the shop uses, from memory. */
export async function startMollieServer(apiKey: string): Promise<MollieServer> {
  const payments = new Map<string, Stored>();
  const answersByKey = new Map<string, unknown>();
  const requests: MollieRequest[] = [];
  const problem = (status: number, detail: string) => ({ status, body: { status, title: 'Error', detail } });
  const shown = (payment: Stored) => ({
    resource: 'payment',
    id: payment.id,
    status: payment.status,
    amount: payment.amount,
    ...(payment.status === 'paid' && {
      amountRefunded: { ...payment.amount, value: (payment.refundedCents / 100).toFixed(2) },
    }),
    _links: payment.status === 'open' ? { checkout: { href: `https://pay.test/${payment.id}` } } : {},
  });

  function answer(method: string, path: string, key: string, body: Record<string, unknown>) {
    const [, id = '', isRefund] = /^\/v2\/payments\/(\w+)(\/refunds)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v2/payments') {
      const { amount, method: by } = body as { amount: Stored['amount']; method?: unknown };
      if (!/^\d+\.\d\d$/.test(amount.value)) return problem(422, 'The amount contains an invalid value');
      // A card whose bank asks for nothing more.
      const status = body.cardToken === 'tkn_without_questions' ? 'paid' : 'open';
      const payment = { id: `tr_${payments.size + 1}`, status, method: by, amount, refundedCents: 0 };
      payments.set(payment.id, payment);
      return { status: 201, body: shown(payment) };
    }
    if (method === 'GET' && path === '/v2/methods/ideal?include=issuers') {
      const image = {
        size1x: 'https://pay.test/1x.png',
        size2x: 'https://pay.test/2x.png',
        svg: 'https://pay.test/1.svg',
      };
      return {
        status: 200,
        body: { id: 'ideal', issuers: [{ id: 'ideal_ABNANL2A', name: 'ABN AMRO', image }] },
      };
    }
    const payment = payments.get(id);
    if (!payment) return problem(404, 'No payment exists with this token.');
    if (method === 'GET') return { status: 200, body: shown(payment) };
    if (method === 'DELETE' && !isRefund) {
      // As Mollie's isCancelable: only what nobody pays within minutes.
      if (payment.status !== 'open' || payment.method !== 'banktransfer') {
        return problem(422, 'The payment cannot be canceled');
      }
      payment.status = 'canceled';
      return { status: 200, body: shown(payment) };
    }
    if (!isRefund) return problem(405, 'Method not allowed');
    const cents = Math.round(Number((body as { amount: Stored['amount'] }).amount.value) * 100);
    const left = Math.round(Number(payment.amount.value) * 100) - payment.refundedCents;
    if (payment.status !== 'paid' || cents > left) {
      return problem(422, 'The specified amount cannot be refunded');
    }
    payment.refundedCents += cents;
    return { status: 201, body: { resource: 'refund', id: `re_${key}`, status: 'pending' } };
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const path = request.url ?? '';
    const body = text ? JSON.parse(text) : {};
    requests.push({ method: request.method ?? '', path, headers: request.headers, body });
    const key = String(request.headers['idempotency-key'] ?? '');
    const isKnown = request.headers.authorization === `Bearer ${apiKey}`;
    const reply = !isKnown
      ? problem(401, 'Missing authentication, or failed to authenticate')
      : ((answersByKey.get(key) as ReturnType<typeof answer>) ??
        answer(request.method ?? '', path, key, body));
    if (key && reply.status < 400) answersByKey.set(key, reply);
    response.writeHead(reply.status, { 'content-type': 'application/hal+json' });
    response.end(JSON.stringify(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    decide: (id, status) => {
      const payment = payments.get(id);
      if (payment) payment.status = status;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
