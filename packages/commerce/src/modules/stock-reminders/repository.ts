import { sql, type Transaction } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import { salableCondition } from '#stock';
import type { CommerceDatabase, CommerceTables } from '#tables';

export interface StockReminder {
  readonly id: number;
  readonly sku: string;
  readonly email: string;
  readonly locale: LocaleName;
}

/** Of what visitors may see; a variant of something that is switched off is none of it. */
export async function findSku(database: CommerceDatabase, productId: number): Promise<string | null> {
  const { rows } = await sql<{ sku: string }>`
    select p.sku from product p left join product parent on parent.id = p.parent_id
    where p.id = ${productId} and p.is_active and coalesce(parent.is_active, true)`.execute(database.kysely);
  return rows[0]?.sku ?? null;
}

export async function keepReminder(
  database: CommerceDatabase,
  { sku, email, locale }: Omit<StockReminder, 'id'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into stock_reminder (sku, email, locale, created_at) values (lower(${sku}), ${email}, ${locale}, ${now})
    on conflict (sku, email) do update set locale = excluded.locale`.execute(database.kysely);
}

/** Rule 6. */
export async function readRemindersDue(
  database: CommerceDatabase,
  productId: number,
): Promise<readonly StockReminder[]> {
  const { rows } = await sql<StockReminder>`
    select r.id, p.sku, r.email, r.locale
    from product p join stock_reminder r on r.sku = lower(p.sku)
    where p.is_active and (p.id = ${productId} or p.id = (select parent_id from product where id = ${productId}))
      and exists (select from product sold
        where (sold.id = p.id or sold.parent_id = p.id) and sold.is_active and sold.kind <> 'configurable'
          and ${salableCondition('sold')})
    order by r.id`.execute(database.kysely);
  return rows;
}

/** A letter to be written: to whom, and what is shown at which address in their language. */
export interface DueLetter {
  readonly id: number;
  readonly email: string;
  readonly locale: LocaleName;
  readonly name: string;
  readonly urlKey: string;
}

/** Rules 6 and 7, for all products at once; a variant is looked at on the page of its product. Nobody else takes the same. */
export async function takeDueLetters(
  transaction: Transaction<CommerceTables>,
  most: number,
): Promise<readonly DueLetter[]> {
  const { rows } = await sql<DueLetter>`
    select r.id, r.email, r.locale, page.name, page.url_key as "urlKey"
    from stock_reminder r
    join product p on lower(p.sku) = r.sku and p.is_active
    left join product parent on parent.id = p.parent_id
    join product_text page on page.product_id = coalesce(parent.id, p.id) and page.locale = r.locale
    where coalesce(parent.is_active, true) and exists (select from product sold
      where (sold.id = p.id or sold.parent_id = p.id) and sold.is_active and sold.kind <> 'configurable'
        and ${salableCondition('sold')})
    order by r.id limit ${most} for update of r skip locked`.execute(transaction);
  return rows;
}

export async function forgetReminders(
  transaction: Transaction<CommerceTables>,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from stock_reminder where id = any(${ids})`.execute(transaction);
}
