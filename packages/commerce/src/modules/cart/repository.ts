import {
  askWithin,
  type Parameter,
  type Reading,
  type Selectable,
  sql,
  statement,
  type Transaction,
} from '@bowline/database';
import type { PaymentDetails } from '#payments';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { TaxKind } from '#tax';
import { type CartWriter, cartLines, isReading, type LineRow, toLine } from './line-rows.ts';
import type { Cart, CartLine } from './model.ts';

type CartRow = Selectable<CommerceTables['cart']>;
export type CartKey = { readonly maskedId: string } | { readonly customerId: number };

const byMaskedId = 'masked_id = $1';
const byCustomer = 'customer_id = $1 and is_active';

const readers = {
  maskedId: readerOf(byMaskedId),
  customerId: readerOf(byCustomer),
};

function readerOf(condition: string) {
  return {
    cart: statement<CartRow>(`select * from cart where ${condition}`),
    lines: statement<LineRow>(cartLines(`(select id from cart where ${condition})`)),
  };
}

/**
 * In one trip. The cart comes first: lines that are changed in between are newer than the version that was read, and whoever
 * writes on from that version is stopped.
 */
export async function findCart(reading: Reading, key: CartKey): Promise<Cart | null> {
  const [{ cart, lines }, value] =
    'maskedId' in key
      ? ([readers.maskedId, key.maskedId] as const)
      : ([readers.customerId, key.customerId] as const);
  const [[row], lineRows] = await Promise.all([
    reading.read(cart, () => [value]),
    reading.read(lines, () => [value]),
  ]);
  return row ? toCart(row, lineRows.map(toLine)) : null;
}

/** Rule 3. */
export async function lockCart(
  transaction: Transaction<CommerceTables>,
  key: { readonly maskedId: string },
): Promise<Cart | null> {
  const [cart] = await lockCarts(transaction, [key.maskedId]);
  return cart ?? null;
}

/** In the order of their ids, so that two who want the same carts wait for one another instead of blocking each other. */
export async function lockCarts(
  transaction: Transaction<CommerceTables>,
  maskedIds: readonly string[],
): Promise<readonly Cart[]> {
  const { rows } = await sql<CartRow>`
    select * from cart where masked_id = any(${maskedIds}) order by id for update`.execute(transaction);
  const carts: Cart[] = [];
  // By statements of their own: these see what was changed while the lock was waited for.
  for (const row of rows) carts.push(toCart(row, await readLines(transaction, row.id)));
  return carts;
}

const [linesBefore = '', linesAfter = ''] = cartLines('$1').split('$1');

/** With what their skus stand for now. */
async function readLines(
  transaction: Transaction<CommerceTables>,
  cartId: number,
): Promise<readonly CartLine[]> {
  const { rows } = await sql<LineRow>`${sql.raw(linesBefore)}${cartId}${sql.raw(linesAfter)}`.execute(
    transaction,
  );
  return rows.map(toLine);
}

/** Null when the id is taken, or the customer already has an active cart. */
export async function insertCart(
  { kysely }: CommerceDatabase,
  cart: Pick<Cart, 'maskedId' | 'customerId' | 'storeCode' | 'email' | 'shownTaxKind'>,
  now: Date,
): Promise<Cart | null> {
  const { rows } = await sql<CartRow>`
    insert into cart (masked_id, customer_id, store_code, email, shown_tax_kind, created_at, changed_at)
    values (${cart.maskedId}, ${cart.customerId}, ${cart.storeCode}, ${cart.email}, ${cart.shownTaxKind}, ${now}, ${now})
    on conflict do nothing returning *`.execute(kysely);
  return rows[0] ? toCart(rows[0], []) : null;
}

/** Rule 3: the cart is no longer the one that was decided about. */
export class CartChangedMeanwhile extends Error {
  constructor(cart: Pick<Cart, 'id' | 'version'>) {
    super(`Cart ${cart.id} is no longer at version ${cart.version}`);
  }
}

