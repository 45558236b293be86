import type { PoolClient } from 'pg';
import type { BenchProduct } from './catalogue.ts';

const batchSize = 2000;

/** Products with their words weighted as in our index, the vocabulary for misspelt words, and every index that helps. */
export async function loadProducts(
  client: PoolClient,
  products: readonly BenchProduct[],
): Promise<{ bytes: number }> {
  await client.query(`
    create extension if not exists pg_trgm;
    set max_parallel_workers_per_gather = 0;
    set pg_trgm.similarity_threshold = 0.35;
    create table product (id int primary key, words tsvector not null, tags text[] not null, price double precision not null,
      position int not null, popularity int not null, name text not null, document json not null)`);
  for (let start = 0; start < products.length; start += batchSize) {
    await client.query(
      `insert into product select (d->>'objectID')::int,
         setweight(to_tsvector('simple', d->>'sku' || ' ' || (d->>'name')), 'A') ||
         setweight(to_tsvector('simple', d->>'categories'), 'B') || setweight(to_tsvector('simple', d->>'description'), 'C'),
         array(select o.key || ':' || v from jsonb_each(d->'options') as o, jsonb_array_elements_text(o.value) as v),
         (d->>'price')::double precision, (d->>'position')::int, (d->>'popularity')::int, d->>'name', (d - 'options')::json
       from jsonb_array_elements($1::jsonb) as d`,
      [JSON.stringify(products.slice(start, start + batchSize))],
    );
  }
  await client.query(
    `
    create table vocabulary as select word from ts_stat('select words from product') where word !~ '[0-9]';
    create index on vocabulary using gin (word gin_trgm_ops);
    create index on product using gin (words);
    create index on product using gin (tags);
    create index on product (price); create index on product (position); create index on product (name);
    create index on product (popularity desc)`,
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ bytes: string }>(
    `select pg_total_relation_size('product') + pg_total_relation_size('vocabulary') as bytes`,
  );
  return { bytes: Number(rows[0]?.bytes ?? 0) };
}
