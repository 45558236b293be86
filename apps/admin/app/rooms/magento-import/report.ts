import type { LoaderFunctionArgs } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { MagentoImportReportQuery } from '../../generated/operations.ts';
import { streamParts } from '../../parts/stream-parts.ts';

/** The report of an import as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { client } = deskOf(args);
  const id = Number(/^\d{1,9}$/.exec(args.params.id ?? '')?.[0] ?? 0);
  const partAfter = async (after: number) =>
    (await client.ask(MagentoImportReportQuery, { id, after })).magentoImportReport;
  return streamParts(partAfter, `magento-import-${id}.csv`);
}
