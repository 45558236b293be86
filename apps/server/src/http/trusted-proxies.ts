import { BlockList, isIP } from 'node:net';

/** Nobody, whoever connects, or these addresses and ranges. */
export type ProxyTrust = boolean | readonly string[];

export interface TrustedProxies {
  /** Whether what this peer says of a request (protocol, host, address) is believed. */
  trusts(peer: string | undefined): boolean;
  /** Who asks: the peer, unless it is a trusted proxy that says for whom. Never empty, so that leaving it out helps nobody. */
  clientOf(peer: string | undefined, forwardedFor: string | string[] | undefined): string;
}

/** Who is counted when even the socket has no address, as after an aborted connection. */
const nowhere = '0.0.0.0';
const mostHops = 16;

export function createTrustedProxies(trust: ProxyTrust): TrustedProxies {
  const list = Array.isArray(trust) ? listOf(trust) : null;
  const isListed = (address: string) =>
    list?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? trust === true;
  const trusts = (peer: string | undefined) => peer !== undefined && isListed(plain(peer));
  return {
    trusts,
    clientOf(peer, forwardedFor) {
      let client = plain(peer ?? nowhere);
      if (!trusts(peer)) return client;
      // Without a list nothing is known of proxies further away: only what the nearest one added counts.
      const hops = list ? mostHops : 1;
      const entries = String(forwardedFor ?? '')
        .split(',')
        .slice(-hops)
        .toReversed();
      for (const entry of entries) {
        const address = plain(entry.trim());
        if (isIP(address) === 0) break;
        client = address;
        if (!isListed(address)) break;
      }
      return client;
    },
  };
}

/** True for what can stand in a list: an address, or a range such as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** A socket that speaks both names IPv4 in the way of IPv6. */
function plain(address: string): string {
  return address.startsWith(':') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address;
}
