import { ownCookieNames } from '@bowline/markets';
import { redirect } from 'react-router';
import { attempt, isRefusedAs, unknownForm } from '../../forms/form-actions.ts';
import {
  AddToCompareListMutation,
  CreateCompareListMutation,
  CustomerCompareIdQuery,
  DeleteCompareListMutation,
  RemoveFromCompareListMutation,
  UidOfSkuQuery,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { forgetCookie, personalCookie } from '../../visitor/cookies.ts';
import { type CompareIntent, type CompareNews, comparePath } from './compare-forms.ts';

/** The button of a product page, and those of the comparison. All of them lead to the comparison. */
export async function changeComparison(shop: ShopRequest, sent: FormData): Promise<never> {
  const product = String(sent.get('product') ?? (await uidOf(shop, sent.get('sku')))).slice(0, 32);
  switch (sent.get('intent') as CompareIntent | null) {
    case 'add':
      return add(shop, product);
    case 'remove':
      return remove(shop, product);
    case 'clear':
      return clear(shop);
    default:
      throw unknownForm();
  }
}

/** Tiles know their products by sku. */
async function uidOf({ commerce }: ShopRequest, sku: FormDataEntryValue | null): Promise<string> {
  if (typeof sku !== 'string' || sku === '' || sku.length > 64) return '';
  return (await commerce.query(UidOfSkuQuery, { sku })).data?.products?.items?.[0]?.uid ?? '';
}

async function add(shop: ShopRequest, product: string): Promise<never> {
  const { customer, compareListId: uid } = shop.visitor;
  const products = [product];
  if (!customer && uid) {
    const adding = shop.commerce.mutate(AddToCompareListMutation, { uid, products });
    const { failure, errors } = await attempt(shop, adding);
    // Forgotten by the shop, or given to an account: then there is a new one.
    if (!isRefusedAs('compare-list-not-found', errors)) throw leadOn(newsOf(failure && errors));
  }
  const creating = shop.commerce.mutate(CreateCompareListMutation, { products });
  const { result, failure, errors = [] } = await attempt(shop, creating);
  const made = result?.createCompareList?.uid;
  const cookie = !customer && made ? personalCookie(ownCookieNames.compareList, made, shop.url) : undefined;
  throw leadOn(newsOf(failure && errors), cookie);
}

function newsOf(errors: Parameters<typeof isRefusedAs>[1]): CompareNews {
  if (!errors) return 'added';
  return isRefusedAs('compare-list-full', errors) ? 'full' : 'failed';
}

async function remove(shop: ShopRequest, product: string): Promise<never> {
  const uid = await ownUid(shop);
  if (!uid) throw leadOn('removed');
  const removing = shop.commerce.mutate(RemoveFromCompareListMutation, { uid, products: [product] });
  const { failure } = await attempt(shop, removing);
  throw leadOn(failure ? 'failed' : 'removed');
}

async function clear(shop: ShopRequest): Promise<never> {
  const uid = await ownUid(shop);
  if (uid) await attempt(shop, shop.commerce.mutate(DeleteCompareListMutation, { uid }));
  throw leadOn('cleared', forgetCookie(ownCookieNames.compareList));
}

async function ownUid({ commerce, visitor }: ShopRequest): Promise<string | undefined> {
  if (!visitor.customer) return visitor.compareListId;
  return (await commerce.query(CustomerCompareIdQuery, {})).data?.customer?.compare_list?.uid;
}

function leadOn(news: CompareNews, cookie?: string): Response {
  return redirect(`${comparePath}?news=${news}`, {
    status: 303,
    headers: cookie ? { 'set-cookie': cookie } : {},
  });
}
