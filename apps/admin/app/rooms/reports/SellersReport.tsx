import { EmptyState } from '@bowline/ui/components';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { SellersReportQuery } from '../../generated/operations.ts';
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
  const asked = askedIn(url, now);
  const outcome = await client.change(SellersReportQuery, asked);
  return {
    asked,
    quarter: lastQuarter(now),
    isRefused: !outcome.ok,
    daysWaiting: outcome.ok ? outcome.data.sellersReport.daysWaiting : 0,
    rows: outcome.ok ? outcome.data.sellersReport.rows.filter((row) => row !== null) : [],
  };
}

export default function SellersReport() {
  const t = useTranslate();
  const { money, number, month } = useFormats();
  const { rows, ...choice } = useLoaderData<typeof loader>();
  const largest = Math.max(0, ...rows.map(({ netMinor }) => netMinor));
  const { which } = choice.asked;
  return (
    <>
      <PageHeader title={t('reports.names.sellers')} />
      <div className="grid gap-5">
        <ReportChoice report="sellers" {...choice} />
        {rows.length === 0 ? (
          <EmptyState title={t('reports.none')} />
        ) : (
          <Panel title={t(`reports.goods.${which}`)} isFlush>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('reports.product')}</th>
                  <th scope="col">{t('reports.onSaleSince')}</th>
                  <th scope="col" className="amount">
                    {t('reports.pieces')}
                  </th>
                  <th scope="col" className="amount">
                    {t('reports.columns.broughtIn')}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t('reports.compared')}</span>
                  </th>
                  <th scope="col" className="amount">
                    {t('reports.names.margin')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.sku}>
                    <td className="min-w-44">
                      <Link to={`/products/${encodeURIComponent(row.sku)}`} className="text-link-style">
                        {row.name ?? row.sku}
                      </Link>
                      <div className="text-text-muted">{row.sku}</div>
                    </td>
                    <td className="whitespace-nowrap">{row.since ? month(row.since) : '–'}</td>
                    <td className="amount">{number(row.quantityHundredths / 100)}</td>
                    <td className="amount">{money(row.netMinor, 'EUR')}</td>
                    <td className="w-1/5">
                      <ShareBar value={row.netMinor} largest={largest} />
                    </td>
                    <td className="amount">
                      {row.costedMinor === 0 && row.netMinor !== 0
                        ? t('reports.notKnown')
                        : money(row.costedMinor - row.costMinor, 'EUR')}
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
