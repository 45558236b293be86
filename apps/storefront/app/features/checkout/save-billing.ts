import { redirect } from 'react-router';
import { SetBillingAddressMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { toAddressInput } from './address-input.ts';
import { type AddressField, addressFields, addressProblems } from './fields/address-rules.ts';
import { readValues } from './fields/field-problem.ts';
import { failureOf, readStep, refused, type StepAnswer } from './step-answer.ts';
import { stepPaths } from './steps/steps.ts';

export type BillingAnswer = StepAnswer<AddressField> & { readonly isSame: boolean };

/** The invoice goes where the parcel goes, or to an address of its own. */
export async function saveBilling(shop: ShopRequest, request: Request) {
  const { form, cartId: id } = await readStep(shop, request);
  const isSame = form.get('billing') === 'same';
  const values = readValues(form, addressFields);
  const problems = isSame ? [] : addressProblems(values);
  const refuse = (answer: Omit<BillingAnswer, 'isSame' | 'values'>) =>
    refused<AddressField>({ isSame, values, ...answer } as BillingAnswer);
  if (problems.length > 0) return refuse({ problems });
  const address = isSame ? { same_as_shipping: true } : { address: toAddressInput(values) };
  const failure = await failureOf(shop, shop.commerce.mutate(SetBillingAddressMutation, { id, address }));
  if (failure) return refuse({ problems: [], failure });
  throw redirect(stepPaths.payment, 303);
}
