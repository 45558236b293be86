import { useTranslate } from '../../../i18n/I18nProvider.tsx';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Neighbouring days with the same hours are told together. */
export function OpeningHours({ days }: { days: readonly (string | null)[] }) {
  const t = useTranslate();
  return (
    <span className="numbers block">
      {groupsOf(days)
        .map(({ first, last, hours }) => {
          const from = t(`checkout.weekdays.${first}`);
          const span = first === last ? from : `${from}–${t(`checkout.weekdays.${last}`)}`;
          return `${span} ${hours ?? t('checkout.points.closed')}`;
        })
        .join(', ')}
    </span>
  );
}

type Weekday = (typeof weekdays)[number];

function groupsOf(days: readonly (string | null)[]) {
  const groups: { first: Weekday; last: Weekday; hours: string | null }[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const hours = days[index]?.replace('-', '–') ?? null;
    const latest = groups.at(-1);
    if (latest?.hours === hours) latest.last = weekday;
    else groups.push({ first: weekday, last: weekday, hours });
  }
  return groups;
}
