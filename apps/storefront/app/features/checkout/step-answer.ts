import { data, redirect } from 'react-router';
import type { CommerceAnswer } from '../../data/commerce-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { refusalText } from '../cart/change-cart.ts';
import type { FieldProblem, Values } from './fields/field-problem.ts';

/** What a form that was refused gets back: everything typed, and what is wrong with it. */
export interface StepAnswer<Field extends string> {
  readonly values: Values<Field>;
  readonly problems: readonly FieldProblem<Field>[];
  /** All was in order and it was refused nevertheless; the reason is a sentence for the visitor, if there is one. */
  readonly failure?: { readonly reason?: string };
}

export function refused<Field extends string>(answer: StepAnswer<Field>) {
  return data(answer, { status: 422 });
}

/** The form of a step, and the cart it is about. */
export async function readStep({ cartId }: ShopRequest, request: Request) {
  const form = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  if (!form) throw data('This form is not known.', { status: 405 });
  if (!cartId) throw redirect('/checkout/cart', 303);
  return { form, cartId };
}

/** Undefined when it was done. */
export async function failureOf(
  { log }: ShopRequest,
  sending: Promise<CommerceAnswer<unknown>>,
): Promise<StepAnswer<never>['failure'] | undefined> {
  try {
    const { errors } = await sending;
    if (errors.length === 0) return undefined;
    const reason = refusalText(errors);
    if (!reason) log.warn({ errors }, 'A step of the checkout was refused');
    return reason ? { reason } : {};
  } catch (error) {
    log.error({ err: error }, 'A step of the checkout could not be saved');
    return {};
  }
}
