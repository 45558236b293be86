import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { asCustomer, byNumber, type CartShop, createCartShop, type Item } from './data/cart-shop.ts';

let shop: CartShop;
let customers = 100;
beforeAll(async () => {
  shop = await createCartShop({ authenticate: byNumber });
});
afterAll(() => shop.close());

/** A customer nobody met before, with a cart of these lines. */
async function customerWith(items: readonly Item[]) {
  customers += 1;
  const who = asCustomer(customers);
  const { customerCart } = await shop.read<{ customerCart: { id: string } }>('{ customerCart { id } }', who);
  if (items.length > 0) await shop.add(customerCart.id, items, who);
  return { who, id: customerCart.id };
}
async function guestWith(items: readonly Item[]) {
  const id = await shop.guestCart();
  await shop.add(id, items);
  return id;
}
const knives = (quantity: number): Item => ({ sku: 'KNIFE', quantity });
const beads = (quantity: number): Item => ({ sku: 'BEAD', quantity });
const lines = 'id items { quantity product { sku } }';
const merge = (source: string, who: object, destination?: string) =>
  shop.change(
    `mutation ($source: String!, $into: String) { mergeCarts(source_cart_id: $source, destination_cart_id: $into) { ${lines} } }`,
    { ...who, variables: { source, ...(destination !== undefined && { into: destination }) } },
  );
const assign = (id: string, who: object) =>
  shop.change(`mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { ${lines} } }`, {
    ...who,
    variables: { id },
  });

describe('merging', () => {
  test('behaviour 91: equal lines add up, and the guest cart is over', async () => {
    const guest = await guestWith([knives(2), beads(1)]);
    const { who, id } = await customerWith([knives(3)]);
    expect((await merge(guest, who, id)).data).toEqual({
      mergeCarts: {
        id,
        items: [
          { quantity: 5, product: { sku: 'KNIFE' } },
          { quantity: 1, product: { sku: 'BEAD' } },
        ],
      },
    });
    // Behaviour 68.
    expect(refusalOf(await shop.add(guest, [beads(1)]))).toMatchObject({
      message: "The cart isn't active.",
      category: 'graphql-no-such-entity',
    });
    expect(refusalOf(await merge(guest, who))?.message).toBe("The cart isn't active.");
  });

  test('behaviours 90, 92 and 93: what is refused', async () => {
    const guest = await guestWith([beads(1)]);
    const [one, other] = [await customerWith([]), await customerWith([])];
    expect(refusalOf(await merge(guest, {}))).toEqual({
      message: "The current customer isn't authorized.",
      category: 'graphql-authorization',
      status: 403,
    });
    expect(refusalOf(await merge('', one.who))?.message).toBe(
      'Required parameter "source_cart_id" is missing',
    );
    expect(refusalOf(await merge(guest, one.who, ''))?.message).toBe(
      'The parameter "destination_cart_id" cannot be empty',
    );
    for (const [source, destination] of [
      [other.id, one.id],
      [one.id, one.id],
    ] as const) {
      expect(refusalOf(await merge(source, one.who, destination))?.message).toBe(
        `The current user cannot perform operations on cart "${source}"`,
      );
    }
    expect(refusalOf(await merge(guest, one.who, other.id))?.category).toBe('graphql-authorization');
    expect(refusalOf(await merge('<b>', one.who))?.message).toBe('Could not find a cart with ID "<b>"');
    expect(await shop.cart(guest, lines)).toMatchObject({ items: [{ quantity: 1 }] });
  });

  test('behaviour 94: what stock does not allow is dropped', async () => {
    const guest = await guestWith([knives(20), beads(2)]);
    const { who } = await customerWith([knives(20)]);
    expect((await merge(guest, who)).data).toMatchObject({
      mergeCarts: { items: [{ quantity: 20 }, { quantity: 2, product: { sku: 'BEAD' } }] },
    });
  });

  test('what was decided in the guest cart is not lost', async () => {
    const guest = await guestWith([beads(1)]);
    await shop.change(
      `mutation { setRemarksOnCart(cart_id: "${guest}", remarks: "Ring twice") { cart { id } } }`,
    );
    const { who, id } = await customerWith([]);
    await merge(guest, who);
    expect(await shop.cart(id, 'remarks', who)).toEqual({ remarks: 'Ring twice' });
  });

  test('behaviour 95: a guest cart becomes that of the customer', async () => {
    const guest = await guestWith([beads(2)]);
    const { who, id } = await customerWith([knives(1), beads(1)]);
    expect((await assign(guest, who)).data).toEqual({
      assignCustomerToGuestCart: {
        id: guest,
        items: [
          { quantity: 3, product: { sku: 'BEAD' } },
          { quantity: 1, product: { sku: 'KNIFE' } },
        ],
      },
    });
    expect((await shop.query('{ customerCart { id } }', who)).data).toEqual({ customerCart: { id: guest } });
    expect(refusalOf(await shop.add(id, [beads(1)], who))?.message).toBe("The cart isn't active.");
    expect(refusalOf(await assign(guest, {}))?.message).toBe("The current customer isn't authorized.");
    expect(refusalOf(await assign('', who))?.message).toBe('Required parameter "cart_id" is missing');
  });
});

