import { EmptyState } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { VatReportQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate, useWordsOf } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { askedIn, lastQuarter } from './period.ts';
import { ReportChoice } from './ReportChoice.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const now = new Date();
  const asked = askedIn(url, now);
  const outcome = await client.change(VatReportQuery, asked);
  return {
    asked,
    quarter: lastQuarter(now),
    isRefused: !outcome.ok,
    daysWaiting: outcome.ok ? outcome.data.vatReport.daysWaiting : 0,
    rows: outcome.ok ? outcome.data.vatReport.rows.filter((row) => row !== null) : [],
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number];

export default function VatReport() {
  const t = useTranslate();
  const { rows, ...choice } = useLoaderData<typeof loader>();
  const isOneStop = ({ treatment }: Row) => treatment === 'destination';
  return (
    <>
      <PageHeader title={t('reports.names.vat')} />
      <div className="grid gap-5">
        <ReportChoice report="vat" {...choice} />
        {rows.length === 0 && <EmptyState title={t('reports.none')} />}
        <Rows title={t('reports.oneStop')} rows={rows.filter(isOneStop)} />
        <Rows title={t('reports.others')} rows={rows.filter((row) => !isOneStop(row))} />
      </div>
    </>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const t = useTranslate();
  const wordsOf = useWordsOf();
  const { money, number, basisPoints } = useFormats();
  if (rows.length === 0) return null;
  return (
    <Panel title={title} isFlush>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('reports.country')}</th>
            <th scope="col">{t('reports.treatment')}</th>
            <th scope="col" className="amount">
              {t('reports.rate')}
            </th>
            <th scope="col" className="amount">
              {t('reports.taxable')}
            </th>
            <th scope="col" className="amount">
              {t('reports.tax')}
            </th>
            <th scope="col" className="amount">
              {t('reports.documents')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.country} ${row.treatment} ${row.basisPoints} ${row.currency}`}>
              <td>{row.country}</td>
              <td>{wordsOf('reports.treatments', row.treatment)}</td>
              <td className="amount">{basisPoints(row.basisPoints)}</td>
              <td className="amount">{money(row.taxableMinor, row.currency)}</td>
              <td className="amount">{money(row.taxMinor, row.currency)}</td>
              <td className="amount">{number(row.documents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
