import type { Market } from '@bowline/markets';

/** The time of day where the visitor is, as people write it there; a server, which is nowhere, says where. */
export function clockTime(moment: string, { name }: Market, timeZone?: string): string {
  return new Intl.DateTimeFormat(name, { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(moment),
  );
}
