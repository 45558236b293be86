import { sql, type TaskHandlers, type Transaction } from '@bowline/database';
import { findCustomer } from '#customers';
import type { Newsletter } from '#newsletter';
import { findOrder, type Order, shipmentsOf } from '#orders';
import { lastArrival } from '#returns';
import { shippingData } from '#shipping';
import { addDays, localTime, type ShopData } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { type InvitedProduct, invitationLetter } from './letters.ts';

export interface ReviewsJobs {
  /** Recurring: rule 17. */
  'reviews.invite': unknown;
}

interface InviteDependencies {
  readonly database: CommerceDatabase;
  readonly newsletter: Pick<Newsletter, 'advertise'>;
  readonly shopData: ShopData;
  readonly clock: () => Date;
  readonly baseUrl: string;
  readonly timeZone: string;
}

type Executor = Transaction<CommerceTables>;

const daysAfterArrival = 14;
/** Whoever bought longer ago has other things in mind. */
const longestAgoDays = 90;
const ordersAtOnce = 50;
const mostProducts = 5;
const dayMs = 86_400_000;

export function reviewsJobs(dependencies: InviteDependencies): TaskHandlers<ReviewsJobs> {
  const { database, shopData, clock, timeZone } = dependencies;
  return {
    'reviews.invite': async (_, { signal }) => {
      const now = clock();
      const shipping = (await shopData.current()).of(shippingData);
      let candidates = await ordersToAskAbout(database, 0, now);
      while (candidates.length > 0 && !signal.aborted) {
        for (const id of candidates) {
          const order = await findOrder(database.kysely, { id });
          if (!order || order.customerId === null) continue;
          const shipments = await shipmentsOf(database.kysely, id);
          const arrived = lastArrival({ order, shipments, shipping, timeZone });
          if (addDays(arrived, daysAfterArrival) > localTime(now, timeZone).day) continue;
          await askAbout(order, order.customerId, now, dependencies);
        }
        candidates = await ordersToAskAbout(database, candidates.at(-1) ?? 0, now);
      }
    },
  };
}

/** Complete, of somebody with an account, on their way at least as long ago as rule 17 waits; when they arrived is looked at for each. */
async function ordersToAskAbout(
  { kysely }: CommerceDatabase,
  after: number,
  now: Date,
): Promise<readonly number[]> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<{ id: number }>`
    select o.id from shop_order o
    where o.id > ${after} and o.status = 'complete' and o.customer_id is not null and o.erased_at is null
      and (select max(coalesce(s.delivered_at, s.shipped_at)) from shipment s where s.order_id = o.id)
        between ${ago(longestAgoDays)} and ${ago(daysAfterArrival)}
      and not exists (select from review_invitation i where i.order_id = o.id)
    order by o.id limit ${ordersAtOnce}`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Rules 17 and 18: once for an order, in the transaction that notes it; whoever may not be written to is not. */
async function askAbout(
  order: Order,
  customerId: number,
  now: Date,
  { database, newsletter, baseUrl }: InviteDependencies,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await noteOnce(transaction, order.id, now))) return;
    const customer = await findCustomer(transaction, { id: customerId });
    const products = await productsToReview(transaction, order, customerId);
    if (!customer || products.length === 0) return;
    const letter = invitationLetter(order.snapshot.locale, customer.email, products, baseUrl);
    await newsletter.advertise(transaction, letter);
  });
}

async function noteOnce(executor: Executor, orderId: number, now: Date): Promise<boolean> {
  const noted = await executor
    .insertInto('review_invitation')
    .values({ order_id: orderId, decided_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** What is still sold of the order, and not reviewed by the customer yet. */
async function productsToReview(
  executor: Executor,
  { snapshot: { lines, locale } }: Order,
  customerId: number,
): Promise<readonly InvitedProduct[]> {
  const goods = lines.filter(({ kind }) => kind === 'product');
  const skus = [...new Set(goods.map(({ sku, parentSku }) => (parentSku ?? sku).toLowerCase()))];
  const { rows } = await sql<InvitedProduct>`
    select p.sku, t.name from product p join product_text t on t.product_id = p.id and t.locale = ${locale}
    where lower(p.sku) = any(${skus}) and p.is_active and p.parent_id is null and not exists (
      select from product_review r where r.customer_id = ${customerId} and r.sku = lower(p.sku))
    order by p.id limit ${mostProducts}`.execute(executor);
  return rows;
}
