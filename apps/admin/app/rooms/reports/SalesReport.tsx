import { EmptyState } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { SalesReportQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { BarChart } from '../../parts/BarChart.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { askedIn, lastQuarter } from './period.ts';
import { ReportChoice } from './ReportChoice.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const now = new Date();
  const asked = askedIn(url, now);
  const outcome = await client.change(SalesReportQuery, asked);
  return {
    asked,
    quarter: lastQuarter(now),
    isRefused: !outcome.ok,
    daysWaiting: outcome.ok ? outcome.data.salesReport.daysWaiting : 0,
    rows: outcome.ok ? outcome.data.salesReport.rows.filter((row) => row !== null) : [],
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number];

export default function SalesReport() {
  const t = useTranslate();
  const { rows, ...choice } = useLoaderData<typeof loader>();
  const currencies = [...Map.groupBy(rows, ({ currency }) => currency)];
  return (
    <>
      <PageHeader title={t('reports.names.sales')} />
      <div className="grid gap-5">
        <ReportChoice report="sales" {...choice} />
        {rows.length === 0 && <EmptyState title={t('reports.none')} />}
        {currencies.map(([currency, own]) => (
          <Currency key={currency} currency={currency} rows={own} />
        ))}
      </div>
    </>
  );
}

function Currency({ currency, rows }: { readonly currency: string; readonly rows: readonly Row[] }) {
  const t = useTranslate();
  const { money, number, day } = useFormats();
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <Panel title={currency} isFlush>
      <BarChart
        label={t('reports.salesChart', { currency })}
        bars={rows.map((row) => ({ key: row.day, label: day(row.day), value: row.totalMinor }))}
        format={(value) => money(value, currency)}
      />
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{t('reports.day')}</th>
            <th scope="col" className="amount">
              {t('reports.orders')}
            </th>
            <th scope="col" className="amount">
              {t('reports.total')}
            </th>
            <th scope="col" className="amount">
              {t('reports.credited')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day}>
              <td>{day(row.day)}</td>
              <td className="amount">{number(row.orders)}</td>
              <td className="amount">{money(row.totalMinor, currency)}</td>
              <td className="amount">{money(row.creditedMinor, currency)}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <td>{t('reports.sum')}</td>
            <td className="amount">{number(sum(({ orders }) => orders))}</td>
            <td className="amount">
              {money(
                sum(({ totalMinor }) => totalMinor),
                currency,
              )}
            </td>
            <td className="amount">
              {money(
                sum(({ creditedMinor }) => creditedMinor),
                currency,
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}
