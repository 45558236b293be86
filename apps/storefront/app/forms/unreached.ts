import type { FormAnswer } from '@bowline/ui/forms';
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';

/** What a form says that could not be sent: all that was typed, and that the shop was not reached. */
export type UnreachedAnswer = FormAnswer & { readonly isUnreached: true };

const awayStatuses = [502, 503, 504];

/** Whether the shop was not reached, or its answer was not; anything else is an error like every other. */
export function isUnreached(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && awayStatuses.includes(error.status));
}

export function unreachedAnswer(sent: FormData): UnreachedAnswer {
  const values = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    form: String(sent.get('intent') ?? ''),
    values: Object.fromEntries(values),
    problems: [],
    failure: {},
    isUnreached: true,
  };
}

/** With the status of a refusal, after which the router does not ask for the page again: nobody would answer. */
export const unreachedInit = { status: 503 };

/**
 * The client action of pages with letters to the shop: with scripts a shop that cannot be reached costs nobody the page, nor
 * what was typed on it. Not for what must not be sent twice (an answer may have been lost on its way), nor where a refusal
 * must leave the page as it is: what the server answers loses its status here, and the router asks for the page again.
 */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!isUnreached(error)) throw error;
    return data(unreachedAnswer(await copy.formData()), unreachedInit);
  }
}
