import { ok, type Result, refuse } from '@bowline/kit';
import type { CustomersContext } from '../model.ts';
import type { DetailsInput } from '../read-details.ts';
import type { CustomersRefusal } from '../refusals.ts';

/** Rule 5, before anything is locked: whoever confirms a number may take seconds. What is no number is told elsewhere. */
export async function confirmVatNumber(
  { taxvat, is_business: isBusiness }: DetailsInput,
  before: { readonly isBusiness: boolean; readonly taxNumber: string | null },
  { customers: { vatChecks } }: CustomersContext,
): Promise<Result<undefined, CustomersRefusal<'customer-field-not-valid'>>> {
  const isEntered = (isBusiness ?? before.isBusiness) && taxvat && taxvat !== before.taxNumber;
  const evidence = vatChecks && isEntered ? await vatChecks.check(taxvat) : null;
  const isRefused = evidence && !evidence.isValid && evidence.source !== 'none';
  return isRefused ? refuse('customer-field-not-valid', { field: 'taxvat' }) : ok();
}
