import { expect, test } from 'vitest';
import { isDrawing, readDrawingSize } from './svg-size.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['<svg viewBox="0 0 800 600"/>', 800, 600],
  [`<svg viewBox='-10, -10, 20.5, 10'/>`, 20.5, 10],
  ['<svg width="40" height="30" viewBox="0 0 800 600"/>', 40, 30],
  ['<svg width="40px" height="30.5px"/>', 40, 30.5],
  [
    '<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> -->\n<svg\n  stroke-width="2"\n  viewBox="0 0 80 60">',
    80,
    60,
  ],
])('%s is %d by %d', (text, width, height) => {
  expect(readDrawingSize(bytes(text))).toEqual({ width, height });
});

test.each([
  '<svg/>',
  '<svg width="100%" height="100%" viewBox="0 0 8 6"/>',
  '<svg width="10mm" height="5mm"/>',
  '<svg width="40" viewBox="0 0 8 6"/>',
  '<svg viewBox="0 0 0 6"/>',
  '<svg viewBox="0 0 8"/>',
  '<svg viewBox="none"/>',
  '<svg',
  '',
])('%s has no plain size', (text) => {
  expect(readDrawingSize(bytes(text))).toBeUndefined();
});

test('a drawing begins with an element, also behind a byte order mark', () => {
  expect(isDrawing(bytes('\uFEFF \n<svg/>'))).toBe(true);
  expect(isDrawing(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
  expect(isDrawing(new Uint8Array())).toBe(false);
});
