import type { Log } from '@bowline/database';
import { allowsNow } from '#consents';
import { findOrder } from '#orders';
import type { CommerceDatabase } from '#tables';
import { type Purchase, purchaseOf } from './purchase.ts';
import { findMeasurement, moveMeasurement } from './repository.ts';

/** Where purchases are told, in the words of Google Analytics' measurement protocol. */
export interface MeasurementService {
  readonly url: string;
  readonly id: string;
  readonly secret: string;
}

export interface MeasurementsParts {
  readonly database: CommerceDatabase;
  readonly clock: () => Date;
  readonly log: Log;
  /** Undefined where pages tell. */
  readonly service: MeasurementService | undefined;
}

const timeoutMs = 10_000;

/** Rules 3 and 5. What fails is thrown: the job runs again. */
export async function tellPurchase(orderId: number, parts: MeasurementsParts): Promise<void> {
  const { database, clock, service } = parts;
  const due = service && (await duePurchase(orderId, parts));
  if (!due) return;
  const address = new URL(service.url);
  address.searchParams.set('measurement_id', service.id);
  address.searchParams.set('api_secret', service.secret);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: due.clientId,
      events: [{ name: 'purchase', params: due.purchase }],
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The measurement service answered ${answer.status}`);
  await moveMeasurement(database.kysely, orderId, { from: 'due', to: 'told', now: clock() });
}

/** Rule 4: what the page may tell; null when it was told, or is not a page's to tell. */
export async function claimPurchase(token: string, parts: MeasurementsParts): Promise<Purchase | null> {
  const { database, clock, service } = parts;
  if (service) return null;
  const order = await findOrder(database.kysely, { token });
  const due = order && (await duePurchase(order.id, parts));
  if (!due) return null;
  const isOurs = await moveMeasurement(database.kysely, order.id, { from: 'due', to: 'told', now: clock() });
  return isOurs ? due.purchase : null;
}

async function duePurchase(orderId: number, { database, clock }: MeasurementsParts) {
  const executor = database.kysely;
  const measurement = await findMeasurement(executor, orderId);
  if (measurement?.state !== 'due') return null;
  const now = clock();
  if (!(await allowsNow(executor, measurement.consentName, 'statistics', now))) {
    await moveMeasurement(executor, orderId, { from: 'due', to: 'dropped', now });
    return null;
  }
  const order = await findOrder(executor, { id: orderId });
  if (!order) return null;
  return { clientId: measurement.clientId, purchase: purchaseOf(order, measurement.categories) };
}
