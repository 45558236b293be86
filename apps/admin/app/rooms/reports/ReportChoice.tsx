import { allMarkets, currencyDetails } from '@bowline/markets';
import { Button, ButtonLink, Notice } from '@bowline/ui/components';
import { Form, NavLink, useLocation } from 'react-router';
import { useMe } from '../../data/use-me.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { Choice } from './Choice.tsx';
import type { Asked, Period } from './period.ts';

/** Which may be narrowed to a market, to a currency, or to the best or slowest goods. */
const reports = {
  sales: { path: '/reports', narrows: ['market', 'currency'] },
  margin: { path: '/reports/margin', narrows: ['market', 'currency'] },
  vat: { path: '/reports/vat', narrows: [] },
  sellers: { path: '/reports/sellers', narrows: ['which', 'market'] },
  stock: { path: '/reports/stock', narrows: null },
  cohorts: { path: '/reports/cohorts', narrows: null },
} as const;
export type ReportName = keyof typeof reports;

interface ReportChoiceProps {
  readonly report: ReportName;
  readonly asked: Asked;
  readonly quarter: Period;
  readonly isRefused?: boolean;
  readonly daysWaiting?: number;
}

/** Which report of which days and where, and the file of it. */
export function ReportChoice({ report, asked, quarter, isRefused, daysWaiting = 0 }: ReportChoiceProps) {
  const t = useTranslate();
  const { hasProved } = useMe();
  const { pathname } = useLocation();
  const { narrows } = reports[report];
  const can = (what: string) => narrows?.some((each) => each === what) ?? false;
  const query = (of: Asked) =>
    new URLSearchParams(Object.entries(of).filter(([, value]) => value !== '')).toString();
  const file = report === 'sellers' ? asked.which : report;
  return (
    <div className="no-print grid gap-3">
      <nav aria-label={t('reports.title')} className="desk-nav flex flex-wrap gap-1 text-sm">
        {(Object.keys(reports) as ReportName[]).map((name) => (
          <NavLink key={name} to={reports[name].path} end className="rounded-md px-3 py-1.5 hover:bg-surface">
            {t(`reports.names.${name}`)}
          </NavLink>
        ))}
      </nav>
      <Form className="flex flex-wrap items-end gap-3 text-sm" key={query(asked)}>
        {narrows && (
          <>
            <label className="grid gap-1">
              {t('reports.from')}
              <input type="date" name="from" defaultValue={asked.from} required className="control h-9" />
            </label>
            <label className="grid gap-1">
              {t('reports.to')}
              <input type="date" name="to" defaultValue={asked.to} required className="control h-9" />
            </label>
            {can('which') && (
              <Choice name="which" label={t('reports.which')} chosen={asked.which}>
                <option value="best">{t('reports.goods.best')}</option>
                <option value="slow">{t('reports.goods.slow')}</option>
              </Choice>
            )}
            {can('market') && (
              <Choice name="market" label={t('reports.market')} chosen={asked.market}>
                <option value="">{t('reports.allMarkets')}</option>
                {allMarkets.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Choice>
            )}
            {can('currency') && (
              <Choice name="currency" label={t('reports.currency')} chosen={asked.currency}>
                <option value="">{t('reports.allCurrencies')}</option>
                {Object.keys(currencyDetails).map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </Choice>
            )}
            <Button type="submit" size="sm">
              {t('shell.show')}
            </Button>
            <ButtonLink href={`${pathname}?${query({ ...asked, ...quarter })}`} size="sm" variant="quiet">
              {t('reports.lastQuarter')}
            </ButtonLink>
          </>
        )}
        {hasProved ? (
          <a
            href={`/bowline-admin/reports/${file}/csv?${query(asked)}`}
            className="text-link-style ms-auto py-2"
          >
            {t('reports.csv')}
          </a>
        ) : (
          <span className="ms-auto py-2 text-text-muted">{t('reports.needsProof')}</span>
        )}
      </Form>
      {isRefused && <Notice tone="error">{t('refusals.period-not-valid', { most: 366 })}</Notice>}
      {daysWaiting > 0 && <Notice tone="info">{t('reports.daysWaiting', { days: daysWaiting })}</Notice>}
    </div>
  );
}
