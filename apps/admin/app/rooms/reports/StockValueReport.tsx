import { EmptyState } from '@bowline/ui/components';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { StockValueReportQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ShareBar } from '../../parts/ShareBar.tsx';
import { askedIn, lastQuarter } from './period.ts';
import { ReportChoice } from './ReportChoice.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const now = new Date();
  const { stockValueReport } = await client.ask(StockValueReportQuery, {});
  return { asked: askedIn(url, now), quarter: lastQuarter(now), ...stockValueReport };
}

export default function StockValueReport() {
  const t = useTranslate();
  const { money, number, metres } = useFormats();
  const { totalMinor, pools, poolsWithoutCost, worthMost, ...choice } = useLoaderData<typeof loader>();
  const rows = worthMost.filter((row) => row !== null);
  const largest = rows[0]?.valueMinor ?? 0;
  return (
    <>
      <PageHeader title={t('reports.names.stock')} />
      <div className="grid gap-5">
        <ReportChoice report="stock" {...choice} />
        <Panel>
          <p className="text-2xl font-semibold tabular-nums">{money(totalMinor, 'EUR')}</p>
          <p className="mt-1 text-sm text-text-muted">
            {t('reports.stockNote', { pools: number(pools), without: number(poolsWithoutCost) })}{' '}
            {poolsWithoutCost > 0 && (
              <Link to="/sheets" className="text-link-style">
                {t('reports.giveCosts')}
              </Link>
            )}
          </p>
        </Panel>
        {rows.length === 0 ? (
          <EmptyState title={t('reports.noCosts')} />
        ) : (
          <Panel title={t('reports.worthMost')} isFlush>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('reports.pool')}</th>
                  <th scope="col" className="amount">
                    {t('reports.inStock')}
                  </th>
                  <th scope="col" className="amount">
                    {t('reports.costOfUnit')}
                  </th>
                  <th scope="col" className="amount">
                    {t('reports.value')}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t('reports.compared')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.key}>
                    <td className="min-w-44">
                      <Link to={`/stock/${encodeURIComponent(row.key)}`} className="text-link-style">
                        {row.name ?? row.key}
                      </Link>
                      <div className="text-text-muted">{row.key}</div>
                    </td>
                    <td className="amount">
                      {row.isLength ? metres(row.quantity / 100) : number(row.quantity)}
                    </td>
                    <td className="amount">
                      {money((row.costMillionths * (row.isLength ? 100 : 1)) / 10_000, 'EUR')}
                    </td>
                    <td className="amount">{money(row.valueMinor, 'EUR')}</td>
                    <td className="w-1/4">
                      <ShareBar value={row.valueMinor} largest={largest} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        )}
      </div>
    </>
  );
}
