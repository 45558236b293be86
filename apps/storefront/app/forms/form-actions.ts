import {
  type FieldProblem,
  type FormAnswer,
  type FormDescription,
  received,
  type Values,
} from '@bowline/ui/forms';
import { data } from 'react-router';
import type { CommerceAnswer, GraphqlError } from '../data/commerce-client.ts';
import type { ShopRequest } from '../shop-context.ts';
import { tooLargeHeader } from './too-large.ts';

/** The fields that a page was sent; anything else that reaches an action is refused. */
export async function formDataOf(request: Request): Promise<FormData> {
  if (request.headers.has(tooLargeHeader)) throw data('This is more than a form can hold.', { status: 413 });
  const sent = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  if (!sent) throw unknownForm();
  return sent;
}

export function unknownForm() {
  return data('This form is not known.', { status: 405 });
}

export interface Received<Name extends string> {
  readonly values: Values<Name>;
  readonly problems: readonly FieldProblem<Name>[];
  /** What the page gets back: everything typed, and why it was not taken. */
  refuse(why: Refusal<Name>): ReturnType<typeof data<FormAnswer<Name>>>;
}

export type Refusal<Name extends string> = Partial<Pick<FormAnswer<Name>, 'problems' | 'failure'>>;

/** What was typed into this form, and what is wrong with it. */
export function receive<Name extends string>(form: FormDescription<Name>, sent: FormData): Received<Name> {
  const { values, problems, answer } = received(form, sent);
  return { values, problems, refuse: (why) => data(answer(why), { status: 422 }) };
}

export type Failure = NonNullable<FormAnswer['failure']>;

/** Asks the API for what a form wants. A service that does not answer must not cost the visitor what was typed. */
export async function attempt<Result>(
  { log }: Pick<ShopRequest, 'log'>,
  sending: Promise<CommerceAnswer<Result>>,
): Promise<{
  readonly result?: Result | null;
  readonly failure?: Failure;
  readonly errors?: readonly GraphqlError[];
}> {
  try {
    const { data: result, errors } = await sending;
    if (errors.length === 0) return { result };
    const reason = refusalText(errors);
    if (!reason) log.warn({ err: errors[0] }, 'A form was refused');
    return { failure: reason ? { reason } : {}, errors };
  } catch (err) {
    log.error({ err }, 'A form could not be sent');
    return { failure: {} };
  }
}

/**
 * A refusal is a sentence for the visitor, in the language of the store; anything else is nobody's to read. Nor is what became
 * of a cart: programs look for that sentence, which is therefore English in every store.
 */
export function refusalText(errors: readonly GraphqlError[]): string | undefined {
  const readable = ['graphql-input', 'graphql-no-such-entity'];
  return errors.find(
    ({ extensions: { category = '', code = '' } = {} }) =>
      (readable.includes(category) && !code.startsWith('cart-not-')) || aboutWhatWasTyped.includes(code),
  )?.message;
}

/** The API calls these authentication, like a token that is nobody's; they are about a password in a form. */
const aboutWhatWasTyped = ['sign-in-failed', 'sign-in-unconfirmed', 'current-password-wrong'];

export function isRefusedAs(code: string, errors: readonly GraphqlError[] | undefined): boolean {
  return errors?.some(({ extensions }) => extensions?.code === code) ?? false;
}
