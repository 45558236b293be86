import { expect, test } from 'vitest';
import { readSynonyms, showSynonyms } from './synonym-lines.ts';

test('synonyms are read from lines as they are shown in lines', () => {
  const synonyms = [
    { input: null, words: ['leash', 'lead'] },
    { input: 'teal', words: ['petrol', 'dark lagoon'] },
  ];
  expect(showSynonyms(synonyms)).toBe('leash, lead\nteal > petrol, dark lagoon');
  expect(readSynonyms(` leash ,lead\r\n\n teal>petrol,  dark lagoon`)).toEqual(synonyms);
});
