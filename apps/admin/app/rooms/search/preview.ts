import type { ActionFunctionArgs } from 'react-router';
import type { DeskRequest } from '../../data/desk-context.ts';
import { deskOf } from '../../data/desk-context.ts';
import { formDataOf, receive } from '../../forms/form-actions.ts';
import { SearchPreviewQuery } from '../../generated/operations.ts';
import { ruleForm, ruleOf } from './rule-form.ts';

export interface Preview {
  readonly without: readonly { readonly sku: string; readonly name: string }[];
  readonly with: readonly { readonly sku: string; readonly name: string }[];
}

/** Null for a rule that cannot be kept as it is, and where the search cannot be asked. */
export async function previewOf(
  { client }: DeskRequest,
  rule: ReturnType<typeof ruleOf>,
): Promise<Preview | null> {
  const outcome = await client.change(SearchPreviewQuery, { rule });
  const shown = outcome.ok ? outcome.data.searchPreview : null;
  const known = (hits: readonly ({ sku: string; name: string } | null)[]) =>
    hits.filter((hit) => hit !== null);
  return shown && { without: known(shown.without), with: known(shown.with) };
}

/** What the form would do, while it is typed. */
export async function action(args: ActionFunctionArgs) {
  const desk = deskOf(args);
  const { values } = receive(ruleForm, await formDataOf(args.request));
  const locale = desk.url.searchParams.get('locale') ?? 'en';
  return { preview: await previewOf(desk, ruleOf(locale, values)) };
}
