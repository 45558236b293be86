import { askWithin, type Kysely, type Parameter, type Reading, statement } from '@bowline/database';
import { onItsOwn, type SoldThingRow, soldThingColumns, toSoldThing } from '#catalog';
import type { CommerceTables } from '#tables';
import type { Cart, CartLine, PlannedLine } from './model.ts';

export type LineRow = SoldThingRow & {
  readonly id: number;
  readonly kind: CartLine['kind'];
  readonly sku: string;
  readonly quantity_hundredths: number;
  readonly gift_card: CartLine['giftCard'];
};

/** A statement for the lines of one cart with what their skus stand for now; `cartId` is SQL. */
export function cartLines(cartId: string): string {
  return `
    select l.id, l.kind, l.sku, l.quantity_hundredths, l.gift_card, ${soldThingColumns('t')}
    from cart_line l
    left join lateral (
      select * from sold_thing where sku_key = lower(l.sku)
        and (kind = 'sample') = (l.kind = 'sample') and (kind = 'gift_card') = (l.kind = 'gift-card')
      ${onItsOwn}
    ) t on true
    where l.cart_id = ${cartId} order by l.id`;
}

export function toLine(row: LineRow): CartLine {
  return {
    id: row.id,
    kind: row.kind,
    sku: row.sku,
    quantityHundredths: row.quantity_hundredths,
    giftCard: row.gift_card,
    thing: toSoldThing(row),
  };
}

/** A transaction, or the reading of a request: what is written then travels with what is read at the same moment. */
export type CartWriter = Kysely<CommerceTables> | Reading;

export const isReading = (writer: CartWriter): writer is Reading => 'change' in writer;

/** What becomes of the lines of a cart. */
export interface LineChanges {
  readonly gone: readonly number[];
  readonly changed: readonly Pick<CartLine, 'id' | 'quantityHundredths'>[];
  readonly fresh: readonly PlannedLine[];
}

/** Rule 3: does nothing at all when the cart is at another version by now. */
const linesWritten = statement<{ fresh_ids: readonly number[] }>(`
  with touched as (
    update cart set version = version + 1, changed_at = $3::timestamptz where id = $1 and version = $2 returning id
  ), named as (
    insert into cart_change (key, made_at) select $4, $3::timestamptz from touched where $4::text is not null
  ), gone as (
    delete from cart_line using touched where cart_id = touched.id and cart_line.id = any($5::integer[])
  ), changed as (
    update cart_line set quantity_hundredths = wanted.quantity
    from touched, unnest($6::integer[], $7::integer[]) as wanted (id, quantity)
    where cart_id = touched.id and cart_line.id = wanted.id
  ), fresh as (
    insert into cart_line (cart_id, kind, sku, quantity_hundredths, gift_card, added_at)
    select touched.id, wanted.kind, wanted.sku, wanted.quantity, nullif(wanted.gift_card, '')::jsonb, $3::timestamptz
    from touched, unnest($8::text[], $9::text[], $10::integer[], $11::text[])
      with ordinality as wanted (kind, sku, quantity, gift_card, place)
    order by wanted.place returning id
  )
  select array(select id from fresh order by id) as fresh_ids from touched`);

/**
 * In one statement; null when nothing was done, otherwise the ids of the new lines in their order. A change that was made already,
 * by its name, is an error (rule 28).
 */
export async function writeLines(
  writer: CartWriter,
  cart: Pick<Cart, 'id' | 'version'>,
  { gone, changed, fresh }: LineChanges,
  now: Date,
  key: string | null,
): Promise<readonly number[] | null> {
  const parameters: readonly Parameter[] = [
    cart.id,
    cart.version,
    now.toISOString(),
    key,
    gone,
    changed.map(({ id }) => id),
    changed.map(({ quantityHundredths }) => quantityHundredths),
    fresh.map(({ kind }) => kind),
    fresh.map(({ sku }) => sku),
    fresh.map(({ quantityHundredths }) => quantityHundredths),
    fresh.map(({ giftCard }) => (giftCard ? JSON.stringify(giftCard) : '')),
  ];
  const [written] = isReading(writer)
    ? await writer.change(linesWritten, parameters)
    : await askWithin(writer, linesWritten, parameters);
  return written?.fresh_ids ?? null;
}
