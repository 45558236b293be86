import { redirect } from 'react-router';
import { dataOf } from '../../../data/data-of.ts';
import type { Operation } from '../../../generated/operations.ts';
import { loginPath } from '../../../routing/login-path.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { isAboutTheSession } from '../../../visitor/session.ts';

/** What a screen of the account shows. A session that ended since the request came in leads to signing in. */
export async function askAsCustomer<Result extends { readonly customer: unknown }, Variables>(
  { commerce }: ShopRequest,
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result & { readonly customer: NonNullable<Result['customer']> }> {
  const answer = await commerce.query(operation, variables);
  if (answer.errors.some(isAboutTheSession)) throw redirect(loginPath('/customer'));
  const found = dataOf(answer);
  const { customer } = found;
  if (customer === null || customer === undefined) throw redirect(loginPath('/customer'));
  return { ...found, customer };
}
