import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserLog } from '../../browser-log.ts';
import { separatePart } from '../../first-touch.ts';
import type { ThirdParties } from '../../third-parties.ts';
import { consentPath } from '../consent/consent-form.ts';
import { useConsent } from '../consent/consent-store.ts';
import { forgetTraces } from './forget-traces.ts';
import { followConsent } from './load-scripts.ts';

const AnalyticsWatcher = separatePart(() => import('./AnalyticsWatcher.tsx'));
const ConsentBanner = separatePart(() => import('../consent/ConsentBanner.tsx'));

interface ThirdPartyHostProps {
  readonly parties: ThirdParties;
  readonly environment: string;
}

/** Asks who has not decided, and loads what the visitor allows. Only on pages of shops that have something to load. */
export default function ThirdPartyHost({ parties, environment }: ThirdPartyHostProps) {
  const consent = useConsent();
  const { pathname } = useLocation();
  const [isHere, setHere] = useState(false);

  useEffect(() => setHere(true), []);
  useEffect(() => {
    // What the server says of every visitor, that they allow nothing, is no decision of this one.
    if (!isHere) return;
    followConsent(parties, consent, browserLog());
    if (consent.isDecided && consent.allowed.length === 0) forgetTraces().catch(browserLog().error);
  }, [isHere, parties, consent]);

  // The page of the settings asks itself.
  const asks = isHere && !consent.isDecided && pathname !== consentPath;
  const { tagManager, purchasesAreTold = false } = parties;
  const isWatched = isHere && tagManager && (!consent.isDecided || consent.allowed.includes('statistics'));
  return (
    <>
      {asks && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      )}
      {isWatched && (
        <Suspense>
          <AnalyticsWatcher
            consent={consent}
            tagManagerId={tagManager.id}
            environment={environment}
            purchasesAreTold={purchasesAreTold}
          />
        </Suspense>
      )}
    </>
  );
}
