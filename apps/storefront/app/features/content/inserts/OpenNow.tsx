import { Badge } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { type OpeningHours, type OpeningState, openingState, type Weekday } from './opening-hours.ts';

export const dayNames: Readonly<Record<Weekday, MessageKey>> = {
  1: 'content.hours.days.monday',
  2: 'content.hours.days.tuesday',
  3: 'content.hours.days.wednesday',
  4: 'content.hours.days.thursday',
  5: 'content.hours.days.friday',
  6: 'content.hours.days.saturday',
  7: 'content.hours.days.sunday',
};

const everyMs = 30_000;

/** Told by the visitor's own clock, because a page may be older than it looks; nothing without JavaScript. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const t = useTranslate();
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    const look = () => setState(openingState(hours, new Date()));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [hours]);
  if (!state) return <span className="inline-block min-h-6" />;
  if (state.isOpen) return <Badge tone="success">{t('content.hours.openNow', { time: state.until })}</Badge>;
  const { next } = state;
  if (!next) return <Badge>{t('content.hours.closedNow')}</Badge>;
  const values = { day: t(dayNames[next.day]), time: next.opens };
  return <Badge>{t(next.inDays === 0 ? 'content.hours.opensToday' : 'content.hours.opensOn', values)}</Badge>;
}
