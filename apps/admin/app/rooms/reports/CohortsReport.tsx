import { classNames, EmptyState } from '@bowline/ui/components';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deskOf } from '../../data/desk-context.ts';
import { CohortsReportQuery } from '../../generated/operations.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { BarChart } from '../../parts/BarChart.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { sharesByMonth } from './cohort-shares.ts';
import { askedIn, lastQuarter } from './period.ts';
import { ReportChoice } from './ReportChoice.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, url } = deskOf(args);
  const now = new Date();
  const { cohortsReport } = await client.ask(CohortsReportQuery, {});
  return {
    asked: askedIn(url, now),
    quarter: lastQuarter(now),
    countedAt: cohortsReport?.countedAt ?? null,
    cohorts: cohortsReport?.cohorts.filter((cohort) => cohort !== null) ?? [],
  };
}

/** The more of them came back, the darker. */
const tintOf = (share: number) =>
  share >= 0.3 ? 'bg-primary/30' : share >= 0.15 ? 'bg-primary/20' : share > 0 ? 'bg-primary/10' : '';

export default function CohortsReport() {
  const t = useTranslate();
  const { number, month, basisPoints, exactMoment } = useFormats();
  const { cohorts, countedAt, ...choice } = useLoaderData<typeof loader>();
  const share = (part: number) => basisPoints(Math.round(part * 1_000) * 10);
  const later = sharesByMonth(cohorts).map((value, index) => ({ months: index + 1, value }));
  return (
    <>
      <PageHeader title={t('reports.names.cohorts')} />
      <div className="grid gap-5">
        <ReportChoice report="cohorts" {...choice} />
        <p className="max-w-prose text-sm text-text-muted">
          {t('reports.cohortsNote')} {countedAt && t('reports.countedAt', { moment: exactMoment(countedAt) })}
        </p>
        {cohorts.length === 0 ? (
          <EmptyState title={t('reports.noBuyers')} />
        ) : (
          <Panel title={t('reports.cameBack')} isFlush>
            <BarChart
              label={t('reports.cohortsChart')}
              bars={later.map(({ months, value }) => ({
                key: String(months),
                label: t('reports.monthsLater', { months }),
                value,
              }))}
              format={share}
            />
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('reports.firstOrder')}</th>
                  <th scope="col" className="amount">
                    {t('reports.buyers')}
                  </th>
                  {later.map(({ months }) => (
                    <th key={months} scope="col" className="amount">
                      {t('reports.monthsLater', { months })}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cohorts.map((cohort) => (
                  <tr key={cohort.month}>
                    <td className="whitespace-nowrap">{month(cohort.month)}</td>
                    <td className="amount">{number(cohort.buyers)}</td>
                    {later.map(({ months }) => {
                      const again = cohort.again[months - 1];
                      const part = cohort.buyers > 0 ? (again ?? 0) / cohort.buyers : 0;
                      return (
                        <td key={months} className={classNames('amount', tintOf(part))}>
                          {again === undefined || again === null ? '' : `${share(part)} (${number(again)})`}
                        </td>
                      );
                    })}
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
