import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as components from '../components/index.ts';
import { Gallery } from './Gallery.tsx';

const markup = renderToStaticMarkup(<Gallery />);

function sourcesIn(folder: string): { file: string; source: string }[] {
  const directory = new URL(folder, import.meta.url);
  return readdirSync(directory)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(new URL(file, directory), 'utf8') }));
}

function attributeValues(name: string): string[] {
  return [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');
}

describe('the gallery', () => {
  test('carries no style attribute and no style element, so a strict content security policy holds', () => {
    expect(markup).not.toMatch(/\sstyle=|<style/);
  });

  test('shows every component behind the door', () => {
    const gallerySource = sourcesIn('./')
      .map(({ source }) => source)
      .join('\n');
    const names = Object.keys(components).filter((name) => /^[A-Z]/.test(name));
    const foundations = [
      'LinkProvider',
      'FieldFrame',
      'FieldError',
      'Disclosure',
      'WherePasskeys',
      'FooterContents',
    ];
    expect(
      names.filter((name) => !foundations.includes(name) && !gallerySource.includes(`<${name}`)),
    ).toEqual([]);
  });

  test('has one main heading and each id once', () => {
    expect(markup.match(/<h1/g)).toHaveLength(1);
    const ids = attributeValues('id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('gives every button and link a name', () => {
    const controls = [...markup.matchAll(/<(button|a|summary)\b([^>]*)>(.*?)<\/\1>/g)];
    expect(controls.length).toBeGreaterThan(60);
    const nameless = controls.filter(
      ([, , attributes = '', content = '']) =>
        !attributes.includes('aria-label=') && content.replace(/<[^>]+>/g, '').trim() === '',
    );
    expect(nameless.map(([control]) => control)).toEqual([]);
  });

  test('gives every control a label', () => {
    const labelled = new Set(attributeValues('for'));
    const wrapped = [...markup.matchAll(/<label\b[^>]*>.*?<\/label>/g)].join('');
    const controls = [...markup.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map((match) => match[0]);
    expect(controls.length).toBeGreaterThan(8);
    const unlabelled = controls.filter((control) => {
      const id = / id="([^"]+)"/.exec(control)?.[1];
      return !wrapped.includes(control) && !(id && labelled.has(id));
    });
    expect(unlabelled).toEqual([]);
  });

  test('refers only to elements that exist', () => {
    const ids = new Set(attributeValues('id'));
    const references = ['aria-describedby', 'aria-labelledby', 'for', 'commandfor', 'aria-controls'];
    const missing = references.flatMap((name) =>
      attributeValues(name)
        .flatMap((value) => value.split(' '))
        .filter((id) => !ids.has(id)),
    );
    expect(missing).toEqual([]);
  });
});

describe('sources', () => {
  const rawColour = /#[0-9a-f]{3,8}\b(?=['"\s;)\]])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i;

  test.each(['color: #fff;', 'bg-[#1d5540]', 'fill="#abc"', 'rgb(0 0 0)', 'oklch(0.5 0 0)'])(
    'the search for raw colours finds %s',
    (planted) => {
      expect(planted).toMatch(rawColour);
    },
  );

  test.each([...sourcesIn('../components/'), ...sourcesIn('../styles/')])(
    '$file takes its colours from the tokens',
    ({ source }) => {
      expect(rawColour.exec(source)?.[0]).toBeUndefined();
    },
  );

  test.each(sourcesIn('../components/'))('$file sets no style property', ({ source }) => {
    expect(source).not.toMatch(/\bstyle=/);
  });

  test('the fonts of a first visit stay within 40 kB', () => {
    const latin = readFileSync(new URL('../fonts/inter-latin.woff2', import.meta.url));
    expect(latin.subarray(0, 4).toString()).toBe('wOF2');
    expect(latin.length).toBeLessThan(40_000);
  });
});
