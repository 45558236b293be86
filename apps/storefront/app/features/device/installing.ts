const refusedKey = 'bowline-install-refused';
/** Who said no is asked again in another season. */
const quietMs = 120 * 86_400_000;

/** Whether the shop runs as an app already. */
export function isStandalone(page: Pick<Window, 'matchMedia' | 'navigator'>): boolean {
  const isOnApple = (page.navigator as { readonly standalone?: boolean }).standalone === true;
  return isOnApple || page.matchMedia('(display-mode: standalone)').matches;
}

export function mayOffer(store: Pick<Storage, 'getItem'>, now: number): boolean {
  const refusedAt = Number(store.getItem(refusedKey));
  return !(refusedAt > 0) || now - refusedAt > quietMs;
}

export function noteRefusal(store: Pick<Storage, 'setItem'>, now: number): void {
  try {
    store.setItem(refusedKey, String(now));
  } catch {
    // A device that keeps nothing is asked again.
  }
}
