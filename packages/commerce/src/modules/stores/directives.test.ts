import { expect, test } from 'vitest';
import { renderDirectives } from './directives.ts';
import { storeViewByCode } from './store-views.ts';

function render(html: string, code: string): string {
  const store = storeViewByCode(code);
  if (!store) throw new Error(`No store ${code}`);
  return renderDirectives(html, { store, baseUrl: 'https://shop.test', mediaUrl: 'https://cdn.test/media' });
}

test('29: media directives become addresses of media files', () => {
  expect(render('<img src="{{media url="wysiwyg/knot.jpg"}}">', 'en')).toBe(
    '<img src="https://cdn.test/media/wysiwyg/knot.jpg">',
  );
  expect(render("{{media url='/a.svg'}} {{ media url=&quot;b.svg&quot; }}", 'en')).toBe(
    'https://cdn.test/media/a.svg https://cdn.test/media/b.svg',
  );
});

test('29: store directives become addresses in the language of the store', () => {
  expect(render('<a href="{{store url="retouren"}}">', 'nl_NL')).toBe(
    '<a href="https://shop.test/nl/retouren">',
  );
  expect(render('{{store direct_url="returns"}} {{store url=""}}', 'en')).toBe(
    'https://shop.test/returns https://shop.test/',
  );
});

test('29: other directives and other braces are left alone', () => {
  const html = '{{widget type="x"}} {{media}} { {{ } $& $1';
  expect(render(html, 'en')).toBe(html);
});
