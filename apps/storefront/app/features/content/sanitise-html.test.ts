import { markets, shop } from '@bowline/markets';
import { imageWidths, isImageShape, localImageService } from '@bowline/media/urls';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from './sanitise-html.server.ts';
import { attacks } from './testing/data/attacks.ts';
import { survivingPieces } from './testing/surviving-pieces.ts';

const logged: object[] = [];
const log = { warn: (details: object) => void logged.push(details) };
const dutch = { market: markets['nl-NL'], basename: '/nl', log, pictures: { service: localImageService } };
const clean = (html: string) => sanitiseHtml(html, dutch);

describe('attacks', () => {
  test.each(attacks.map(({ family, html }) => [family, html] as const))('%s: %s', (_, html) => {
    const result = clean(`<p>before</p>${html}`);
    expect(survivingPieces(result)).toEqual([]);
    expect(result).toMatch(/^<p>before<\/p>/);
  });

  test('a refused piece does not take the rest along', () => {
    const closed = attacks.filter(({ html }) => isClosed(html));
    expect(closed.length).toBeGreaterThan(80);
    for (const { html } of closed)
      expect([html, clean(`${html}<p>after</p>`)]).toEqual([html, expect.stringContaining('after')]);
  });

  test('any number of them in any order, cut off anywhere, leaves nothing either', () => {
    const pieces = fc.array(
      fc.constantFrom(...attacks.map(({ html }) => html), '<p>rope</p>', ' "> ', "' ", '<!--', '-->'),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(pieces, fc.nat(400), (list, end) => {
        expect(survivingPieces(clean(list.join('').slice(0, end)))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('whatever the characters, and what is clean stays as it is', () => {
    const text = fc.string({ unit: fc.constantFrom(...'<>/="\' abimgsrcon!-&;:\0\n'), maxLength: 80 });
    fc.assert(
      fc.property(text, (html) => {
        const once = clean(html);
        expect(survivingPieces(once)).toEqual([]);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Whether what follows is outside of it for every browser. */
function isClosed(html: string): boolean {
  return (
    />\s*$/.test(html) &&
    !/<(plaintext|textarea|title|style|xmp|script|noembed|noframes|noscript|iframe|!|\?)/i.test(html)
  );
}

describe('what editors write stays', () => {
  test.each([
    '<h2>Rope</h2><p>Two <strong>strong</strong> and <em>soft</em> words.</p>',
    '<ul><li>one</li><li>two</li></ul>',
    '<table><thead><tr><th scope="col">mm</th></tr></thead><tbody><tr><td colspan="2">4</td></tr></tbody></table>',
    '<blockquote>Tie it once.</blockquote>',
    '<a href="mailto:hello@bowline.eu">write</a>',
    '<a href="tel:+31201234567">call</a>',
    '<a href="#care">care</a>',
  ])('%s', (html) => {
    expect(clean(html)).toBe(html);
  });

  test('text keeps its characters', () => {
    expect(clean('4 < 5 & "rope" – süß')).toBe('4 &lt; 5 &amp; "rope" – süß');
    expect(clean('')).toBe('');
  });

  test('a page has one first heading, and it is not in the text', () => {
    expect(clean('<h1>Rope</h1>')).toBe('<h2>Rope</h2>');
  });
});

describe('frames', () => {
  test.each([
    'https://www.youtube-nocookie.com/embed/abc',
    'https://player.vimeo.com/video/1',
    'https://forms.bowline.eu/order',
  ])('%s stays, loads late and is boxed in', (src) => {
    const html = clean(`<iframe src="${src}" width="560" height="315" title="Knot" onload="x"></iframe>`);
    expect(html).toContain(`<iframe src="${src}" title="Knot" width="560" height="315" loading="lazy"`);
    expect(html).toContain('sandbox="');
    expect(html).not.toContain('onload');
  });

  test.each([
    ['https://www.youtube.com/embed/abc?start=5', 'embed/abc?start=5'],
    ['https://www.youtube.com/watch?v=a_b-c', 'embed/a_b-c'],
    ['https://youtube.com/shorts/abc', 'embed/abc'],
    ['https://youtu.be/abc?t=3', 'embed/abc?t=3'],
    ['https://youtube-nocookie.com/embed/abc', 'embed/abc'],
    ['https://youtu.be/%22%3E%3Cscript', 'embed/%22%3E%3Cscript'],
  ])('a video of the site comes without its cookies: %s', (src, address) => {
    expect(clean(`<iframe src="${src}"></iframe>`)).toContain(
      `src="https://www.youtube-nocookie.com/${address}"`,
    );
  });

  test('there are three hosts, one for each purpose', () => {
    expect(Object.keys(shop.embeds.frameHosts)).toEqual(['videoSite', 'videoPlayer', 'formService']);
  });

  test('any other is dropped with what is in it, and the log says so once', () => {
    const html = '<p>a</p><iframe src="https://evil.example">x</iframe><p>b</p>';
    logged.length = 0;
    for (const _ of [1, 2]) expect(clean(html)).toBe('<p>a</p><p>b</p>');
    expect(logged).toEqual([{ tag: 'iframe', origin: 'https://evil.example' }]);
  });
});

describe('scripts', () => {
  test.each([
    [
      '<script src="https://tickets.bowline.eu/shop.js"></script>',
      '<script src="https://tickets.bowline.eu/shop.js" async></script>',
    ],
    [
      '<script src="https://feed.bowline.eu/bowline-social-feed.js"></script>',
      '<script src="https://feed.bowline.eu/bowline-social-feed.js" async></script>',
    ],
    ['<script type="module" onload="x">show("bowline-social-feed")</script>', ''],
    ['<p>a</p><script>show()</script><p>b</p>', '<p>a</p><p>b</p>'],
    ['<script src="https://feed.bowline.eu/other.js"></script>', ''],
  ])('%s becomes %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

test('inline code is dropped for all its marker, and the log says so', () => {
  logged.length = 0;
  expect(clean('<p>a</p><script>show("bowline-social-feed")</script>')).toBe('<p>a</p>');
  expect(logged).toEqual([{ tag: 'script', src: undefined }]);
});

describe('links', () => {
  test.each([
    ['https://www.bowline.nl/retourneren', '/nl/retourneren'],
    ['https://bowline.nl/retourneren?a=1#b', '/nl/retourneren?a=1#b'],
    ['/retourneren', '/nl/retourneren'],
    ['/de/kontakt', '/de/kontakt'],
    ['/media/guide.pdf', '/media/guide.pdf'],
    ['https://bowline.de/kontakt', 'https://bowline.de/kontakt'],
  ])('%s leads to %s', (href, expected) => {
    expect(clean(`<a href="${href}">x</a>`)).toContain(`href="${expected}"`);
  });

  test('one that leads away gives no hold on the page', () => {
    expect(clean('<a href="https://knots.example/" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://knots.example/" target="_blank" rel="noopener">x</a>',
    );
  });
});

describe('pictures', () => {
  test('come through the proxy in two densities and load late', () => {
    expect(
      clean(
        '<img src="https://www.bowline.eu/media/coil.svg" alt="A coil" width="400" height="300" style="x">',
      ),
    ).toBe(
      '<img src="/_ipx/f_webp,s_400x300/media/coil.svg" srcset="/_ipx/f_webp,s_400x300/media/coil.svg 1x, /_ipx/f_webp,s_800x600/media/coil.svg 2x" alt="A coil" width="400" height="300" loading="lazy" decoding="async" />',
    );
  });

  test('come in the next width that is made, in the shape the editor wanted', () => {
    expect(clean('<img src="/media/coil.svg" width="350" height="175">')).toContain(
      'src="/_ipx/f_webp,s_400x200/media/coil.svg"',
    );
  });

  test('come from the service that makes their sizes', () => {
    const service = {
      name: 'imaginary',
      baseUrl: 'https://i.example',
      origin: 'https://bowline.nl',
    } as const;
    const html = sanitiseHtml('<img src="/media/coil.svg">', { ...dutch, pictures: { service } });
    expect(html).toContain('src="https://i.example/resize?width=800&amp;type=webp&amp;url=');
  });

  test('without a size are 800 pixels wide', () => {
    expect(clean('<img src="/media/coil.svg">')).toContain('src="/_ipx/f_webp,w_800/media/coil.svg"');
  });

  test('whatever size an author gives a picture, it is asked for in one that is made', () => {
    const numbers = [1, 3, 5, 37, 80, 123, 350, 400, 799, 1001, 9999];
    for (const width of numbers) {
      for (const height of numbers) {
        const html = clean(`<img src="/media/coil.svg" width="${width}" height="${height}">`);
        const sizes = [...html.matchAll(/\/_ipx\/f_webp,(?:w_(\d+)|s_(\d+)x(\d+))\//g)];
        expect(sizes).toHaveLength(3);
        for (const [, alone, across, down] of sizes) {
          expect(imageWidths).toContain(Number(alone ?? across));
          if (down) expect(isImageShape(Number(across), Number(down))).toBe(true);
        }
      }
    }
  });

  test('of courses stay as they are', () => {
    expect(clean('<img src="https://courses.bowline.eu/a.png?w=3" alt="">')).toBe(
      '<img src="https://courses.bowline.eu/a.png?w=3" alt="" />',
    );
  });

  test('of other hosts are dropped, the text around them stays', () => {
    expect(clean('<p>a<img src="https://evil.example/x.png">b</p>')).toBe('<p>ab</p>');
  });
});
