import { type Kysely, type RawBuilder, sql } from '@bowline/database';
import { decimalsOf } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { SheetKind } from './model.ts';
import { lineOf } from './parse-sheet.ts';
import { marketColumns } from './price-sheet.ts';
import { textColumns } from './text-sheet.ts';

export interface ExportedRows {
  /** Lines of a file; the first part begins with its header. */
  readonly text: string;
  /** Where the next part goes on; null when this was the last. */
  readonly next: number | null;
}

const rowsPerPart = 1_000;

const decimal = (minor: number | null | undefined, decimals = 2) =>
  minor === null || minor === undefined ? null : (minor / 10 ** decimals).toFixed(decimals);

interface Part {
  readonly id: number;
  readonly cells: readonly (string | number | null)[];
}

const headers: Readonly<Record<SheetKind, readonly string[]>> = {
  prices: [
    ...['sku', 'price', 'reduced_price', 'reduced_from', 'reduced_until'],
    ...marketColumns.map(({ column }) => column),
  ],
  stock: ['pool', 'quantity', 'cost'],
  texts: textColumns,
};

const readers: Readonly<
  Record<SheetKind, (executor: Kysely<CommerceTables>, after: number) => Promise<readonly Part[]>>
> = {
  async prices(executor, after) {
    const rows = await read<{
      id: number;
      sku: string;
      price: number;
      reduced: number | null;
      starts: string | null;
      ends: string | null;
      own: Readonly<Record<string, number>>;
    }>(
      executor,
      sql`select p.id, p.sku, p.price_minor as price, r.price_minor as reduced, r.starts_on::text as starts,
        r.ends_on::text as ends,
        (select coalesce(jsonb_object_agg(m.locale || ' ' || m.currency, m.price_minor), '{}')
          from market_price m where m.product_id = p.id) as own
      from product p left join price_reduction r on r.product_id = p.id
      where p.id > ${after} and p.price_minor is not null order by p.id limit ${rowsPerPart}`,
    );
    return rows.map(({ id, sku, price, reduced, starts, ends, own }) => ({
      id,
      cells: [
        ...[sku, decimal(price), decimal(reduced), starts, ends],
        ...marketColumns.map(({ locale, currency }) =>
          decimal(own[`${locale} ${currency}`], decimalsOf(currency)),
        ),
      ],
    }));
  },
  async stock(executor, after) {
    const rows = await read<{ id: number; key: string; quantity: number; cost: string | null }>(
      executor,
      sql`select s.id, s.key, s.quantity, trim_scale(c.cost_millionths / 1000000.0
        * case when exists (select from product p where p.stock_pool_id = s.id and p.length_cm is not null) then 100 else 1 end
        )::text as cost
      from stock_pool s
      left join lateral (select cost_millionths from stock_cost where pool_key = s.key order by from_day desc limit 1) c on true
      where s.id > ${after} order by s.id limit ${rowsPerPart}`,
    );
    return rows.map(({ id, key, quantity, cost }) => ({ id, cells: [key, quantity, cost] }));
  },
  async texts(executor, after) {
    const rows = await read<{ id: number } & Record<string, string | null>>(
      executor,
      sql`select p.id, p.sku, t.locale, t.name, t.short_description, t.description_html as description, t.meta_title,
        t.meta_description, t.colour_name as colour, t.range_name as range
      from (select id, sku from product where parent_id is null and id > ${after} order by id limit ${rowsPerPart / 20}) p
      join product_text t on t.product_id = p.id order by p.id, t.locale`,
    );
    return rows.map((row) => ({ id: row.id, cells: textColumns.map((column) => row[column] ?? null) }));
  },
};

async function read<Row>(
  executor: Kysely<CommerceTables>,
  question: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  return (await question.execute(executor)).rows as readonly Row[];
}

/** Rule 14: what is exported can be imported again, and changes nothing then. */
export async function exportRows(
  executor: Kysely<CommerceTables>,
  kind: SheetKind,
  after: number,
): Promise<ExportedRows> {
  const rows = await readers[kind](executor, after);
  const header = after === 0 ? `\uFEFF${lineOf(headers[kind])}` : '';
  return {
    text: header + rows.map(({ cells }) => lineOf(cells)).join(''),
    next: rows.at(-1)?.id ?? null,
  };
}
