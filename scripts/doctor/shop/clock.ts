import { blocks, type Finding, fine, hint } from '../finding.mjs';
import { ask } from './ask.ts';
import { minutes, type ShopPlace } from './place.ts';

/** The header of an answer tells whole seconds only. */
const noticedMs = 3_000;
/** Codes of two steps, signatures of payments and certificates are good for about this long. */
const harmfulMs = 30_000;

/** Whether this machine, PostgreSQL and the shop agree on the time. */
export async function checkClock({ pool, url }: ShopPlace): Promise<Finding[]> {
  const askedMs = Date.now();
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  const middleMs = (askedMs + Date.now()) / 2;
  const shop = await ask(new URL('/health/live', url));
  const apart = [
    { who: 'PostgreSQL', ms: Math.abs((rows[0]?.ms ?? middleMs) - middleMs) },
    { who: 'the shop', ms: shop.date ? Math.abs(shop.date.getTime() - Date.now()) : 0 },
  ];
  const findings = apart
    .filter(({ ms }) => ms > noticedMs)
    .map(({ who, ms }) => {
      const about = `the clocks of ${who} and this machine differ by ${minutes(ms / 1000)}`;
      return (ms > harmfulMs ? blocks : hint)(about, 'let both follow a time server (NTP)');
    });
  return findings.length > 0 ? findings : [fine('clocks agree')];
}
