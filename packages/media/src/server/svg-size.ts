import type { Size } from './target-size.ts';

const headBytes = 4096;

export function isDrawing(bytes: Uint8Array): boolean {
  return /^\s*</.test(headOf(bytes));
}

/**
 * The drawing's own size from its root element. Asking sharp would parse the whole drawing once more, which costs
 * as much as drawing it. Nothing when the element is not that simple (percentages, millimetres).
 */
export function readDrawingSize(bytes: Uint8Array): Size | undefined {
  const [root = ''] = /<svg\b[^>]*>/.exec(headOf(bytes).replaceAll(/<!--.*?-->/gs, '')) ?? [];
  const [, , boxWidth, boxHeight] =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = attribute(root, 'width');
  const height = attribute(root, 'height');
  const size =
    width === undefined && height === undefined
      ? { width: boxWidth, height: boxHeight }
      : { width: pixels(width), height: pixels(height) };
  return isPositive(size.width) && isPositive(size.height)
    ? { width: size.width, height: size.height }
    : undefined;
}

const headOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, headBytes));

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(element)?.[2];
}

function pixels(length: string | undefined): number | undefined {
  return length && /^\s*\d+(\.\d+)?(px)?\s*$/.test(length) ? Number.parseFloat(length) : undefined;
}

function isPositive(length: number | undefined): length is number {
  return length !== undefined && Number.isFinite(length) && length > 0;
}
