import { type Money, moneyToDecimal } from '@bowline/kit';
import type { Market } from '../market.ts';
import { writeDigits } from './number.ts';

const noBreakSpace = '\u00a0';

export function formatMoney(amount: Money, market: Market): string {
  const { formats } = market;
  const [whole = '0', fraction = ''] = moneyToDecimal(amount).replace('-', '').split('.');
  const number = writeDigits(whole, fraction, formats);
  const symbol = formats.currencySymbols[amount.currency];
  const pattern = amount.minor < 0 ? formats.money.negative : formats.money.positive;
  // A symbol of letters would run into the digits: CHF 5, but €5.
  const spaced = /\p{Letter}$/u.test(symbol) ? pattern.replace('¤0', `¤${noBreakSpace}0`) : pattern;
  return spaced.replace(/[¤0]/g, (placeholder) => (placeholder === '0' ? number : symbol));
}
