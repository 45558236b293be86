import { EmptyState } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { MarginReportQuery } from '../../generated/operations.ts';
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
  const outcome = await client.change(MarginReportQuery, asked);
  return {
    asked,
    quarter: lastQuarter(now),
    isRefused: !outcome.ok,
    daysWaiting: outcome.ok ? outcome.data.marginReport.daysWaiting : 0,
    rows: outcome.ok ? outcome.data.marginReport.rows.filter((row) => row !== null) : [],
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number];

export default function MarginReport() {
  const t = useTranslate();
  const { money, day, basisPoints } = useFormats();
  const { rows, ...choice } = useLoaderData<typeof loader>();
  const sum = (of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  const total: Row = {
    day: '',
    netMinor: sum(({ netMinor }) => netMinor),
    costedMinor: sum(({ costedMinor }) => costedMinor),
    costMinor: sum(({ costMinor }) => costMinor),
  };
  const unknown = total.netMinor - total.costedMinor;
  const cells = ({ netMinor, costedMinor, costMinor }: Row) => (
    <>
      <td className="amount">{money(netMinor, 'EUR')}</td>
      <td className="amount">{money(costedMinor, 'EUR')}</td>
      <td className="amount">{money(costMinor, 'EUR')}</td>
      <td className="amount">{money(costedMinor - costMinor, 'EUR')}</td>
      <td className="amount">
        {costedMinor > 0 ? basisPoints(Math.round(((costedMinor - costMinor) * 10_000) / costedMinor)) : '–'}
      </td>
    </>
  );
  return (
    <>
      <PageHeader title={t('reports.names.margin')} />
      <div className="grid gap-5">
        <ReportChoice report="margin" {...choice} />
        <p className="max-w-prose text-sm text-text-muted">{t('reports.marginNote')}</p>
        {rows.length === 0 && <EmptyState title={t('reports.none')} />}
        {rows.length > 0 && (
          <Panel title="EUR" isFlush>
            {unknown !== 0 && (
              <p className="px-4 pt-4 text-sm">
                {t('reports.unknownCost', { amount: money(unknown, 'EUR') })}
              </p>
            )}
            <BarChart
              label={t('reports.marginChart')}
              bars={rows.map((row) => ({
                key: row.day,
                label: day(row.day),
                value: row.costedMinor - row.costMinor,
              }))}
              format={(value) => money(value, 'EUR')}
            />
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('reports.day')}</th>
                  {(['broughtIn', 'ofKnownCost', 'cost', 'margin', 'share'] as const).map((column) => (
                    <th key={column} scope="col" className="amount">
                      {t(`reports.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.day}>
                    <td>{day(row.day)}</td>
                    {cells(row)}
                  </tr>
                ))}
                <tr className="font-semibold">
                  <td>{t('reports.sum')}</td>
                  {cells(total)}
                </tr>
              </tbody>
            </table>
          </Panel>
        )}
      </div>
    </>
  );
}
