import type { LocaleName } from '@bowline/markets';
import type { SegmentImage } from '../engine/index.ts';
import type { Destination } from './destination.ts';
import type { Batch } from './packing.ts';
import type { ProductReader } from './product-batches.ts';
import { buildProducts, planProducts } from './product-indices.ts';
import { readAhead } from './read-ahead.ts';
import type { Rounds } from './rounds.ts';
import type { CatalogueSource } from './sources.ts';

export interface ProductBuilds {
  readonly source: Pick<CatalogueSource, 'attributes' | 'synonyms' | 'rules'>;
  readonly destination: Destination;
  readonly locales: readonly LocaleName[];
  readonly rounds: Pick<Rounds, 'throwIfStopped' | 'unlessStopped'>;
  /** Called locale by locale, when its products can be found. */
  readonly onBuilt: (locale: LocaleName, products: number) => Promise<void>;
}

/** The indices of all locales from what one reader tells, over the protocol. */
export async function buildFromBatches(reader: ProductReader, builds: ProductBuilds): Promise<void> {
  const { source, destination, locales, rounds, onBuilt } = builds;
  /** What is made of a locale's products while the index of its next products is built in a thread. */
  let follows: Promise<void> = Promise.resolve();
  try {
    for (const { locale, batches } of inAdvance(reader, locales)) {
      let products = 0;
      async function* counted(): AsyncGenerator<Batch> {
        for await (const batch of batches) {
          rounds.throwIfStopped();
          products += batch.operations;
          yield batch;
        }
      }
      const plan = await planProducts(source, locale);
      await buildProducts(destination, plan, (building) => destination.write(building, counted()));
      await follows;
      follows = heard(onBuilt(locale, products));
    }
    await follows;
  } finally {
    await Promise.allSettled([follows]);
  }
}

/** The same where the service is in this process: readers build the indices themselves, each those of the next locale that is left. */
export async function buildInThreads(
  readers: readonly ProductReader[],
  adopt: (index: string, image: SegmentImage) => Promise<void>,
  builds: ProductBuilds,
): Promise<void> {
  const { source, destination, locales, rounds, onBuilt } = builds;
  const left = locales[Symbol.iterator]();
  /** One locale after the other: what is shown first is not held up by the second. */
  let shown: Promise<void> = Promise.resolve();
  let hasFailed = false;

  async function show(locale: LocaleName, plan: Plan, { image, products }: Built): Promise<void> {
    await buildProducts(destination, plan, (building) => adopt(building, image));
    await onBuilt(locale, products);
  }

  async function buildWith({ build }: ProductReader): Promise<void> {
    let own: Promise<void> = Promise.resolve();
    for (const locale of left) {
      if (hasFailed) break;
      const plan = await planProducts(source, locale);
      rounds.throwIfStopped();
      if (!build) throw new Error('The reader of the products builds no indices');
      const built = await rounds.unlessStopped(build(locale, plan.settings));
      // So that few of them wait in memory.
      await own;
      own = shown = heard(shown.then(() => show(locale, plan, built)));
    }
    await own;
  }

  const works = readers.map((reader) =>
    buildWith(reader).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  try {
    await Promise.all(works);
  } catch (error) {
    // What they are at is given up, so that nothing goes on when it is tried again.
    await Promise.allSettled([...readers.map((reader) => reader.close()), ...works, shown]);
    throw error;
  }
}

type Plan = Awaited<ReturnType<typeof planProducts>>;
type Built = Awaited<ReturnType<NonNullable<ProductReader['build']>>>;

/** Whoever waits for it hears of it. */
function heard(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}

/** The products of each locale; those of the next one are read while the index of this one is built. */
function* inAdvance(reader: ProductReader, locales: readonly LocaleName[]) {
  const all = locales.map((locale) => ({ locale, read: () => readAhead(reader.read(locale)) }));
  let ahead: AsyncIterable<Batch> | undefined;
  for (const [place, { locale, read }] of all.entries()) {
    const own = ahead ?? read();
    ahead = undefined;
    const batches = whenOver(own, () => {
      ahead = all[place + 1]?.read();
    });
    yield { locale, batches };
  }
}

async function* whenOver(batches: AsyncIterable<Batch>, then: () => void): AsyncGenerator<Batch> {
  yield* batches;
  then();
}
