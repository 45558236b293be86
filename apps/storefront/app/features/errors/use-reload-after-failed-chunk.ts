import { chunkReload } from '@bowline/markets';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { browserLog } from '../../browser-log.ts';
import { isFailedChunk, mayReload, withTimestamp } from './failed-chunk.ts';

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
    if (!mayReload({ storage: sessionStorage, now: Date.now })) {
      browserLog().error(chunkReload.exhaustedMessage);
      setReloading(false);
      return;
    }
    const timer = setTimeout(
      () => location.replace(withTimestamp(location.href, Date.now())),
      chunkReload.delayMs,
    );
    return () => clearTimeout(timer);
  }, [isFailed]);
  return isFailed && isReloading;
}
