/** Long enough that nobody keeps sharp busy with one bad file, short enough that a passing cause heals. */
const rememberedMs = 60_000;
const mostRemembered = 1000;

export interface RefusedPictures<Reason> {
  reasonFor(key: string): Reason | undefined;
  remember(key: string, reason: Reason): void;
}

/**
 * Finding out that a picture cannot be made can cost as much as making it; for a while it is found out only once.
 * By picture and not by source: an absurd wish must not hide the sensible ones.
 */
export function createRefusedPictures<Reason>(clock: () => number = Date.now): RefusedPictures<Reason> {
  const refused = new Map<string, { readonly reason: Reason; readonly until: number }>();
  return {
    reasonFor(key) {
      const found = refused.get(key);
      return found && found.until > clock() ? found.reason : undefined;
    },
    remember(key, reason) {
      refused.delete(key);
      refused.set(key, { reason, until: clock() + rememberedMs });
      const oldest = refused.keys().next();
      if (refused.size > mostRemembered && !oldest.done) refused.delete(oldest.value);
    },
  };
}
