import type { FormEvent } from 'react';
import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { toldValue } from '../data/told-value.ts';

/** That the shop could not be reached for what was just sent; forgotten with the next try, or on another page. */
export const unreachedStore = toldValue(false);

const awayStatuses = [502, 503, 504];

/** How the router calls an answer that broke off. */
const brokenOff = /decode turbo-stream/;

/** Whether the shop was not reached, or its answer was not; anything else is an error like every other. */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return awayStatuses.includes(error.status);
  return error instanceof TypeError || (error instanceof Error && brokenOff.test(error.message));
}

/** With the status of a refusal, after which the router does not ask for the page again: nobody would answer. */
export const unreachedInit = { status: 503 };

/**
 * A form that could not be sent, or whose answer was lost, costs nobody the page nor what was typed on it: instead of the error
 * the page gets no answer, and what the device has to say tells why.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  unreachedStore.set(false);
  const results = await next();
  return Object.fromEntries(
    Object.entries(results).map(([route, { type, result }]) => {
      if (type !== 'error' || !(isUnreached(result) || isUnreached(wrappedIn(result))))
        return [route, { type, result }];
      unreachedStore.set(true);
      return [route, { type: 'data', result: data(undefined, unreachedInit) }];
    }),
  );
};

/** The router hands on what an action threw together with a status. */
function wrappedIn(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : undefined;
}

/** For forms that lead to another page, which the router would ask for even so: not sent while the device knows of no network. */
export function holdWithoutNetwork(event: FormEvent<HTMLFormElement>): void {
  if (navigator.onLine) return;
  event.preventDefault();
  unreachedStore.set(true);
}
