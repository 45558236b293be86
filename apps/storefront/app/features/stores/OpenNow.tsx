import { classNames } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import {
  hoursByDays,
  type OpeningHours,
  type OpeningState,
  openingState,
  type Weekday,
} from './opening-hours.ts';

const dayNames: Readonly<Record<Weekday, MessageKey>> = {
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
  if (state.isOpen) return <State isOpen text={t('content.hours.openNow', { time: state.until })} />;
  const { next } = state;
  if (!next) return <State text={t('content.hours.closedNow')} />;
  const values = { day: t(dayNames[next.day]), time: next.opens };
  return <State text={t(next.inDays === 0 ? 'content.hours.opensToday' : 'content.hours.opensOn', values)} />;
}

/** Unlike a badge it may need two lines: some languages have more to say. */
function State({ isOpen = false, text }: { isOpen?: boolean; text: string }) {
  return (
    <span
      className={classNames(
        'inline-block min-h-6 rounded-md px-2.5 py-1 text-xs font-semibold',
        isOpen ? 'bg-success-soft text-on-success-soft' : 'bg-surface-sunken text-text',
      )}
    >
      {text}
    </span>
  );
}

export function HoursLines({ hours }: { hours: OpeningHours }) {
  const t = useTranslate();
  return hoursByDays(hours).map(({ from, to, opens, closes }) => {
    const days =
      from === to
        ? t(dayNames[from])
        : t('content.hours.range', { from: t(dayNames[from]), to: t(dayNames[to]) });
    return (
      <span key={from} className="block">
        {days}, {opens}–{closes}
      </span>
    );
  });
}
