import { data, redirect } from 'react-router';
import { FindOrderQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { readValues } from '../checkout/fields/field-problem.ts';
import type { StepAnswer } from '../checkout/step-answer.ts';
import { type LookupField, lookupFields, lookupProblems } from './lookup-rules.ts';

export type LookupAnswer = StepAnswer<LookupField> & { readonly isUnknown: boolean };

/** All three have to fit; the answer does not tell which of them does not. */
export async function findOrder(shop: ShopRequest, form: FormData) {
  const values = readValues(form, lookupFields);
  const problems = lookupProblems(values);
  if (problems.length > 0) return data<LookupAnswer>({ values, problems, isUnknown: false }, { status: 422 });
  const { number = '', email = '', lastname = '' } = values;
  const answer = await shop.commerce.query(FindOrderQuery, { number, email, lastname });
  const token = answer.data?.guestOrder.token;
  if (token) throw redirect(`/orders/view?token=${encodeURIComponent(token)}`, 303);
  return data<LookupAnswer>({ values, problems: [], isUnknown: true }, { status: 422 });
}
