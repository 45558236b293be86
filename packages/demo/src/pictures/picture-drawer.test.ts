import { expect, test } from 'vitest';
import { createPictureDrawer } from './picture-drawer.ts';

const drawer = createPictureDrawer();
const files = [...drawer.files()];

/** All art and every article, but of the thousands of cords only some. */
const sample = files.filter((file, index) => !/-(coil|close-up|in-use)\.svg$/.test(file) || index % 61 === 0);
const pictures = sample.map((file) => ({ file, svg: drawer.draw(file) ?? '' }));

/** The first mistake in a document's tags, or nothing when every tag is closed in order. */
function malformedPart(svg: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y;
  let at = 0;
  while (at < svg.length) {
    tag.lastIndex = at;
    const found = tag.exec(svg);
    if (!found) return svg.slice(at, at + 80);
    const [all, closes, name = '', , isEmpty] = found;
    if (closes && open.pop() !== name) return all;
    if (!closes && !isEmpty) open.push(name);
    at += all.length;
  }
  return open.at(-1);
}

test('every picture is well-formed', () => {
  for (const { file, svg } of pictures) expect(malformedPart(svg), file).toBeUndefined();
});

test('no picture is larger than 28 kB', () => {
  for (const { file, svg } of pictures) expect(svg.length, file).toBeLessThan(28_000);
});

test('no number is missing, ids are unique and every reference inside a picture leads somewhere', () => {
  for (const { file, svg } of pictures) {
    expect(svg, file).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, file).toBe(ids.length);
    const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(
      references.filter((id) => !ids.includes(id)),
      file,
    ).toEqual([]);
  }
});

test('pictures need no font, no filter, no style and nothing from elsewhere', () => {
  const forbidden = /<text|<filter|style=|<image|<script|font|http(?!:\/\/www\.w3\.org\/2000\/svg")/;
  for (const { file, svg } of pictures) expect(svg, file).not.toMatch(forbidden);
});

test('two drawers draw alike', () => {
  const other = createPictureDrawer();
  for (const { file, svg } of pictures.slice(0, 200)) expect(other.draw(file) === svg, file).toBe(true);
});

test('no two colours of a cord and no two finishes of an article look the same', () => {
  const walls = [/\/p550-[a-z-]+-coil\.svg$/, /\/acc-(slide-letter|carabiner|cord-lock)-.+-front\.svg$/];
  for (const wall of walls) {
    const drawn = files.filter((file) => wall.test(file)).map((file) => drawer.draw(file));
    expect(drawn.length).toBeGreaterThan(100);
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test.each([
  'catalog/product/p550-black-front.svg',
  'catalog/product/p550-no-such-colour-coil.svg',
  'catalog/product/p550-black-coil.png',
  'catalog/product/../p550-black-coil.svg',
  'catalog/category/no-such-category.svg',
  'constructor',
  '',
])('nothing is drawn for %s', (file) => {
  expect(drawer.draw(file)).toBeUndefined();
});
