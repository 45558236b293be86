/** The shop's clock, whatever that of a browser says. */
export const timeZone = 'Europe/Amsterdam';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `2026-11-02T10:30` for a field of a form; seconds only where there are some. */
export function localTimeOf(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const local = parts.format(moment).replace(' ', 'T');
  return local.endsWith(':00') ? local.slice(0, -3) : local;
}

const localShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** The moment that the shop's clock showed; null when it is none. Of an hour that came twice in autumn, one of the two. */
export function momentOf(local: string): string | null {
  if (!localShape.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // What the clock of the shop shows at a moment tells how far it is ahead; looked at twice, for days on which that changes.
  let guess = asUtc;
  for (const _ of [1, 2]) guess = asUtc - (Date.parse(`${parts.format(guess).replace(' ', 'T')}Z`) - guess);
  return new Date(guess).toISOString();
}
