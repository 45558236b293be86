import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { SourceFault } from './source-fault.ts';

const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6');
}

const isPublic = ({ address, family }: LookupAddress): boolean =>
  !notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4');

const longestUrl = 300;

/** Rule 8: where a Magento is, without a final slash; null for what is no such address. */
export function sourceAddress(typed: string, allowsPrivate: boolean): string | null {
  const text = typed.trim();
  if (text.length > longestUrl || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isKnown = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
  if (!isKnown || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (!allowsPrivate && family !== 0 && !isPublic({ address: host, family })) return null;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Asks for the addresses of a name and answers them only if all are public: what is connected to is what was looked at. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new SourceFault('source-not-there'), []);
    else if (!addresses.every(isPublic)) callback(new SourceFault('source-address-not-allowed'), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
