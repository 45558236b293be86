import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptMarkup, MarkupKeeperContext } from './KeptMarkup.tsx';
import { createMarkupStore } from './kept-markup.server.ts';

let drawn: string[] = [];

function Tile({ name }: { name: string }) {
  drawn.push(name);
  return (
    <>
      {name} <b>{name.length}</b>
    </>
  );
}

function Page({ names }: { names: readonly string[] }) {
  return (
    <KeptMarkup as="ul" className="tiles" of={['tiles', names]}>
      {() =>
        names.map((name) => (
          <KeptMarkup key={name} as="li" title="tile" of={['tile', name]}>
            {() => <Tile name={name} />}
          </KeptMarkup>
        ))
      }
    </KeptMarkup>
  );
}

const partsOf = createMarkupStore();

function made(names: readonly string[], { scope = 'en', nonce = 'n1' } = {}) {
  drawn = [];
  const parts = partsOf(scope, nonce);
  const rendered = renderToString(
    <MarkupKeeperContext value={parts.find}>
      <Page names={names} />
    </MarkupKeeperContext>,
  );
  return { html: parts.keep(Buffer.from(rendered)).toString(), drawn: [...drawn] };
}

const plain = (names: readonly string[]) => renderToString(<Page names={names} />);
const names = ['Rope', 'Łańcuch € <i>'];

test('a page made of parts is the one that React writes, whether they are made for it or were kept', () => {
  const first = made(names);
  expect(first).toEqual({ html: plain(names), drawn: names });
  const second = made(names, { nonce: 'n2' });
  expect(second).toEqual({ html: plain(names), drawn: [] });
});

test('what has changed is made anew, and nothing else', () => {
  made(names);
  const changed = ['Cord', ...names];
  expect(made(changed)).toEqual({ html: plain(changed), drawn: ['Cord'] });
});

test('pages that have something else in common share no parts', () => {
  made(names);
  expect(made(names, { scope: 'pl' }).drawn).toEqual(names);
});

test('marks that somebody wrote into a text are text', () => {
  const html = '<p><i data-kept-from="n0 0"></i>x<i data-kept-to="n0 0"></i></p>';
  const parts = partsOf('en', 'n3');
  const { mark } = parts.find(['unseen']) as { mark: string };
  const marked = `${html}<li><i data-kept-from="${mark}"></i>y<i data-kept-to="${mark}"></i></li>`;
  expect(parts.keep(Buffer.from(marked)).toString()).toBe(`${html}<li>y</li>`);
  expect(parts.find(['unseen'])).toEqual({ markup: 'y' });
});

test('the store stays within its bound', () => {
  const before = made(['first']);
  expect(before.drawn).toEqual(['first']);
  for (let count = 0; count < 300; count += 1) made([`${count}${'x'.repeat(10_000)}`], { scope: 'sv' });
  expect(made(['first']).drawn).toEqual(['first']);
});
