import { redirect } from 'react-router';
import type { DeskRequest } from '../../data/desk-context.ts';
import { receive, unknownForm } from '../../forms/form-actions.ts';
import {
  ChangeProductWordsMutation,
  PublishProductsMutation,
  RenameProductMutation,
  SetTaxClassMutation,
} from '../../generated/operations.ts';
import { addressForm, productPath, taxClassForm, wordsForm } from './product-forms.ts';

/** Ends in the page of the product, with the locale that was looked at, or answers what was refused. */
export async function changeProduct(desk: DeskRequest, sku: string, sent: FormData) {
  const { client, url } = desk;
  const intent = String(sent.get('intent'));
  const back = () => redirect(`${productPath(sku)}${url.search}`, 303);
  const [, kind, locale] = /^(words|address)-([a-zA-Z-]{2,5})$/.exec(intent) ?? [];
  if (kind === 'words' && locale !== undefined) {
    const { values, problems, refuse } = receive(wordsForm(locale), sent);
    if (problems.length > 0) return refuse({ problems });
    const seenAt = String(sent.get('seenAt') ?? '') || null;
    const outcome = await client.change(ChangeProductWordsMutation, { sku, locale, seenAt, words: values });
    if (outcome.ok) throw back();
    return refuse({ refused: outcome });
  }
  if (kind === 'address' && locale !== undefined) {
    const { values, problems, refuse } = receive(addressForm(locale), sent);
    if (problems.length > 0) return refuse({ problems });
    const outcome = await client.change(RenameProductMutation, { sku, locale, urlKey: values.urlKey });
    if (outcome.ok) throw back();
    return refuse({ refused: outcome });
  }
  if (intent === taxClassForm.name) {
    const { values, problems, refuse } = receive(taxClassForm, sent);
    if (problems.length > 0) return refuse({ problems });
    const outcome = await client.change(SetTaxClassMutation, { sku, taxClass: values.taxClass });
    if (outcome.ok) throw back();
    return refuse({ refused: outcome });
  }
  if (intent === 'publish' || intent === 'unpublish') {
    await client.change(PublishProductsMutation, {
      skus: [String(sent.get('sku') ?? sku)],
      isActive: intent === 'publish',
    });
    throw back();
  }
  throw unknownForm();
}
