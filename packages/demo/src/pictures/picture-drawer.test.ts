import { expect, test } from 'vitest';
import { paintScene, type Scene } from './paint/scene.ts';
import { createPictureDrawer, placeholderDrawer } from './picture-drawer.ts';

const drawer = createPictureDrawer();
const files = [...drawer.files()];

/** All art and every article, but of the thousands of cords only some. */
const sample = files.filter((file, index) => !/-(coil|close-up|in-use)\.svg$/.test(file) || index % 61 === 0);
/** Documents as they are, and of painted pictures the parts that are drawn. */
const pictures = sample.flatMap((file) => {
  const picture = drawer.draw(file) ?? '';
  if (typeof picture === 'string') return [{ file, svg: picture }];
  return picture.layers.flatMap((layer) => ('svg' in layer ? [{ file, svg: layer.svg }] : []));
});
const scenes = sample.flatMap((file) => {
  const picture = drawer.draw(file);
  return picture && typeof picture !== 'string' ? [{ file, scene: picture }] : [];
});

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
  const facts = (picture: string | Scene | undefined) => JSON.stringify(picture);
  for (const file of sample.slice(0, 200))
    expect(facts(other.draw(file)) === facts(drawer.draw(file)), file).toBe(true);
});

/** A document, or the drawn parts of a painted picture and which yarns show in the first stitches of its cord. */
function looksOf(picture: string | Scene | undefined): string {
  if (!picture || typeof picture === 'string') return picture ?? '';
  const [cord] = picture.layers.flatMap((layer) => ('curve' in layer ? [layer.style.weave] : []));
  const drawn = picture.layers.filter((layer) => 'svg' in layer);
  if (!cord) return JSON.stringify(drawn);
  const rows = Array.from({ length: 24 }, (_, row) =>
    Array.from(
      { length: cord.columns },
      (_, column) => cord.yarns[cord.yarnOf(column, row + (column % 2) / 2)],
    ),
  );
  return JSON.stringify([rows, drawn]);
}

test('cords lie inside the picture or cross it, and every point of them is somewhere', () => {
  expect(scenes.length).toBeGreaterThan(50);
  for (const { file, scene } of scenes) {
    const lines = scene.layers.flatMap((layer) => ('curve' in layer ? [layer.curve.points] : []));
    const isLit = scene.layers.some((layer) => 'svg' in layer && layer.relief);
    expect(lines.length > 0 || isLit, file).toBe(true);
    const isSomewhere = ({ x, y }: { x: number; y: number }) => Math.abs(x) < 4000 && Math.abs(y) < 4000;
    expect(lines.flat().every(isSomewhere), file).toBe(true);
  }
});

test('a thicker rope is painted thicker, in its true measure beside the ruler', () => {
  const widthOf = (file: string): number => {
    const picture = drawer.draw(`catalog/product/${file}.svg`);
    const layer =
      picture && typeof picture !== 'string' ? picture.layers.find((part) => 'curve' in part) : undefined;
    return layer && 'curve' in layer ? layer.style.width : 0;
  };
  expect(widthOf('ppm12-black-coil')).toBeGreaterThan(widthOf('ppm04-black-coil') * 1.5);
  expect(widthOf('ppm12-black-close-up')).toBeCloseTo(widthOf('ppm06-black-close-up') * 2);
});

test('a painted picture has colours of its yarn, at any size', async () => {
  const picture = drawer.draw('catalog/product/p550-red-coil.svg');
  if (!picture || typeof picture === 'string') throw new Error('it is not painted');
  const { width, height, data } = await paintScene(picture, 60, async () => new Uint8Array(60 * 60 * 4));
  expect([width, height, data.length]).toEqual([60, 60, 60 * 60 * 3]);
  const middle = (30 * 60 + 30) * 3;
  const [red = 0, green = 0, blue = 0] = data.subarray(middle, middle + 3);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test('no two colours of a cord and no two finishes of an article look the same', () => {
  const walls = [/\/p550-[a-z-]+-coil\.svg$/, /\/acc-(slide-letter|carabiner|cord-lock)-.+-front\.svg$/];
  for (const wall of walls) {
    const drawn = files.filter((file) => wall.test(file)).map((file) => looksOf(drawer.draw(file)));
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

test('a shop with goods of its own has the same sign where a picture is missing, and no goods of the demo', () => {
  for (const file of placeholderDrawer.files()) expect(placeholderDrawer.draw(file)).toBe(drawer.draw(file));
  expect([...placeholderDrawer.files()]).toEqual(['placeholder.svg']);
  expect(placeholderDrawer.draw('catalog/product/p550-black-coil.svg')).toBeUndefined();
});
