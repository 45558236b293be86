import { redirect } from 'react-router';
import { SetBusinessOrderMutation, SetGuestEmailMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type CustomerField, customerFields, customerProblems } from './fields/customer-rules.ts';
import { readValues } from './fields/field-problem.ts';
import { loadCheckout } from './load-step.ts';
import { failureOf, readStep, refused, type StepAnswer } from './step-answer.ts';
import { stepAfter, stepPaths } from './steps/steps.ts';

export type CustomerAnswer = StepAnswer<CustomerField>;

/** Who buys: an e-mail address, and the company of a business order. */
export async function saveCustomer(shop: ShopRequest, request: Request) {
  const { form, cartId: id } = await readStep(shop, request);
  const isGuest = !shop.customerToken;
  const values = readValues(form, customerFields);
  const problems = customerProblems(values, { isGuest });
  if (problems.length > 0) return refused<CustomerField>({ values, problems });

  const { email = '', company = '', vatNumber = '' } = values;
  if (isGuest) {
    const failure = await failureOf(shop, shop.commerce.mutate(SetGuestEmailMutation, { id, email }));
    if (failure) return refused<CustomerField>({ values, problems: [], failure });
  }
  const isBusiness = values.isBusiness === 'yes';
  const order = { id, isBusiness, ...(isBusiness && { company, vatNumber: vatNumber || null }) };
  const failure = await failureOf(shop, shop.commerce.mutate(SetBusinessOrderMutation, order));
  if (failure?.reason && vatNumber) {
    return refused<CustomerField>({ values, problems: [{ field: 'vatNumber', code: 'vatNumber' }] });
  }
  if (failure) return refused<CustomerField>({ values, problems: [], failure });
  const { cart } = await loadCheckout(shop);
  throw redirect(stepPaths[stepAfter('customer', cart)], 303);
}
