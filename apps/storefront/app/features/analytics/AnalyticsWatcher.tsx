import { useEffect, useState } from 'react';
import { useHref, useLocation, useMatches, useNavigation } from 'react-router';
import { browserLog } from '../../browser-log.ts';
import { isPacked, unpack } from '../../data/packed.ts';
import { useShopState } from '../../shop-state.ts';
import type { Consent } from '../consent/consent-cookie.ts';
import { consentStore } from '../consent/consent-store.ts';
import { vitalNews } from '../vitals/vital-news.ts';
import { type Channel, createChannel } from './channel.ts';
import { ecommerceCall } from './data-layer.ts';
import { websiteVersion, webVital } from './events.ts';
import { watchVisit } from './watch-visit.ts';

interface AnalyticsWatcherProps {
  readonly consent: Consent;
  readonly tagManagerId: string;
  readonly environment: string;
  readonly purchasesAreTold: boolean;
}

const mayMeasure = ({ isDecided, allowed }: Consent) =>
  isDecided ? allowed.includes('statistics') : undefined;

let channel: Channel | undefined;

/** One for a page, whatever becomes of its parts. */
function channelOf(tagManagerId: string, environment: string): Channel {
  if (channel) return channel;
  channel = createChannel({
    environment,
    storage: window.localStorage,
    ecommerceCall: () => ecommerceCall(tagManagerId),
    log: browserLog(),
    setInterval: (work, ms) => setInterval(work, ms),
    clearInterval: (timer) => clearInterval(timer),
  });
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version: string } };
  channel.tell(websiteVersion(manifest?.version ?? ''));
  return channel;
}

/** Looks at what the router shows and sends; renders nothing. */
export default function AnalyticsWatcher(props: AnalyticsWatcherProps) {
  const { consent, tagManagerId, environment, purchasesAreTold } = props;
  const [visit, setVisit] = useState<ReturnType<typeof watchVisit>>();
  const visitorAddress = useHref('/api/visitor');
  const purchaseAddress = useHref('/api/purchase');
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  const { id = '', loaderData } = useMatches().at(-1) ?? {};
  const { currency, vatDisplay } = useShopState() ?? {};

  useEffect(() => {
    channelOf(tagManagerId, environment).decide(mayMeasure(consent));
  }, [consent, tagManagerId, environment]);

  useEffect(() => {
    const watched = watchVisit({
      tell: (event) => channelOf(tagManagerId, environment).tell(event),
      storage: () => (mayMeasure(consentStore.get()) ? window.sessionStorage : undefined),
      addresses: { visitor: visitorAddress, purchase: purchaseAddress },
      tellsPurchases: () => !purchasesAreTold && mayMeasure(consentStore.get()) === true,
      log: browserLog(),
    });
    setVisit(watched);
    return watched.leave;
  }, [tagManagerId, environment, visitorAddress, purchaseAddress, purchasesAreTold]);

  useEffect(
    () => vitalNews.follow((vital) => channelOf(tagManagerId, environment).tell(webVital(vital))),
    [tagManagerId, environment],
  );

  useEffect(() => visit && followForms(visit.sent), [visit]);

  useEffect(() => {
    if (state !== 'idle' || !currency || !vatDisplay) return;
    const [route = ''] = id.split('__');
    visit?.shown({
      ...{ route, pathname, search, currency, vatDisplay },
      data: isPacked(loaderData) ? unpack(loaderData) : loaderData,
      isReloaded: isReloaded(),
    });
  }, [visit, state, id, loaderData, pathname, search, currency, vatDisplay]);

  return null;
}

interface FormRouter {
  subscribe(listener: (state: { readonly navigation: { readonly formData?: FormData } }) => void): () => void;
}

/** By the router itself: an answer that is quick enough is rendered before anybody has seen that something was sent. */
function followForms(sent: (form: FormData) => void): (() => void) | undefined {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: FormRouter };
  let last: FormData | undefined;
  return router?.subscribe(({ navigation: { formData } }) => {
    if (formData && formData !== last) sent(formData);
    last = formData;
  });
}

/** The browser loaded this page once more, or went back to it. */
function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    (loaded?.type === 'reload' || loaded?.type === 'back_forward') &&
    new URL(loaded.name).pathname === window.location.pathname
  );
}
