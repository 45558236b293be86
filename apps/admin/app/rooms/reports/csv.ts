import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { ReportExportQuery } from '../../generated/operations.ts';
import { askedIn } from './period.ts';

const reports = ['sales', 'vat', 'margin', 'best', 'slow', 'stock', 'cohorts'];

/** A report as a file. Who has not shown the second factor lately is told so. */
export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const { report = '' } = args.params;
  const { which: _, ...asked } = askedIn(url, new Date());
  if (!reports.includes(report)) throw data('not-found', { status: 404 });
  const { reportExport } = await client.ask(ReportExportQuery, { report, ...asked });
  return new Response(reportExport, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${report}-${asked.from}-${asked.to}.csv"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
