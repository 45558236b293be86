import { useEffect, useState } from 'react';
import { useHref, useNavigation } from 'react-router';
import { buildOfPage } from '../../build-of-page.ts';
import { workerMetaName } from '../device/device-names.ts';
import { registerWorker } from '../device/register-worker.ts';
import { watchDeployments } from './watch-deployments.ts';

/** Takes a newer build at the next step the visitor makes: that page is loaded whole, from the shop as it is by then. */
export default function Deployments() {
  const [isOutdated, setOutdated] = useState(false);
  const navigation = useNavigation();
  // The whole path: of what is under way the router tells it with the prefix of the shop.
  const { pathname = '', search = '', hash = '' } = navigation.location ?? {};
  const target = pathname + search + hash;
  // What a form has sent is answered first: its page is loaded whole with the step after.
  const isLeaving = navigation.state === 'loading' && navigation.formMethod !== 'POST';

  useEffect(() => {
    const build = buildOfPage();
    if (!build) return;
    return watchDeployments(
      {
        build,
        fetch: (...question) => fetch(...question),
        document,
        window,
        now: Date.now,
        setInterval: (work, ms) => window.setInterval(work, ms),
        clearInterval: (timer) => window.clearInterval(timer),
      },
      () => setOutdated(true),
    );
  }, []);

  const offlinePage = useHref('/offline');
  useEffect(() => {
    const hasWorker = document.querySelector(`meta[name="${workerMetaName}"]`) !== null;
    if (!hasWorker || !('serviceWorker' in navigator)) return;
    const onNewer = () => setOutdated(true);
    const registering = registerWorker({ offlinePage: new URL(offlinePage, location.href).href, onNewer });
    return () => void registering.then((stop) => stop());
  }, [offlinePage]);

  useEffect(() => {
    // The worker of the newer build takes over on the page that comes: to wait for it here would let this one appear, be read and go.
    if (isOutdated && isLeaving) location.assign(target);
  }, [isOutdated, isLeaving, target]);
  return null;
}
