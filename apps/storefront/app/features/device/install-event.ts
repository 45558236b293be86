/** What browsers send that could install the shop; no library of types knows it yet. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const { promise, resolve } = Promise.withResolvers<InstallEvent>();

/** Browsers say it once and early: the shop offers it later, at a moment of its own. */
export function listenForInstallEvent(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    resolve(event as InstallEvent);
  });
}

/** Never ends in a browser that cannot. */
export { promise as installEvent };
