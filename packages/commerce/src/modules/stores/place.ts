import { isIPv4, isIPv6 } from 'node:net';

/** All who come without an address share one place: leaving it out helps nobody. */
const nowhere = 'nowhere';
const groupsOfNetwork = 4;

/**
 * Under which limits count whoever asks. The server writes the header anew with what it saw itself or what a proxy it trusts saw;
 * the last entry counts. Who has one address of IPv6 has 2^64 of them, so that the network counts.
 */
export function placeOf(forwardedFor: string | null): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return nowhere;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return mapped ?? networkOf(address);
}

function networkOf(address: string): string {
  const [before = '', after] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
