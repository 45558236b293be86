export interface KeptHostsOptions {
  /** Hosts that are the shop's by its settings. */
  readonly own: readonly string[];
  readonly nowMs?: () => number;
}

/** Names of previews, tests and machines by their address. */
const mostOthers = 8;
const forgottenAfterMs = 600_000;

/**
 * Whose pages are kept. Anybody can make up a host, and each would have pages of its own; so besides the shop's own only a few
 * at a time are kept, and pages of others are made for the one who asks.
 */
export function createKeptHosts({ own, nowMs = () => performance.now() }: KeptHostsOptions) {
  const owned = new Set(own);
  const others = new Map<string, number>();
  return (host: string): boolean => {
    if (owned.has(host) || owned.has(host.replace(/:\d+$/, ''))) return true;
    const now = nowMs();
    if (!others.has(host) && others.size >= mostOthers) {
      for (const [other, seenMs] of others) if (now - seenMs > forgottenAfterMs) others.delete(other);
      if (others.size >= mostOthers) return false;
    }
    others.set(host, now);
    return true;
  };
}
