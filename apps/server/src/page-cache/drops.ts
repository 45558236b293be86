/** What has lately become untrue, for what was being made meanwhile. */
export interface Drops {
  /** Null stands for everything. */
  add(tags: readonly string[] | null): void;
  /** Whether any of these tags was among it at that moment or later. */
  hitSince(sinceMs: number, tags: readonly string[]): boolean;
}

/** What is made for everybody takes less time. */
const rememberedMs = 60_000;
/** Should there be more within a minute, the oldest are forgotten: what is made for so long is true again when it is next made. */
const most = 10_000;

export function createDrops(nowMs: () => number): Drops {
  let drops: { readonly atMs: number; readonly tags: ReadonlySet<string> | null }[] = [];
  return {
    add(tags) {
      const atMs = nowMs();
      drops = drops.filter((drop) => atMs - drop.atMs < rememberedMs).slice(-most);
      drops.push({ atMs, tags: tags && new Set(tags) });
    },
    hitSince: (sinceMs, tags) =>
      drops.some((drop) => drop.atMs >= sinceMs && (!drop.tags || tags.some((tag) => drop.tags?.has(tag)))),
  };
}
