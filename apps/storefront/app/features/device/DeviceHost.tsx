import { useEffect } from 'react';
import { readToken } from '../../data/csrf-fetch.ts';
import { lastSeenOnDevice } from '../../data/last-seen.ts';
import { useVisitor } from '../../visitor/visitor-store.ts';
import { WaitingChanges } from '../cart/WaitingChanges.tsx';
import { InstallOffer } from './InstallOffer.tsx';
import { prefetchLikely } from './prefetch-likely.ts';

/** What the shop has to say as an app, above the page and never in its way. */
export default function DeviceHost() {
  useForgetfulness();
  useEffect(() => {
    const watching = new AbortController();
    prefetchLikely(watching.signal);
    return () => watching.abort();
  }, []);
  return (
    <div className="above-bottom-bar pointer-events-none fixed inset-x-4 z-40 mx-auto grid max-w-form gap-3 sm:inset-x-auto sm:end-6 sm:bottom-6 sm:w-96 print:hidden">
      <WaitingChanges />
      <InstallOffer />
    </div>
  );
}

/** The token of the page says that the shop has answered who its visitor is. */
function useForgetfulness(): void {
  const { name } = useVisitor();
  useEffect(() => {
    if (name === null && readToken(document) !== '') lastSeenOnDevice().forgetCustomer();
  });
}
