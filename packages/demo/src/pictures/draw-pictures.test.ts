import { expect, test } from 'vitest';
import { buildDemoCatalogue } from '../build-catalogue.ts';
import { drawPictures } from './draw-pictures.ts';

const pictures = [...drawPictures()];

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

test('no picture is larger than 25 kB', () => {
  for (const { file, svg } of pictures) expect(svg.length, file).toBeLessThan(25_000);
});

test('no number is missing and every reference inside a picture leads somewhere', () => {
  for (const { file, svg } of pictures) {
    expect(svg, file).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(
      references.filter((id) => !ids.has(id)),
      file,
    ).toEqual([]);
  }
});

test('ids are unique within a picture', () => {
  for (const { file, svg } of pictures) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size, file).toBe(ids.length);
  }
});

test('pictures need no font, no filter, no style and nothing from elsewhere', () => {
  for (const { file, svg } of pictures)
    expect(svg, file).not.toMatch(
      /<text|<filter|style=|<image|<script|font|http(?!:\/\/www\.w3\.org\/2000\/svg")/,
    );
});

test('two drawings are equal', () => {
  expect([...drawPictures()]).toEqual(pictures);
});

test('no two products of the colour wall look the same', () => {
  const coils = pictures.filter(({ file }) => file.endsWith('-coil.svg'));
  expect(new Set(coils.map(({ svg }) => svg)).size).toBe(coils.length);
});

test('every picture that the catalogue names is drawn, and none is drawn in vain', () => {
  const catalogue = buildDemoCatalogue();
  const named = [
    'banners/home.svg',
    ...catalogue.products.flatMap((product) => product.media?.map((media) => media.file) ?? []),
    ...[...catalogue.categories].map((category) => category.imageFile),
  ];
  expect(new Set(pictures.map(({ file }) => file))).toEqual(new Set(named));
});
