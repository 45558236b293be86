import { ownCookieNames } from '@bowline/markets';
import { data } from 'react-router';
import { dataOf } from '../../data/data-of.ts';
import { attempt } from '../../forms/form-actions.ts';
import {
  AssignCompareListMutation,
  ComparedByCustomerQuery,
  ComparedByGuestQuery,
  CompareListOfCustomerQuery,
  CompareListOfGuestQuery,
  type ComparisonFragment,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { forgetCookie } from '../../visitor/cookies.ts';
import { toProductSummary } from '../catalog/product-tile.ts';

export type ComparisonView = ReturnType<typeof toComparison>;

/** A guest's list is found by the uid on the device, a customer's by the account. */
export async function loadComparison(shop: ShopRequest) {
  const forgotten = await takeListAlong(shop);
  const list = await readList(shop);
  return data(toComparison(list), { headers: forgotten ? { 'set-cookie': forgotten } : {} });
}

async function readList({ commerce, visitor }: ShopRequest): Promise<ComparisonFragment | null | undefined> {
  if (visitor.customer)
    return dataOf(await commerce.query(CompareListOfCustomerQuery, {})).customer?.compare_list;
  const { compareListId: uid } = visitor;
  return uid ? dataOf(await commerce.query(CompareListOfGuestQuery, { uid })).compareList : null;
}

/** How many products are compared; the header can do without it. */
export async function comparedCount({ commerce, visitor }: ShopRequest): Promise<number> {
  if (visitor.customer)
    return (await commerce.query(ComparedByCustomerQuery, {})).data?.customer?.compare_list?.item_count ?? 0;
  const { compareListId: uid } = visitor;
  return uid ? ((await commerce.query(ComparedByGuestQuery, { uid })).data?.compareList?.item_count ?? 0) : 0;
}

/**
 * Who has signed in takes the list of the device along. Answers the cookie that forgets it; nothing when there was none, or when
 * it did not work: then the next page tries again.
 */
export async function takeListAlong(shop: ShopRequest): Promise<string | undefined> {
  const { customer, compareListId: uid } = shop.visitor;
  if (!customer || !uid) return undefined;
  const { failure } = await attempt(shop, shop.commerce.mutate(AssignCompareListMutation, { uid }));
  return failure ? undefined : forgetCookie(ownCookieNames.compareList);
}

const kindsWithChoices: readonly string[] = ['ConfigurableProduct', 'GiftCardProduct'];

function toComparison(list: ComparisonFragment | null | undefined) {
  const items = (list?.items ?? []).flatMap((item) => (item ? [item] : []));
  const textOf = (item: (typeof items)[number], code: string) =>
    item.attributes.find((attribute) => attribute?.code === code)?.value ?? '';
  return {
    products: items.map(({ product }) => ({
      ...toProductSummary(product),
      hasChoices: kindsWithChoices.includes(product.__typename),
    })),
    rows: (list?.attributes ?? []).flatMap((attribute) => {
      if (!attribute) return [];
      const values = items.map((item) => textOf(item, attribute.code));
      return [{ ...attribute, values, isSame: new Set(values).size < 2 }];
    }),
  };
}