const cartWritten = statement<{ readonly id: number }>(`
  update cart set customer_id = $3, is_active = $4, store_code = $5, email = $6, remarks = $7, is_business_order = $8,
    company = $9, coupon_code = $10, gift_card_codes = $11::text[], shipping_address = $12::jsonb,
    billing_address = $13::jsonb, is_billing_chosen = $14, shipping_carrier = $15, shipping_method = $16,
    pickup_point = $17::jsonb, payment_method = $18, purchase_order_number = $19, payment_name = $20,
    payment_details = $21::jsonb, vat_evidence = $22::jsonb, changed_at = $23::timestamptz, version = version + 1
  where id = $1 and version = $2 returning id`);

/** Writes everything about a cart but its lines; the cart as it is then. Throws when it was changed meanwhile. */
export async function saveCart(writer: CartWriter, cart: Cart, now: Date): Promise<Cart> {
  const json = (value: object | null) => value && JSON.stringify(value);
  const parameters: readonly Parameter[] = [
    ...[cart.id, cart.version, cart.customerId, cart.isActive, cart.storeCode, cart.email, cart.remarks],
    ...[cart.isBusinessOrder, cart.company, cart.couponCode],
    cart.giftCardCodes,
    ...[json(cart.shippingAddress), json(cart.billingAddress), cart.isBillingChosen],
    ...[cart.shippingCarrier, cart.shippingMethod, json(cart.pickupPoint)],
    ...[cart.paymentMethod, cart.purchaseOrderNumber, cart.paymentName, json(cart.paymentDetails)],
    ...[json(cart.vatEvidence), now.toISOString()],
  ];
  const { length } = isReading(writer)
    ? await writer.change(cartWritten, parameters)
    : await askWithin(writer, cartWritten, parameters);
  if (length === 0) throw new CartChangedMeanwhile(cart);
  return { ...cart, version: cart.version + 1 };
}

/** Rule 27: what a cart that was ordered knows for the provider, which is told it once. */
export async function takePaymentDetails(
  { kysely }: CommerceDatabase,
  maskedId: string,
): Promise<PaymentDetails | null> {
  const { rows } = await sql<{ details: PaymentDetails | null }>`
    update cart set payment_details = null, version = version + 1
    from (select id, payment_details from cart where masked_id = ${maskedId} for update) as before
    where cart.id = before.id and before.payment_details is not null
    returning before.payment_details as details`.execute(kysely);
  return rows[0]?.details ?? null;
}

/** Tax rule 12. Not a change of the cart: whoever wrote it last showed it last. */
export async function keepShownTaxKind(
  { kysely }: CommerceDatabase,
  cart: Cart,
  kind: TaxKind,
): Promise<void> {
  await sql`update cart set shown_tax_kind = ${kind} where id = ${cart.id} and is_active`.execute(kysely);
}

function toCart(row: CartRow, lines: readonly CartLine[]): Cart {
  return {
    id: row.id,
    maskedId: row.masked_id,
    customerId: row.customer_id,
    isActive: row.is_active,
    storeCode: row.store_code,
    email: row.email,
    remarks: row.remarks,
    isBusinessOrder: row.is_business_order,
    company: row.company,
    couponCode: row.coupon_code,
    giftCardCodes: row.gift_card_codes,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    isBillingChosen: row.is_billing_chosen,
    shippingCarrier: row.shipping_carrier,
    shippingMethod: row.shipping_method,
    pickupPoint: row.pickup_point,
    paymentMethod: row.payment_method,
    purchaseOrderNumber: row.purchase_order_number,
    paymentName: row.payment_name,
    paymentDetails: row.payment_details,
    vatEvidence: row.vat_evidence && {
      ...row.vat_evidence,
      checkedAt: new Date(row.vat_evidence.checkedAt),
    },
    shownTaxKind: row.shown_tax_kind,
    version: row.version,
    lines,
  };
}