describe('at the same time', () => {
  const quantities = async (id: string, who = {}) => {
    const { items } = await shop.cart<{ items: { quantity: number; product: { sku: string } }[] }>(
      id,
      lines,
      who,
    );
    return Object.fromEntries(items.map(({ quantity, product }) => [product.sku, quantity]));
  };

  test('a double click adds twice to one line', async () => {
    const id = await shop.guestCart();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.add(id, [beads(1), knives(1)])));
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(await quantities(id)).toEqual({ BEAD: 20, KNIFE: 20 });
  });

  test('many tabs never put more into a cart than there is', async () => {
    const id = await shop.guestCart();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.add(id, [knives(2)])));
    const refused = answers.filter(({ data }) => JSON.stringify(data).includes('INSUFFICIENT_STOCK'));
    expect(refused).toHaveLength(5);
    expect(await quantities(id)).toEqual({ KNIFE: 30 });
  });

  test('two tabs with the same new lines lose and double nothing', async () => {
    const id = await shop.guestCart();
    const skus = ['BEAD', 'ROPE', 'KNIFE', 'COURSE', 'CORD-100', 'CORD-500', 'CORD-SAMPLE'];
    await Promise.all(
      skus.flatMap((sku) => [shop.add(id, [{ sku, quantity: 1 }]), shop.add(id, [{ sku, quantity: 1 }])]),
    );
    const { items } = await shop.cart<{ items: { quantity: number; is_sample: boolean }[] }>(
      id,
      'items { quantity is_sample }',
    );
    expect(items).toHaveLength(skus.length);
    expect(items.every(({ quantity, is_sample }) => quantity === (is_sample ? 1 : 2))).toBe(true);
  });

  test('a guest cart is merged once, however often it is asked for', async () => {
    const guest = await guestWith([beads(2)]);
    const { who, id } = await customerWith([beads(1)]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => merge(guest, who)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message))).toEqual(
      new Set(["The cart isn't active."]),
    );
    expect(await quantities(id, who)).toEqual({ BEAD: 3 });
  });

  test('merging, assigning and adding cross without a deadlock', async () => {
    const guests = await Promise.all([guestWith([beads(1)]), guestWith([beads(2)]), guestWith([beads(4)])]);
    const { who, id } = await customerWith([beads(8)]);
    const answers = await Promise.all([
      ...guests.map((guest) => merge(guest, who)),
      ...guests.map((guest) => assign(guest, who)),
      ...guests.map((guest) => merge(guest, who, id)),
      shop.add(id, [beads(16)], who),
    ]);
    expect(shop.loggedErrors).toEqual([]);
    expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true);
    // Whatever came first: one active cart is left with every bead in it that was not added to a cart already over.
    const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
      '{ customerCart { id } }',
      who,
    );
    const { BEAD: found } = await quantities(customerCart.id, who);
    const wasAdded = !answers.at(-1)?.errors;
    expect(found).toBe(15 + (wasAdded ? 16 : 0));
    const { rows } = await shop.database.pool.query(
      'select count(*)::int as active from cart where is_active and customer_id = (select customer_id from cart where masked_id = $1)',
      [customerCart.id],
    );
    expect(rows).toEqual([{ active: 1 }]);
  });
});

test('nothing of this was a surprise', () => {
  expect(shop.loggedErrors).toEqual([]);
});
