import { createHash } from 'node:crypto';
import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';
import { nextOrder } from '../checkout/orders.ts';
import { answerTo, at, type Scene } from '../checkout/scene.ts';
import type { BenchShop } from '../measure/bench-shop.ts';
import { drive } from '../measure/drive.ts';
import { graphqlChange } from '../measure/graphql-question.ts';
import { cloneOrders } from './clone-orders.ts';

const people = 40;
export const ordersEach = 500;
export const wishesEach = 200;
export const password = 'Knots-and-hitches-1';

export interface Customer {
  readonly email: string;
  readonly token: string;
}

export interface AccountsScene {
  readonly customers: readonly Customer[];
  /** Others: who signs in so often loses the sessions that were open before. */
  readonly signers: readonly Customer[];
  readonly buyers: Scene['buyers'];
}

/** Customers with long histories, made from one that registered and orders that were placed as shoppers do it. */
export async function settleCustomers(
  { server, database }: BenchShop,
  shopping: Scene,
): Promise<AccountsScene> {
  await register(server.url, shopping);
  await drive({ url: server.url, next: nextOrder(shopping), visits: 50, concurrency: 4 });
  const [customers, signers] = [peopleNamed('customer'), peopleNamed('signer')];
  await copyCustomer(database, [...customers, ...signers]);
  const ids = await idsOf(database, customers);
  await cloneOrders(database, { ofCustomers: ids, each: ordersEach });
  await fillWishlists(database, ids);
  return { customers, signers, buyers: shopping.buyers };
}

function peopleNamed(name: string): Customer[] {
  return Array.from({ length: people }, (_, index) => ({
    email: `${name}-${index}@example.com`,
    token: createHash('sha256').update(`${name} ${index}`).digest('base64url').slice(0, 32),
  }));
}

const registered = 'first@example.com';

async function register(url: string, { buyers }: Scene): Promise<void> {
  const operation = {
    name: 'Register',
    text: 'mutation Register($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
  };
  const input = { email: registered, password, firstname: 'Demo', lastname: 'Customer' };
  const { market } = at(buyers, 0);
  await answerTo(
    url,
    graphqlChange({ operation, variables: { input }, market, turn: 0, isComplete: () => true }),
  );
}

async function copyCustomer({ kysely }: CommerceDatabase, people: readonly Customer[]): Promise<void> {
  for (const { email, token } of people) {
    await sql`
      with copied as (
        insert into customer (email, password_hash, store_code, first_name, last_name, confirmed_at, created_at, changed_at)
        select ${email}, password_hash, store_code, first_name, last_name, now(), now(), now()
        from customer where email = ${registered} returning id
      ), booked as (
        insert into customer_address (customer_id, address, created_at)
        select c.id, o.snapshot -> 'shippingAddress', now()
        from copied c, (select snapshot from shop_order order by id limit 3) o
      )
      insert into customer_session (token_digest, customer_id, device, created_at, last_used_at)
      select ${createHash('sha256').update(token).digest()}, id, 'bench', now(), now() from copied`.execute(
      kysely,
    );
  }
}

async function idsOf({ kysely }: CommerceDatabase, people: readonly Customer[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from customer where email = any(${people.map(({ email }) => email)})`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Every kind of product, in an order without pattern. */
async function fillWishlists({ kysely }: CommerceDatabase, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await sql`
      with list as (
        insert into wishlist (customer_id, kind, sharing_code, created_at, changed_at)
        values (${id}, 'default', ${`bench-${id}`}, now(), now()) returning id
      ), wished as (
        select sku from product where parent_id is null and is_active
        order by md5(sku || ${String(id)}) limit ${wishesEach}
      )
      insert into wishlist_item (wishlist_id, sku, quantity_hundredths, product_name, added_at)
      select list.id, wished.sku, 100, wished.sku, now() from list, wished`.execute(kysely);
  }
}
