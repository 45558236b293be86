export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What the address asks for; empty where it says nothing. */
export interface Asked extends Period {
  readonly market: string;
  readonly currency: string;
  readonly which: 'best' | 'slow';
}

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** The period that the address says, else the last thirty days. */
export function periodIn({ searchParams }: URL, today: Date): Period {
  const from = searchParams.get('from');
  const to = searchParams.get('to');
  if (isDay(from) && isDay(to)) return { from, to };
  const day = (daysAgo: number) =>
    new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return { from: day(29), to: day(0) };
}

export function askedIn(url: URL, today: Date): Asked {
  const given = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 20);
  return {
    ...periodIn(url, today),
    market: given('market'),
    currency: given('currency'),
    which: given('which') === 'slow' ? 'slow' : 'best',
  };
}

/** The quarter before the one of this day, which the one-stop shop asks about. */
export function lastQuarter(today: Date): Period {
  const quarter = Math.floor(today.getUTCMonth() / 3);
  const first = new Date(Date.UTC(today.getUTCFullYear(), quarter * 3 - 3, 1));
  const last = new Date(Date.UTC(today.getUTCFullYear(), quarter * 3, 0));
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) };
}
