import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  configurableValueUid,
  decodeConfigurableValueUid,
  decodeEntityUid,
  decodeUid,
  encodeUid,
} from './uid.ts';

describe('uids', () => {
  test('are base64 with padding of the plain text', () => {
    expect(encodeUid(5)).toBe('NQ==');
    expect(encodeUid('configurable/93/60')).toBe('Y29uZmlndXJhYmxlLzkzLzYw');
  });

  test('round-trip for every text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeUid(encodeUid(text))).toBe(text);
      }),
    );
  });

  test('are refused when encoding again would give something else', () => {
    for (const wrong of ['NQ', 'NQ=', 'N Q==', '5', 'NR==', '/w==']) expect(decodeUid(wrong)).toBeNull();
  });

  test('of an entity hold a positive id that a table can have', () => {
    expect(decodeEntityUid(encodeUid(2_147_483_647))).toBe(2_147_483_647);
    for (const wrong of ['0', '-1', '05', '1.5', 'x', '', '2147483648', '99999999999']) {
      expect(decodeEntityUid(encodeUid(wrong))).toBeNull();
    }
  });

  test('of a configurable value hold attribute and option', () => {
    expect(decodeConfigurableValueUid(configurableValueUid(3, 14))).toEqual({ attributeId: 3, optionId: 14 });
    expect(decodeConfigurableValueUid(encodeUid('configurable/3'))).toBeNull();
    expect(decodeConfigurableValueUid(encodeUid('bundle/3/14'))).toBeNull();
  });
});
