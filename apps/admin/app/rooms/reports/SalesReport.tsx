import { EmptyState } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { SalesReportQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { lastQuarter, periodIn } from './period.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const now = new Date();
  const period = periodIn(url, now);
  const outcome = await client.change(SalesReportQuery, period);
  return {
    period,
    quarter: lastQuarter(now),
    isRefused: !outcome.ok,
    rows: outcome.ok ? outcome.data.salesReport.filter((row) => row !== null) : [],
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number];

export default function SalesReport() {
  const t = useTranslate();
  const { rows, ...choice } = useLoaderData<typeof loader>();
  const currencies = [...Map.groupBy(rows, ({ currency }) => currency)];
  return (
    <>
      <PageHeader title={t('reports.sales')} />
      <div className="grid gap-5">
        <PeriodChoice report="sales" {...choice} />
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
      <Chart rows={rows} />
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

const height = 100;
const barWidth = 8;

/** The days side by side; the table below says the same in numbers. */
function Chart({ rows }: { readonly rows: readonly Row[] }) {
  const highest = Math.max(1, ...rows.map(({ totalMinor }) => totalMinor));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${rows.length * barWidth} ${height}`}
      preserveAspectRatio="none"
      className="h-28 w-full px-4 pt-4 text-primary"
    >
      {rows.map((row, index) => {
        const bar = (row.totalMinor / highest) * height;
        return (
          <rect
            key={row.day}
            x={index * barWidth + 1}
            y={height - bar}
            width={barWidth - 2}
            height={bar}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
