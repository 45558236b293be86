import { type Enqueue, enqueue, type Transaction } from '@bowline/database';
import { allowsNow } from '#consents';
import type { CommerceTables } from '#tables';
import { insertMeasurement, moveMeasurement } from './repository.ts';
import type { CategoriesOfLines } from './tables.ts';

export interface MeasurementsJobs {
  /** Rule 3. */
  'measurements.tell-purchase': { readonly orderId: number };
}

const enqueueMeasurement: Enqueue<MeasurementsJobs> = enqueue;

/** Rule 3. */
const mostTries = 8;

export interface MeasuredBuyer {
  /** Under which consent. */
  readonly consentName: string;
  /** What the buyer's browser calls itself to the measurement service. */
  readonly clientId: string | null;
}

/** What such names look like; anything else is none. */
const clientIdShape = /^[\w.-]{1,64}$/;

/** Rule 1, in the transaction that writes the order. */
export async function noteMeasuredOrder(
  transaction: Transaction<CommerceTables>,
  { consentName, clientId }: MeasuredBuyer,
  order: { readonly id: number; readonly categories: CategoriesOfLines; readonly now: Date },
): Promise<void> {
  const { id: orderId, categories, now } = order;
  if (!(await allowsNow(transaction, consentName, 'statistics', now))) return;
  const client = clientId !== null && clientIdShape.test(clientId) ? clientId : consentName;
  await insertMeasurement(transaction, { orderId, consentName, clientId: client, categories, now });
}

/** Rule 2, in the transaction that settles the order. */
export async function measurePurchase(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
): Promise<void> {
  if (!(await moveMeasurement(transaction, orderId, { from: 'waiting', to: 'due', now }))) return;
  await enqueueMeasurement(
    transaction,
    'measurements.tell-purchase',
    { orderId },
    { maxAttempts: mostTries, key: `purchase-${orderId}` },
  );
}
