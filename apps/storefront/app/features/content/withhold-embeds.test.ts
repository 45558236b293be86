import { markets } from '@bowline/markets';
import { localImageService } from '@bowline/media/urls';
import { expect, test } from 'vitest';
import { embeddedScriptOrigins } from '../../inline-script-hashes.server.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';
import { withholdEmbeds } from './withhold-embeds.server.ts';

const shown = (html: string) =>
  withholdEmbeds(
    sanitiseHtml(html, {
      market: markets.en,
      basename: '',
      contentImagesUrl: '',
      pictures: { service: localImageService },
      log: { warn: () => {} },
    } as unknown as Parameters<typeof sanitiseHtml>[1]),
  );

test('frames become links until somebody allows them, with all that is needed to show them then', () => {
  const vimeo =
    '<p>a</p><iframe src="https://player.vimeo.com/video/1?a=1&b=2" title="Knot" width="560" height="315"></iframe>';
  expect(shown(vimeo)).toBe(
    '<p>a</p><div data-embed="frame" data-src="https://player.vimeo.com/video/1?a=1&amp;b=2" data-title="Knot" data-width="560" data-height="315"><a href="https://player.vimeo.com/video/1?a=1&amp;b=2" rel="noopener">Knot (player.vimeo.com)</a></div>',
  );
  expect(shown('<iframe src="https://youtu.be/abc"></iframe>')).toContain('>www.youtube-nocookie.com</a>');
});

test('scripts wait too, and the policy of the page still names where they come from', () => {
  const html = shown('<script src="https://tickets.bowline.eu/shop.js"></script>');
  expect(html).toBe('<div data-embed="script" data-src="https://tickets.bowline.eu/shop.js"></div>');
  expect(embeddedScriptOrigins(Buffer.from(html))).toEqual(['https://tickets.bowline.eu']);
});

test('no frame and no script of content ever reaches a page by itself', () => {
  const pieces = [
    '<iframe title="a&quot;><script src=x>" src="https://player.vimeo.com/video/1"></iframe>',
    '<iframe allowfullscreen width=1 src=https://player.vimeo.com/video/2 height=2>text</iframe>',
    '<IFRAME SRC="https://forms.bowline.eu/f/1" sandbox=""></IFRAME>',
    '<script async src="https://feed.bowline.eu/bowline-social-feed.js">alert(1)</script>',
    '<div data-embed="script" data-src="https://evil.example/x.js"></div>',
  ];
  const html = shown(pieces.join(''));
  expect(html).not.toMatch(/<iframe|<script|evil/i);
  expect(html.match(/data-embed=/g)).toHaveLength(4);
});
