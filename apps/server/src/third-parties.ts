import { isLocaleName, type LocaleName } from '@bowline/markets';
import type { ThirdParties } from '@bowline/storefront/server';
import type { Settings } from './configuration.ts';

type ThirdPartySettings = Pick<
  Settings,
  | 'APP_ENV'
  | 'TAG_MANAGER_ID'
  | 'TAG_MANAGER_URL'
  | 'HEAT_MAP_URL'
  | 'TRUST_BADGE_URL'
  | 'THIRD_PARTY_ORIGINS'
  | 'MEASUREMENT_ID'
>;

/** Specification 1: a heat map in nl-NL in production alone, a trust badge in de-DE alone, a tag manager everywhere. */
export function thirdPartiesOf(settings: ThirdPartySettings): (locale: LocaleName) => ThirdParties {
  const { APP_ENV, TAG_MANAGER_ID: id, TAG_MANAGER_URL: src, HEAT_MAP_URL, TRUST_BADGE_URL } = settings;
  return (locale) => ({
    ...(id && { tagManager: { id, src } }),
    ...(HEAT_MAP_URL && locale === 'nl-NL' && APP_ENV === 'prod' && { heatMap: HEAT_MAP_URL }),
    ...(TRUST_BADGE_URL && locale === 'de-DE' && { trustBadge: TRUST_BADGE_URL }),
    ...(settings.MEASUREMENT_ID && { purchasesAreTold: true }),
  });
}

/** What the policy of a page names for them: where they come from, and whom they talk to. */
export function thirdPartyOrigins(settings: ThirdPartySettings): (locale: string) => readonly string[] {
  const partiesOf = thirdPartiesOf(settings);
  return (locale) => {
    if (!isLocaleName(locale)) return [];
    const { tagManager, heatMap, trustBadge } = partiesOf(locale);
    const own = [tagManager?.src, heatMap, trustBadge].flatMap((src) => (src ? [new URL(src).origin] : []));
    return own.length > 0 ? [...new Set([...own, ...(settings.THIRD_PARTY_ORIGINS ?? [])])] : [];
  };
}
