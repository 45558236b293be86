import * as operations from '@bowline/storefront/operations';
import { at } from '../checkout/scene.ts';
import type { Operation } from '../measure/graphql-question.ts';
import { graphqlChange, graphqlQuestion } from '../measure/graphql-question.ts';
import { inTurn, type Question } from '../measure/questions.ts';
import type { BenchCase } from '../measure/run-cases.ts';
import { type AccountsScene, type Customer, ordersEach, password, wishesEach } from './scene.ts';

export const signInName = 'sign-in';

/** What customers do most, each of them in turn. */
export function accountCases({ customers, signers, buyers }: AccountsScene): BenchCase[] {
  const ofEach = (who: readonly Customer[], ask: (customer: Customer, turn: number) => Question) =>
    inTurn(who.map(ask));
  const read = (operation: Operation, variables: object, isComplete: (customer: ShownCustomer) => boolean) =>
    ofEach(customers, ({ token }, turn) =>
      asCustomer(
        token,
        graphqlQuestion({
          operation,
          variables,
          market: at(buyers, turn).market,
          turn,
          isComplete: ({ customer }) => isComplete(customer as ShownCustomer),
        }),
      ),
    );
  return [
    {
      name: signInName,
      next: ofEach(signers, ({ email }, turn) =>
        graphqlChange({
          operation: operations.SignInMutation,
          variables: { email, password },
          market: at(buyers, turn).market,
          turn,
          isComplete: ({ generateCustomerToken: made }) =>
            Boolean((made as { token?: string } | null)?.token),
        }),
      ),
    },
    {
      name: 'overview',
      next: read(operations.AccountOverviewQuery, {}, ({ orders }) => orders?.items.length === 3),
    },
    {
      name: `${ordersEach} orders, a page of them`,
      next: read(operations.CustomerOrdersQuery, { page: 3 }, ({ orders }) => orders?.items.length === 10),
    },
    {
      name: `${wishesEach} wishes, a page of them`,
      next: read(...wishes(24)),
    },
    {
      name: `${wishesEach} wishes, all of them`,
      next: read(...wishes(wishesEach)),
    },
  ];
}

/** The storefront shows 24 at a time; other clients may ask for all at once. */
function wishes(pageSize: number) {
  return [
    operations.WishlistsQuery,
    { id: '0', sort: 'ADDED', page: 1, pageSize },
    ({ wishlist_v2: list }: ShownCustomer) => list?.items_v2.items.length === pageSize,
  ] as const;
}

interface ShownCustomer {
  readonly orders?: { readonly items: readonly unknown[] };
  readonly wishlist_v2?: { readonly items_v2: { readonly items: readonly unknown[] } };
}

function asCustomer(token: string, question: Question): Question {
  return { ...question, headers: { ...question.headers, authorization: `Bearer ${token}` } };
}
