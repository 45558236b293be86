// A thread as apps/server starts it, over two products that are not in a database.
import { parentPort, workerData } from 'node:worker_threads';
import { serveProducts } from '../src/index.ts';
import type { ProductFacts } from '../src/records/index.ts';

const { facts, failsFor, hangsFor } = workerData as {
  facts: readonly ProductFacts[];
  failsFor: string | null;
  hangsFor: string | null;
};

if (!parentPort) throw new Error('This is a thread');
await serveProducts(parentPort, {
  async *productFacts(locale) {
    if (locale === failsFor) throw new Error('The database went away');
    if (locale === hangsFor) await new Promise(() => {});
    for (const product of facts) yield [{ ...product, name: `${product.name} ${locale}` }];
  },
});
