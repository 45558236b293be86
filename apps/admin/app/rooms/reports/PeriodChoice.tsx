import { Button, ButtonLink, Notice } from '@bowline/ui/components';
import { Form, NavLink, useLocation } from 'react-router';
import { useMe } from '../../data/use-me.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import type { Period } from './period.ts';

interface PeriodChoiceProps {
  readonly report: 'sales' | 'vat';
  readonly period: Period;
  readonly quarter: Period;
  readonly isRefused: boolean;
}

/** Which report of which days, and the file of it. */
export function PeriodChoice({ report, period, quarter, isRefused }: PeriodChoiceProps) {
  const t = useTranslate();
  const { hasProved } = useMe();
  const { pathname } = useLocation();
  const query = (of: Period) => new URLSearchParams({ ...of }).toString();
  return (
    <div className="no-print grid gap-3">
      <nav aria-label={t('reports.title')} className="desk-nav flex flex-wrap gap-1 text-sm">
        <NavLink to="/reports" end className="rounded-md px-3 py-1.5 hover:bg-surface">
          {t('reports.sales')}
        </NavLink>
        <NavLink to="/reports/vat" className="rounded-md px-3 py-1.5 hover:bg-surface">
          {t('reports.vat')}
        </NavLink>
      </nav>
      <Form className="flex flex-wrap items-end gap-3 text-sm" key={query(period)}>
        <label className="grid gap-1">
          {t('reports.from')}
          <input type="date" name="from" defaultValue={period.from} required className="control h-9" />
        </label>
        <label className="grid gap-1">
          {t('reports.to')}
          <input type="date" name="to" defaultValue={period.to} required className="control h-9" />
        </label>
        <Button type="submit" size="sm">
          {t('shell.show')}
        </Button>
        <ButtonLink href={`${pathname}?${query(quarter)}`} size="sm" variant="quiet">
          {t('reports.lastQuarter')}
        </ButtonLink>
        {hasProved ? (
          <a
            href={`/bowline-admin/reports/${report}/csv?${query(period)}`}
            className="text-link-style ms-auto py-2"
          >
            {t('reports.csv')}
          </a>
        ) : (
          <span className="ms-auto py-2 text-text-muted">{t('reports.needsProof')}</span>
        )}
      </Form>
      {isRefused && <Notice tone="error">{t('refusals.period-not-valid', { most: 366 })}</Notice>}
    </div>
  );
}
