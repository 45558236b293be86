import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { SalesExportQuery, VatExportQuery } from '../../generated/operations.ts';
import { periodIn } from './period.ts';

/** A report as a file. Who has not shown the second factor lately is told so. */
export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { report } = args.params;
  const period = periodIn(url, new Date());
  if (report !== 'sales' && report !== 'vat') throw data('not-found', { status: 404 });
  const text =
    report === 'sales'
      ? (await client.ask(SalesExportQuery, period)).salesExport
      : (await client.ask(VatExportQuery, period)).vatExport;
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${report}-${period.from}-${period.to}.csv"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
