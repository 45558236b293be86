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
  return { html: parts.putIn(Buffer.from(rendered)).toString(), drawn: [...drawn] };
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
  const { mark } = parts.find(['unseen']);
  const marked = `${html}<li><i data-kept-from="${mark}"></i>y<i data-kept-to="${mark}"></i></li>`;
  expect(parts.putIn(Buffer.from(marked)).toString()).toBe(`${html}<li>y</li>`);
  const later = partsOf('en', 'n4');
  const known = later.find(['unseen']);
  expect(known.isMade).toBe(true);
  const here = `<i data-kept-here="n5 0"></i><i data-kept-here="n4 7"></i>`;
  const asked = `${here}<li><i data-kept-here="${known.mark}"></i></li>`;
  expect(later.putIn(Buffer.from(asked)).toString()).toBe(`<i data-kept-here="n5 0"></i><li>y</li>`);
});

test('the store stays within its bound', () => {
  const before = made(['first']);
  expect(before.drawn).toEqual(['first']);
  for (let count = 0; count < 400; count += 1) made([`${count}${'x'.repeat(20_000)}`], { scope: 'sv' });
  expect(made(['first']).drawn).toEqual(['first']);
});
