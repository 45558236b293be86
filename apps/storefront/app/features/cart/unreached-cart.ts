import type { FormAnswer } from '@bowline/ui/forms';
import { data, isRouteErrorResponse } from 'react-router';
import type { CartAddresses } from './cart-store.ts';
import { changeKeyIn } from './change-key.ts';

/** What became of a form of the cart page while the shop could not be reached. */
export type UnreachedAnswer = { readonly waits: true } | (FormAnswer & { readonly isUnreached: true });

const awayStatuses = [502, 503, 504];

/** Whether the shop was not reached, or its answer was not; anything else is an error like every other. */
export function isUnreached(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && awayStatuses.includes(error.status));
}

/**
 * Lines wait on the device and are sent when the shop is back, under the name they were first sent by. What cannot be made
 * once however often it is sent (codes, remarks, an order) is refused, and all that was typed stays where it is.
 */
export async function keepOrRefuse(sent: FormData, letWait: (form: FormData) => Promise<boolean>) {
  const canWait = changeKeyIn(sent) !== null && (sent.has('line') || sent.has('sku'));
  if (canWait && (await letWait(sent))) return answered({ waits: true });
  const values = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return answered({
    form: String(sent.get('intent') ?? ''),
    values: Object.fromEntries(values),
    problems: [],
    failure: {},
    isUnreached: true,
  });
}

/** With the status of a refusal, after which the router does not ask for the page again: nobody would answer. */
function answered(answer: UnreachedAnswer) {
  return data(answer, { status: 503 });
}

/** The addresses of the shop that a page of the cart belongs to. */
export function cartAddressesOf(page: string): CartAddresses {
  const prefix = new URL(page).pathname.replace(/\/checkout(\/.*)?$/, '');
  return { cart: `${prefix}/api/cart`, visitor: `${prefix}/api/visitor` };
}
