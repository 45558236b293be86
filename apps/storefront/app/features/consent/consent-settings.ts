import { type ConsentPurpose, consentPurposes } from '@bowline/markets';
import { data, redirect } from 'react-router';
import { formDataOf } from '../../forms/form-actions.ts';
import type { ShopRequest } from '../../shop-context.ts';
import type { ThirdParties } from '../../third-parties.ts';
import { consentPath, savedParameter } from './consent-form.ts';
import { loadConsentWords } from './consent-words.ts';
import { decideConsent } from './decide-consent.ts';

export type ConsentSettings = Awaited<ReturnType<typeof loadConsentSettings>>;

export async function loadConsentSettings({ market, visitor, thirdParties, url }: ShopRequest) {
  const { consent, hasPrivacySignal = false } = visitor;
  return {
    words: await loadConsentWords(market.name),
    purposes: consentPurposes.map((purpose) => ({
      purpose,
      isAllowed: consent?.allowed.includes(purpose) ?? false,
      hosts: hostsFor(purpose, thirdParties),
    })),
    decidedAt: consent?.decidedAt,
    name: consent?.name,
    hasPrivacySignal,
    isSaved: url.searchParams.has(savedParameter),
  };
}

function hostsFor(purpose: ConsentPurpose, { tagManager, heatMap, trustBadge }: ThirdParties): string[] {
  const addresses = [tagManager?.src, purpose === 'statistics' ? heatMap : trustBadge];
  return addresses.flatMap((address) => (address ? [new URL(address).host] : []));
}

/** The form of the page: saved and shown again, or told why not. */
export async function saveConsentSettings(shop: ShopRequest, request: Request) {
  const cookie = await decideConsent(shop, await formDataOf(request));
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (!cookie) return data({ isFailed: true }, { status: 503, headers });
  headers.set('set-cookie', cookie);
  throw redirect(`${consentPath}?${savedParameter}`, { status: 303, headers });
}
