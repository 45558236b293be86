import type { Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { isWorthALetter } from '../devices.ts';
import { newDeviceLetter } from '../letters.ts';
import type { CustomersContext } from '../model.ts';
import { openSession } from '../open-session.ts';
import { findCustomer } from '../repository.ts';
import type { SignedInFrom } from '../sessions.ts';

const longestWaitMs = 1_000;
const longestPlace = 80;

/** Where somebody signs in from. Asked before the transaction that lets them in; a service that is slow is not waited for. */
export async function whereFrom({
  customers,
  userAgent,
  device: deviceName,
  clientAddress: place,
}: CustomersContext): Promise<SignedInFrom> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestWaitMs);
  const asked = customers.nameOfPlace?.(place).catch(() => null);
  const name = asked ? await Promise.race([asked, tooLate]) : null;
  clearTimeout(timer);
  return { userAgent, deviceName, place, placeName: name?.slice(0, longestPlace) || null };
}

/** Every way of signing in ends here (rules 6, 28 and 29): with a token, and a letter about a device that was never seen before. */
export async function openDoor(
  transaction: Transaction<CommerceTables>,
  customerId: number,
  from: SignedInFrom,
  { customers: { mail }, now, baseUrl }: CustomersContext,
): Promise<string> {
  const { token, device } = await openSession(transaction, customerId, from, now);
  if (mail && isWorthALetter(device)) {
    const customer = await findCustomer(transaction, { id: customerId });
    if (customer) await mail.post(transaction, newDeviceLetter(customer, from.userAgent, now, baseUrl));
  }
  return token;
}
