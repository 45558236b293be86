/** All who come without an address count as one: leaving it out helps nobody. */
const nowhere = 'nowhere';
const groupsOfAddress = 8;
const groupsOfNetwork = 4;

/**
 * Whom a request counts for, wherever there are limits or turns. The shop's own server writes the header anew with what it saw
 * itself or what a proxy it trusts saw: the last entry counts. What stands before it is only what the client says of itself.
 */
export function clientAddress({ headers }: { readonly headers: Headers }): string {
  return placeOf(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '');
}

const known = new Map<string, string>();
const mostKnown = 1_000;
const longestKnown = 64;

/** Who has one address of IPv6 has 2^64 of them, so there the network counts. Asked several times for one request. */
export function placeOf(address: string): string {
  const kept = known.get(address);
  if (kept !== undefined) return kept;
  const place = findPlace(address);
  if (address.length > longestKnown) return place;
  if (known.size >= mostKnown) known.clear();
  known.set(address, place);
  return place;
}

function findPlace(address: string): string {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address.toLowerCase());
  if (!groups) return nowhere;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return mapped ?? groups.slice(0, groupsOfNetwork).join(':');
}

function isIPv4(text: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every(isByte);
}

const isByte = (text: string): boolean => String(Number(text)) === text && Number(text) < 256;

/** Without leading zeros; undefined for what is no address of IPv6. */
function groupsOf(address: string): readonly string[] | undefined {
  const [, text = ''] = /^([\da-f:.]{2,45})(?:%[\da-z]+)?$/.exec(address) ?? [];
  const [before = '', after, ...more] = text.split('::').map(withoutIPv4);
  const head = before ? before.split(':') : [];
  const tail = after ? after.split(':') : [];
  const missing = groupsOfAddress - head.length - tail.length;
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return undefined;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/** The last four bytes may be written as those of IPv4. */
function withoutIPv4(text: string): string {
  const [, ipv4 = ''] = /(?:^|:)([\d.]+)$/.exec(text) ?? [];
  return isIPv4(ipv4) ? `${text.slice(0, -ipv4.length)}0:0` : text;
}
