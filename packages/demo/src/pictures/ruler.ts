import { side, tidy } from './canvas.ts';

const top = 1340;

/** Digits as strokes on a grid of 2 by 4: pictures have no fonts. */
const digits: Readonly<Record<string, string>> = {
  '0': 'M0 0H2V4H0Z',
  '1': 'M.4 .8L1.2 0V4',
  '2': 'M0 0H2V2H0V4H2',
  '3': 'M0 0H2V4H0M.6 2H2',
  '4': 'M0 0V2H2M2 0V4',
  '5': 'M2 0H0V2H2V4H0',
};

function number(value: number, x: number, y: number): string {
  const size = 15;
  const letters = [...String(value)];
  const start = x - (letters.length * 3 - 1) * size * 0.5;
  const strokes = letters.map(
    (letter, index) =>
      `<path d="${digits[letter] ?? ''}" transform="translate(${tidy(start + index * 3 * size)} ${y}) scale(${size})" stroke-width=".42"/>`,
  );
  return `<g fill="none" stroke="#33302a" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** A strip of a steel rule along the lower edge, in millimetres. */
export function drawRuler(from: number, unit: number): string {
  const last = Math.floor((side - from) / unit);
  const ticks = Array.from({ length: last + 1 }, (_, index) => {
    const tall = index % 10 === 0 ? 100 : index % 5 === 0 ? 74 : 46;
    return `M${tidy(from + index * unit)} ${top + 4}v${tall}`;
  });
  const numbers = Array.from({ length: Math.floor(last / 10) + 1 }, (_, index) =>
    number(index * 10, Math.max(from + 6, from + index * 10 * unit), top + 140),
  );
  const left = -20;
  return [
    `<defs><linearGradient id="rl" x2="0" y2="1"><stop stop-color="#fbfaf6"/><stop offset=".5" stop-color="#efece4"/><stop offset="1" stop-color="#e2ded3"/></linearGradient><linearGradient id="rs" x2="0" y2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient></defs>`,
    `<rect x="${tidy(left)}" y="${top - 30}" width="${side + 40}" height="34" fill="url(#rs)"/>`,
    `<rect x="${tidy(left)}" y="${top}" width="${side + 40}" height="300" fill="url(#rl)"/>`,
    `<path d="${ticks.join('')}" stroke="#33302a" stroke-width="4"/>`,
    numbers.join(''),
  ].join('');
}
