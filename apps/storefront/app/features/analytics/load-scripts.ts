import { type ConsentPurpose, consentSignals, scriptDelayMs } from '@bowline/markets';
import type { BrowserLog } from '../../browser-log.ts';
import type { ThirdParties } from '../../third-parties.ts';
import type { Consent } from '../consent/consent-cookie.ts';
import { dataLayer, tagCommand } from './data-layer.ts';

let isDefaultTold = false;
const asked = new Set<string>();

/**
 * Loads what the visitor allows, and nothing before. A script that runs cannot be unloaded: who takes a consent back does so
 * on a page that is loaded anew.
 */
export function followConsent(
  { tagManager, heatMap, trustBadge }: ThirdParties,
  { allowed }: Consent,
  log: Pick<BrowserLog, 'error'>,
): void {
  if (allowed.length === 0) return;
  const load = (src: string, prepare?: () => void) => {
    if (asked.has(src)) return;
    asked.add(src);
    setTimeout(() => {
      prepare?.();
      appendScript(src, log);
    }, scriptDelayMs);
  };
  if (tagManager) {
    tellConsentMode(allowed);
    load(`${tagManager.src}?id=${encodeURIComponent(tagManager.id)}`, () =>
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
    );
  }
  if (heatMap && allowed.includes('statistics')) load(heatMap);
  if (trustBadge && allowed.includes('marketing')) load(trustBadge);
}

/** Consent mode v2: four signals, denied first, then as the visitor decided; both before the script that reads them. */
function tellConsentMode(allowed: readonly ConsentPurpose[]): void {
  const signals = (allows: (purpose: ConsentPurpose) => boolean) =>
    Object.fromEntries(
      Object.entries(consentSignals).map(([signal, purpose]) => [
        signal,
        allows(purpose) ? 'granted' : 'denied',
      ]),
    );
  if (!isDefaultTold)
    dataLayer().push(
      tagCommand(
        'consent',
        'default',
        signals(() => false),
      ),
    );
  isDefaultTold = true;
  dataLayer().push(
    tagCommand(
      'consent',
      'update',
      signals((purpose) => allowed.includes(purpose)),
    ),
  );
}

function appendScript(src: string, log: Pick<BrowserLog, 'error'>): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => log.error(`A script of another company did not load: ${src}`));
  document.head.append(script);
}
