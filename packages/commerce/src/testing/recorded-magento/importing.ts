import type { TestCommerce } from '../create-test-commerce.ts';
import type { RecordedMagento } from './server.ts';

export interface ImportOptions {
  readonly isTrial?: boolean;
  readonly groups?: readonly string[];
  readonly token?: string;
  readonly files?: readonly { readonly table: string; readonly uploadId: number }[];
  readonly staff?: { readonly id: number; readonly name: string };
}

/** Imports from the recorded Magento, as the desk and a worker would. */
export function createImporting(commerce: TestCommerce, magento: RecordedMagento) {
  async function start(options: ImportOptions = {}): Promise<number> {
    const started = await commerce.admin.magentoImport.start({
      sourceUrl: `${magento.url}/`,
      token: magento.token,
      groups: ['catalogue', 'stock'],
      vatBasisPoints: 0,
      isTrial: false,
      files: [],
      staff: { id: 0, name: 'The owner' },
      ...options,
    });
    if (!started.ok) throw new Error(started.refusal.code);
    return started.value;
  }
  const work = (importId: number, signal = new AbortController().signal) =>
    commerce.jobs['magento-import.run'](
      { importId },
      { jobId: '1', attempt: 1, maxAttempts: 5, signal },
    ) as Promise<void>;
  async function fileOf(id: number) {
    const file = await commerce.admin.magentoImport.find(id);
    if (!file) throw new Error('There is no such import');
    return file;
  }
  return {
    start,
    work,
    fileOf,
    async resume(id: number) {
      const going = await commerce.admin.magentoImport.goOn(id, null);
      if (!going.ok) throw new Error(going.refusal.code);
      await work(id);
    },
    async run(options?: ImportOptions) {
      const id = await start(options);
      await work(id);
      return fileOf(id);
    },
  };
}

export type Importing = ReturnType<typeof createImporting>;
type File = Awaited<ReturnType<Importing['fileOf']>>;

/** What a test says of a report. */
export const report = {
  /** By kind: read, added, changed, unchanged, left out. */
  countsOf: ({ counts }: File) =>
    Object.fromEntries(
      counts.map(({ kind, read, added, changed, unchanged, leftOut }) => [
        kind,
        [read, added, changed, unchanged, leftOut],
      ]),
    ),
  problemsOf: ({ problems }: File) =>
    problems.map(({ kind, magentoId, code, value, isLeftOut }) => [kind, magentoId, code, value, isLeftOut]),
};
