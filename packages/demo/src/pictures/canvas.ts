import type { Hex } from './colour.ts';

/** The square every product picture is drawn on. */
export const side = 1600;
export const middle = side / 2;

/** What goods lie on. One tone: a gradient this faint shows its steps. */
export const paperColour: Hex = '#f4f2ec';

export interface Drawing {
  readonly defs?: string;
  readonly body: string;
}

export function onPaper(drawing: Drawing, width = side, height = side): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${drawing.defs ?? ''}</defs><rect width="${width}" height="${height}" fill="${paperColour}"/>${drawing.body}</svg>`;
}

/** For what fills the whole square: no paper under it. */
export function onGround(ground: Hex, drawing: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><defs>${drawing.defs ?? ''}</defs><rect width="${side}" height="${side}" fill="${ground}"/>${drawing.body}</svg>`;
}

/** A soft shadow without a filter: the same outline, wider and fainter each time. */
export function softShadow(id: string, width: number, spread = 90, isFilled = false): string {
  return [0.1, 0.25, 0.42, 0.6, 0.8, 1]
    .map((share) => {
      const fill = isFilled ? ' fill="#5b4526" fill-opacity=".035"' : '';
      return `<use href="#${id}" x="${Math.round(spread * 0.2)}" y="${Math.round(spread * 0.3)}"${fill} stroke="#5b4526" stroke-opacity=".035" stroke-width="${Math.round(width + spread * share)}"/>`;
    })
    .join('');
}

/** The pool of shadow under something that stands or lies on the paper. */
export const groundShadowDefs =
  '<radialGradient id="gs"><stop stop-color="#4a3820" stop-opacity=".38"/><stop offset=".55" stop-color="#4a3820" stop-opacity=".16"/><stop offset="1" stop-color="#4a3820" stop-opacity="0"/></radialGradient>';

export function groundShadow(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#gs)"/>`;
}

/** A coordinate with one decimal: more cannot be seen and only makes files longer. */
export function tidy(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Turned about the middle of the picture. */
export function tilted(turn: number, content: string): string {
  return `<g transform="rotate(${turn} 800 800)">${content}</g>`;
}

export function placed(x: number, y: number, turn: number, content: string, scale = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})${scaled}">${content}</g>`;
}
