import { formatDate, formatMoney, formatNumber, timeOfDayInShop } from '@bowline/markets';
import { Badge, type BadgeTone } from '@bowline/ui/components';
import type { ReactNode } from 'react';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { ReturnDetails, ReturnState } from './returns-view.ts';

const tones: Readonly<Record<ReturnState, BadgeTone>> = {
  stated: 'primary',
  received: 'primary',
  refunded: 'success',
  declined: 'error',
};

interface ReturnCardProps {
  readonly record: ReturnDetails;
  readonly heading?: 'h2' | 'h3';
  /** Beside the number. */
  readonly children?: ReactNode;
}

/** One return: when it was stated, how each line of it stands, its label and what was paid back. */
export function ReturnCard({ record, heading: Heading = 'h3', children }: ReturnCardProps) {
  const t = useTranslate();
  const market = useMarket();
  const { labelPath, postBy, refunded, lines } = record;
  const isAwaited = lines.some(({ state, isSentBack }) => isSentBack && state === 'stated');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="text-base font-semibold">
          {t('orders.withdrawal.number', { number: record.number })}
        </Heading>
        {children}
      </div>
      <p>
        <StatedAt record={record} />
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-1">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 break-words">
                {formatNumber(line.quantity, market)} × {line.name}
              </span>
              <Badge tone={tones[line.state]}>{t(`orders.withdrawal.states.${line.state}`)}</Badge>
            </p>
            {line.reason && (
              <p className="text-sm break-words whitespace-pre-line text-text-muted">
                {t('orders.withdrawal.declined', { reason: line.reason })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {isAwaited && postBy && <p>{t('orders.withdrawal.postBy', { date: formatDate(postBy, market) })}</p>}
      {isAwaited && labelPath && (
        <p>
          <a href={labelPath} download className="text-link-style">
            {t('orders.withdrawal.label')}
          </a>
        </p>
      )}
      {refunded && (
        <p className="font-semibold">
          {t('orders.withdrawal.refunded', { amount: formatMoney(refunded, market) })}
        </p>
      )}
    </div>
  );
}

/** The moment the shop received it, by the shop's clock. */
export function StatedAt({ record: { statedAt } }: { record: ReturnDetails }) {
  const t = useTranslate();
  const market = useMarket();
  const moment = new Date(statedAt);
  const values = { date: formatDate(moment, market), time: timeOfDayInShop(moment) };
  return <time dateTime={statedAt}>{t('orders.withdrawal.received', values)}</time>;
}
