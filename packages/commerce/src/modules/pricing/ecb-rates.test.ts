import { expect, test } from 'vitest';
import { readEcbRates } from './ecb-rates.ts';

const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='2026-11-13'>
      <Cube currency='USD' rate='1.0863'/>
      <Cube currency='JPY' rate='163.25'/>
      <Cube currency='IDR' rate='17012.5'/>
    </Cube>
  </Cube>
</gesmes:Envelope>`;

test('the day and its rates are read to the millionth', () => {
  expect(readEcbRates(file)).toEqual({
    day: '2026-11-13',
    ratesPerMillion: new Map([
      ['USD', 1_086_300],
      ['JPY', 163_250_000],
      ['IDR', 17_012_500_000],
    ]),
  });
});

test.each([
  '',
  '<html>Sorry</html>',
  file.replaceAll(/rate='.*?'/g, "rate='?'"),
  file.replace('time', 'day'),
])('a file that says something else is refused: %#', (other) => {
  expect(() => readEcbRates(other)).toThrow('The file has no exchange rates of a day');
});
