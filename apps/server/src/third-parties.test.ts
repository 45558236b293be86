import { localeNames } from '@bowline/markets';
import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { thirdPartiesOf, thirdPartyOrigins } from './third-parties.ts';

const all = {
  TAG_MANAGER_ID: 'GTM-TEST',
  HEAT_MAP_URL: 'https://heat.example/h.js?site=1',
  TRUST_BADGE_URL: 'https://badge.example/b.js',
  THIRD_PARTY_ORIGINS: 'https://collect.example',
};

test('nobody’s scripts are loaded unless a setting says so', () => {
  for (const locale of localeNames) {
    expect(thirdPartiesOf(readConfiguration({}))(locale)).toEqual({});
    expect(
      thirdPartyOrigins(readConfiguration({ THIRD_PARTY_ORIGINS: 'https://x.example' }))(locale),
    ).toEqual([]);
  }
});

test('specification 1: the heat map is for nl-NL in production, the trust badge for de-DE, and the policy names no more', () => {
  const tags = 'https://www.googletagmanager.com';
  const production = readConfiguration(all);
  for (const locale of localeNames) {
    const { heatMap, trustBadge, tagManager } = thirdPartiesOf(production)(locale);
    expect([locale === 'nl-NL', locale === 'de-DE', true]).toEqual([!!heatMap, !!trustBadge, !!tagManager]);
  }
  expect(thirdPartyOrigins(production)('nl-NL')).toEqual([
    tags,
    'https://heat.example',
    'https://collect.example',
  ]);
  expect(thirdPartyOrigins(production)('de-DE')).toEqual([
    tags,
    'https://badge.example',
    'https://collect.example',
  ]);
  expect(thirdPartyOrigins(production)('en')).toEqual([tags, 'https://collect.example']);
  expect(thirdPartiesOf(readConfiguration({ ...all, APP_ENV: 'rc' }))('nl-NL').heatMap).toBeUndefined();
});

test('mistakes are told in one sentence, and no secret with them', () => {
  expect(() => readConfiguration({ MEASUREMENT_SECRET: 'hush' })).toThrow(
    'MEASUREMENT_ID and MEASUREMENT_SECRET must be set together.',
  );
  expect(() =>
    readConfiguration({ HEAT_MAP_URL: "https://heat.example/h.js; script-src 'unsafe-inline'" }),
  ).toThrow('HEAT_MAP_URL must be the full address of a script');
});
