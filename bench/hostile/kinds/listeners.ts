import type { HostileKind } from '../kind.ts';

const heldMs = 2_000;

/** Streams of content's changes with filters made to be dear, opened over and over, many at once. */
export const listeners: HostileKind = {
  name: 'listeners',
  atOnce: 100,
  *requests(origin, random) {
    const below = (limit: number) => Math.floor(random() * limit);
    for (;;) {
      const conditions = Array.from(
        { length: 1 + below(40) },
        () => `${random() < 0.5 ? 'references' : 'defined'}("a${below(1_000_000)}")`,
      );
      const search = new URLSearchParams({
        query: `*[${conditions.join(random() < 0.5 ? ' || ' : ' && ')}]`,
        includeResult: 'true',
        includePreviousRevision: 'true',
      });
      const isLive = random() < 0.2;
      const path = isLive ? 'live/events/production' : `listen/production?${search}`;
      yield { url: `${origin}/v2025-02-19/data/${path}`, heldMs };
    }
  },
};
