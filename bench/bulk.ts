import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as operations from '@bowline/admin/operations';
import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';
import { ensureBuild } from '../scripts/build.ts';
import { setScene } from './checkout/scene.ts';
import { deskQuestion } from './desk/cases.ts';
import { signInOwner } from './desk/fill.ts';
import { ask } from './measure/ask.ts';
import { tidyUp, wholeShop, withBenchShop } from './measure/bench-shop.ts';
import { readOptions } from './measure/options.ts';
import { quantile } from './measure/statistics.ts';
import { measureCapacity, type Outcome, visitAtRate } from './mixed/open-loop.ts';
import { failureLines, isServed, type Phase, phaseTable, verdict } from './mixed/report.ts';
import { createTraffic } from './mixed/traffic.ts';

const concurrency = 8;
const warmUpSeconds = 20;
const mostSlower = 2;
const pauseMs = 250;

/** What visitors notice while the merchant changes the prices of very many articles at once. */
async function run(args: readonly string[]): Promise<void> {
  const { more, data } = readOptions(args, { rows: '10000', seconds: '60', rate: '10' });
  await ensureBuild({ root: join(import.meta.dirname, '..'), log: console.log });
  await withBenchShop(wholeShop(data), async ({ server: { url }, database, ...shop }) => {
    const next = await createTraffic(database, await setScene({ server: { url }, database, ...shop }));
    const token = await signInOwner(database);
    const uploadId = await sendSheet(database, more.rows);
    // Whoever sends a list has been at the desk before: its schema is assembled.
    await ask(url, deskQuestion(token, operations.OrdersQuery, {}), new Agent());
    await tidyUp(database);
    // As fast as it goes: pages are kept, and what is hot is compiled.
    await measureCapacity({ url, next }, { seconds: warmUpSeconds, concurrency });
    const calmMs = more.seconds * 1000;
    const edited = wait(calmMs).then(() => edit(url, token, uploadId, database));
    // Told when the visits are over.
    edited.catch(() => {});
    const outcomes = await visitAtRate({ url, next, rateAt: () => more.rate, seconds: 2 * more.seconds });
    const { rowsChanged, seconds } = await edited;
    const phases: readonly Phase[] = [
      { name: 'calm', fromMs: 0, untilMs: calmMs },
      // With what follows from it: pages that are dropped, records of the search that are written.
      { name: 'edit', fromMs: calmMs, untilMs: 2 * calmMs },
    ];
    const [calm = Number.NaN, busy = Number.NaN] = phases.map((phase) => p99In(outcomes, phase));
    const failed = outcomes.filter((one) => !isServed(one)).length;
    console.log(`\n${phaseTable(phases, outcomes)}\n`);
    console.log(
      [
        `${rowsChanged} prices changed in ${seconds.toFixed(1)} s beside ${more.rate} visits a second.`,
        ...failureLines(outcomes),
        verdict(failed === 0, `${failed} visits were not served`),
        verdict(
          busy <= mostSlower * calm,
          `p99 of all visits: ${calm.toFixed(0)} ms before, ${busy.toFixed(0)} ms meanwhile (≤ ${mostSlower} times)`,
        ),
      ].join('\n'),
    );
  });
}

function p99In(outcomes: readonly Outcome[], { fromMs, untilMs }: Phase): number {
  const own = outcomes.filter((one) => isServed(one) && one.atMs >= fromMs && one.atMs < untilMs);
  return quantile(
    own.map(({ tookMs }) => tookMs),
    0.99,
  );
}

/** A list that makes so many articles a cent dearer, as the desk keeps what was sent to it. */
async function sendSheet({ kysely }: CommerceDatabase, rows: number): Promise<number> {
  const { rows: uploads } = await sql<{ id: number }>`
    with lines as (
      select sku || ',' || to_char((price_minor + 1) / 100.0, 'FM9999990.00') as line from product
      where price_minor > 0 and not exists (select from price_reduction r where r.product_id = product.id)
      order by md5(sku) limit ${rows}
    )
    insert into desk_upload (staff_id, bytes, created_at)
    select (select id from staff where email = 'owner@example.com'),
      convert_to('sku,price' || chr(10) || string_agg(line, chr(10)), 'UTF8'), now()
    from lines returning id`.execute(kysely);
  return uploads[0]?.id ?? 0;
}

async function edit(url: string, token: string, uploadId: number, { kysely }: CommerceDatabase) {
  const startedMs = performance.now();
  const wish = { uploadId, kind: 'prices', fileName: 'bench.csv', isTrial: false };
  const agent = new Agent();
  const question = deskQuestion(token, operations.ReadSheetMutation, wish);
  const { body } = await ask(url, question, agent);
  const fault = question.fault(body);
  if (fault) throw new Error(fault);
  const { data } = JSON.parse(body.toString()) as { data: { readSheet: number } };
  for (;;) {
    await wait(pauseMs);
    const { rows } = await sql<{ state: string; rowsChanged: number }>`
      select state, rows_changed as "rowsChanged" from goods_sheet where id = ${data.readSheet}`.execute(
      kysely,
    );
    const [sheet] = rows;
    if (sheet?.state === 'done')
      return { rowsChanged: sheet.rowsChanged, seconds: (performance.now() - startedMs) / 1000 };
    if (sheet?.state === 'failed') throw new Error('The list could not be read.');
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
