import type { Market } from '@bowline/markets';

/** The time of day where the visitor is, as people write it there. */
export function clockTime(moment: string, { name }: Market): string {
  return new Intl.DateTimeFormat(name, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}
