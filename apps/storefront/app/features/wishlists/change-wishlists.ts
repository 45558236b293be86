import { redirect } from 'react-router';
import type { CommerceAnswer } from '../../data/commerce-client.ts';
import { attempt, type Failure, receive, unknownForm } from '../../forms/form-actions.ts';
import {
  CopyWishMutation,
  CreateWishlistMutation,
  CustomerEmailQuery,
  DeleteWishlistMutation,
  MoveWishMutation,
  RemoveWishMutation,
  StockReminderMutation,
  UpdateWishlistMutation,
  UpdateWishMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { putWishesIntoCart } from './put-wishes-into-cart.ts';
import {
  createForm,
  deleteForm,
  deletionChoices,
  renameForm,
  type WishIntent,
  wishForm,
  wishIntents,
} from './wishlist-forms.ts';

/** What a button could not do; specification 8 has a message for each. */
export interface WishFailure {
  readonly failed: 'remove' | 'move' | 'copy' | 'share' | 'delete' | 'remind';
  readonly reason?: string | undefined;
}

const page = '/customer/wishlists';

/** The forms of the page of wishlists. What was done leads to the page anew, so that reloading does not do it again. */
export async function changeWishlists(shop: ShopRequest, sent: FormData) {
  const intent = textOf(sent, 'intent');
  const list = textOf(sent, 'list');
  const item = textOf(sent, 'item');
  if (intent === createForm.name) return createList(shop, sent);
  if (intent === renameForm.name) return renameList(shop, list, sent);
  if (intent === deleteForm.name) return deleteList(shop, list, sent);
  if (intent === wishForm(item).name) return changeWish(shop, list, item, sent);
  const known = wishIntents.find((name) => name === intent);
  if (!known) throw unknownForm();
  if (known === 'to-cart') return putWishesIntoCart(shop, list, [item]);
  if (known === 'all-to-cart') return putWishesIntoCart(shop, list, null);
  return press(shop, known, { list, item, to: textOf(sent, 'to'), product: textOf(sent, 'product') });
}

function back(list: string, news?: string): never {
  const search = new URLSearchParams({ ...(list && { list }), ...(news && { news }) });
  throw redirect(search.size > 0 ? `${page}?${search}` : page, 303);
}

async function createList(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(createForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const { name } = values;
  const { result, failure } = await attempt(shop, shop.commerce.mutate(CreateWishlistMutation, { name }));
  if (failure) return refuse({ failure });
  return back(result?.createWishlist?.wishlist.id ?? '', 'created');
}

async function renameList(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(renameForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const change = { id, name: values.name };
  const { failure } = await attempt(shop, shop.commerce.mutate(UpdateWishlistMutation, change));
  return failure ? refuse({ failure }) : back(id, 'renamed');
}

/** An empty list goes at once; for another one the page asks what becomes of its items. */
async function deleteList(shop: ShopRequest, id: string, sent: FormData) {
  const { values, problems, refuse } = receive(deleteForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const items = deletionChoices.find((choice) => choice === values.items) ?? 'DELETE';
  const wish = { id, items, to: items === 'MOVE' ? values.to : null };
  const { failure } = await attempt(shop, shop.commerce.mutate(DeleteWishlistMutation, wish));
  return failure ? refuse({ failure }) : back('', 'deleted');
}

async function changeWish(shop: ShopRequest, list: string, item: string, sent: FormData) {
  const { values, problems, refuse } = receive(wishForm(item), sent);
  if (problems.length > 0) return refuse({ problems });
  const change = {
    wishlist_item_id: item,
    quantity: Number(values.quantity.replace(',', '.')),
    description: values.note,
  };
  const sending = shop.commerce.mutate(UpdateWishMutation, { id: list, items: [change] });
  const { result, failure } = await attempt(shop, sending);
  const problem = result?.updateProductsInWishlist?.user_errors[0];
  if (failure) return refuse({ failure });
  return problem ? refuse({ failure: { reason: problem.message } }) : back(list, 'saved');
}

interface Pressed {
  readonly list: string;
  readonly item: string;
  readonly to: string;
  readonly product: string;
}

type Errors = readonly ({ readonly message: string } | null)[] | undefined;

async function press(
  shop: ShopRequest,
  intent: Exclude<WishIntent, 'to-cart' | 'all-to-cart'>,
  { list, item, to, product }: Pressed,
): Promise<WishFailure> {
  const { mutate } = shop.commerce;
  const items = [{ wishlist_item_id: item }];
  switch (intent) {
    case 'remove': {
      const sent = await told(
        shop,
        mutate(RemoveWishMutation, { id: list, items: [item] }),
        (result) => result.removeProductsFromWishlist?.user_errors,
      );
      return sent ? { failed: 'remove', ...sent } : back(list, 'removed');
    }
    case 'move': {
      const sent = await told(
        shop,
        mutate(MoveWishMutation, { from: list, to, items }),
        (result) => result.moveProductsBetweenWishlists?.user_errors,
      );
      return sent ? { failed: 'move', ...sent } : back(list, 'moved');
    }
    case 'copy': {
      const sent = await told(
        shop,
        mutate(CopyWishMutation, { from: list, to, items }),
        (result) => result.copyProductsBetweenWishlists?.user_errors,
      );
      return sent ? { failed: 'copy', ...sent } : back(list, 'copied');
    }
    case 'remind':
      return (await remind(shop, product)) ? back(list, 'reminded') : { failed: 'remind' };
    default: {
      const visibility = intent === 'share' ? 'PUBLIC' : 'PRIVATE';
      const sent = await told(shop, mutate(UpdateWishlistMutation, { id: list, visibility }), () => []);
      return sent ? { failed: 'share', ...sent } : back(list, intent === 'share' ? 'shared' : 'unshared');
    }
  }
}

async function told<Answer>(
  shop: ShopRequest,
  sending: Promise<CommerceAnswer<Answer>>,
  errorsOf: (result: Answer) => Errors,
): Promise<Failure | undefined> {
  const { result, failure } = await attempt(shop, sending);
  const problem = result ? errorsOf(result)?.[0] : undefined;
  return failure ?? (problem ? { reason: problem.message } : undefined);
}

/** To the address of the account: who is signed in need not type it. */
async function remind(shop: ShopRequest, product: string): Promise<boolean> {
  const productId = Number(product);
  if (!Number.isSafeInteger(productId) || productId < 1 || productId > 2_147_483_647) return false;
  const email = (await shop.commerce.query(CustomerEmailQuery, {})).data?.customer?.email;
  if (!email) return false;
  const { result } = await attempt(shop, shop.commerce.mutate(StockReminderMutation, { email, productId }));
  return result?.subscribeStockReminder?.success ?? false;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
