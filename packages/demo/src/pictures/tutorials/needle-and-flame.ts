import { placed, tidy } from '../canvas.ts';
import { type Hex, mix, shade, tint } from '../colour.ts';
import { metalGradient } from '../pieces/metal.ts';

/** A lacing needle whose open end holds a cord at the given place; it points away from it. */
export function needle(x: number, y: number, turn: number, length: number): string {
  const body = `<path d="M-30 -40H${length - 150}Q${length - 60} -30 ${length} 0Q${length - 60} 30 ${length - 150} 40H-30z" fill="#000" fill-opacity=".28" transform="translate(10 16)"/><path d="M-30 -40H${length - 150}Q${length - 60} -30 ${length} 0Q${length - 60} 30 ${length - 150} 40H-30Q-44 0 -30 -40z" fill="url(#nd)" stroke="#6d747a" stroke-width="3"/>`;
  return `<defs>${metalGradient('nd', '#c3c8cd')}</defs>${placed(Math.round(x), Math.round(y), turn, body)}`;
}

/** The tip of a cord that was molten and pressed flat: dark, hard and shining. */
export function melted(x: number, y: number, width: number, colour: Hex): string {
  const [rx, ry] = [width * 0.54, width * 0.24];
  const glaze = mix(shade(colour, 0.5), '#2a1d10', 0.35);
  return `<g transform="translate(${tidy(x)} ${tidy(y)})"><ellipse rx="${tidy(rx)}" ry="${tidy(ry)}" fill="${glaze}"/><ellipse cx="${tidy(-rx * 0.1)}" cy="${tidy(-ry * 0.12)}" rx="${tidy(rx * 0.84)}" ry="${tidy(ry * 0.7)}" fill="${shade(colour, 0.32)}"/><ellipse cx="${tidy(-rx * 0.3)}" cy="${tidy(-ry * 0.36)}" rx="${tidy(rx * 0.3)}" ry="${tidy(ry * 0.2)}" fill="#fff" fill-opacity=".6"/></g>`;
}

/** A lighter whose flame leans to the left of its mouth. */
export function lighter(x: number, y: number): string {
  const red: Hex = '#b3272d';
  const body = `<rect x="-92" y="40" width="184" height="520" rx="46" fill="#000" fill-opacity=".2" transform="translate(18 26)"/><rect x="-92" y="40" width="184" height="520" rx="46" fill="url(#lb)"/><rect x="-62" y="90" width="34" height="410" rx="17" fill="#fff" fill-opacity=".28"/><path d="M-80 -70H66Q92 -70 92 -40V70H-92V-56Q-92 -70 -80 -70z" fill="url(#lm)" stroke="#6d747a" stroke-width="4"/><circle cx="52" cy="-66" r="44" fill="#34373b" stroke="#1c1e21" stroke-width="6"/><circle cx="52" cy="-66" r="16" fill="#8a9096"/><rect x="-66" y="-96" width="66" height="34" rx="8" fill="#8d949a"/>`;
  return `<defs><linearGradient id="lb"><stop stop-color="${shade(red, 0.35)}"/><stop offset=".3" stop-color="${tint(red, 0.12)}"/><stop offset="1" stop-color="${shade(red, 0.4)}"/></linearGradient>${metalGradient('lm', '#c3c8cd', 'right')}</defs>${placed(x, y, 24, body)}`;
}

/** A small flame about a place, burning towards the upper left. */
export function flame(x: number, y: number): string {
  return `<defs><radialGradient id="fg"><stop stop-color="#ffb347" stop-opacity=".5"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient><linearGradient id="fl" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#3f7fd6" stop-opacity=".85"/><stop offset=".22" stop-color="#ffd36b"/><stop offset=".62" stop-color="#ffb02e"/><stop offset="1" stop-color="#f07a1a"/></linearGradient></defs><g transform="translate(${Math.round(x)} ${Math.round(y)})"><ellipse cx="80" cy="60" rx="210" ry="240" fill="url(#fg)"/><g transform="rotate(-14 90 200)"><path d="M90 -130C150 -20 172 60 160 130C152 190 124 214 90 214C56 214 28 190 22 130C14 60 50 -10 90 -130z" fill="url(#fl)" fill-opacity=".95"/><path d="M92 40C118 90 126 130 120 160C116 190 106 202 91 202C76 202 64 190 60 160C56 130 66 90 92 40z" fill="#fff4cf" fill-opacity=".9"/></g></g>`;
}
