import { chunkReload } from '@bowline/markets';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { browserLog } from '../../browser-log.ts';
import { countReload, isFailedChunk, mayReload, type ReloadingPage, withTimestamp } from './failed-chunk.ts';

/**
 * Specification 8: a page whose script could not be fetched is loaded anew after a second, a few times. True until that
 * is given up. The address is that of the page one wants: it changes before the failure is shown.
 */
export function useReloadAfterFailedChunk(): boolean {
  const error = useRouteError();
  const isFailed = isFailedChunk(error);
  const [isReloading, setReloading] = useState(isFailed);
  useEffect(() => {
    if (!isFailed) return;
    const page: ReloadingPage = { storage: sessionStorage, now: Date.now };
    if (!mayReload(page)) {
      browserLog().error(chunkReload.exhaustedMessage);
      setReloading(false);
      return;
    }
    const timer = setTimeout(() => {
      countReload(page);
      location.replace(withTimestamp(location.href, page.now()));
    }, chunkReload.delayMs);
    return () => clearTimeout(timer);
  }, [isFailed]);
  return isFailed && isReloading;
}
