import { type FieldProblem, type FormDescription, received, type Values } from '@bowline/ui/forms';
import { data, redirect } from 'react-router';
import type { Outcome, Refused } from '../data/desk-client.ts';
import type { DeskRequest } from '../data/desk-context.ts';
import { ProveMutation } from '../generated/operations.ts';

/** The fields that a page was sent; anything else that reaches an action is refused. */
export async function formDataOf(request: Request): Promise<FormData> {
  const sent = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  if (!sent) throw unknownForm();
  return sent;
}

export function unknownForm() {
  return data('This form is not known.', { status: 405 });
}

/** The server's code for a refusal; the page has the words for it. */
export const refusalMark = 'refused:';

interface Why<Name extends string> {
  readonly problems?: readonly FieldProblem<Name>[];
  readonly refused?: Refused;
}

export function receive<Name extends string>(form: FormDescription<Name>, sent: FormData) {
  const { values, problems, answer } = received(form, sent);
  return {
    values: values as Values<Name>,
    problems,
    refuse: ({ problems: found, refused }: Why<Name>) =>
      data(
        answer({
          ...(found && { problems: found }),
          ...(refused && { failure: { reason: refusalMark + JSON.stringify(refused) } }),
        }),
        { status: 422 },
      ),
  };
}

/** Shows the second factor with the form that needs it, where one was typed. Null when all is well. */
export async function proveWith({ client }: DeskRequest, sent: FormData): Promise<Refused | null> {
  const code = sent.get('proof');
  if (typeof code !== 'string' || code.trim() === '') return null;
  const outcome = await client.change(ProveMutation, { code });
  return outcome.ok ? null : outcome;
}

/** For pages of many small forms: goes on there, or answers why not (`<RefusalNotice />`). */
export function settle(outcome: Outcome<unknown> | Refused, path: string) {
  if ('ok' in outcome && outcome.ok) throw redirect(path, 303);
  const { code, details } = outcome as Refused;
  return data({ refused: { code, details } }, { status: 422 });
}
