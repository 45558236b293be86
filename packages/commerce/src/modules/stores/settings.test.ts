import { expect, test } from 'vitest';
import { defaultSettings, isSettingName, settingRules } from './settings.ts';

const names = Object.keys(settingRules).filter(isSettingName);

test.each(names)('the default of %s is one that a merchant could decide', (name) => {
  expect(settingRules[name].accepts(defaultSettings[name])).toBe(true);
});

test.each(names)('%s is no word, no number out of bounds, no list and nothing at all', (name) => {
  const { accepts } = settingRules[name];
  const odd = ['a b', -1, 1.5, 1e12, null, undefined, [[]], { uses: 1 }, ['1']];
  // Where nothing is decided, nothing at all may be the default.
  for (const value of odd.filter((each) => each !== defaultSettings[name])) {
    expect(accepts(value), JSON.stringify(value)).toBe(false);
  }
});

test('a time of day has two digits for each of its parts and exists', () => {
  const { accepts } = settingRules.orderCutOff;
  expect(['00:00', '09:05', '23:59'].every(accepts)).toBe(true);
  expect(['9:05', '24:00', '12:60', '12:00:00', ''].some(accepts)).toBe(false);
});

test('steps of the incentive grow, and a range begins before it ends', () => {
  const step = (fromMinor: number, basisPoints: number) => ({ fromMinor, basisPoints });
  expect(settingRules.incentiveSteps.accepts([])).toBe(true);
  expect(settingRules.incentiveSteps.accepts([step(100, 500), step(200, 500)])).toBe(false);
  expect(settingRules.incentiveSteps.accepts([step(200, 500), step(100, 600)])).toBe(false);
  expect(settingRules.giftCardRange.accepts({ fromMinor: 5, toMinor: 4 })).toBe(false);
  expect(settingRules.giftCardRange.accepts({ fromMinor: 5, toMinor: 5, more: 1 })).toBe(false);
});

test('what is only kept by an object’s prototype is no setting', () => {
  expect(isSettingName('toString')).toBe(false);
});
