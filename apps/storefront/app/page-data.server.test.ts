import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { takePageData, withPageData } from './page-data.server.ts';

const aContext = (text: string) =>
  ({ serverHandoffStream: new Response(text).body }) as unknown as EntryContext;

test('what the loaders answered stands at the end of a page that starts scripts, for these to read', async () => {
  const text = '["</script><!--","Seil & \u2028"]\n';
  const context = aContext(text);
  const data = await takePageData(context, 'n1');
  expect(context.serverHandoffStream).toBeUndefined();
  const start = '<script nonce="n1">window.__reactRouterContext = {};</script>';
  const page = `<html><body><p>Rope</p>${start}</body></html>`;
  const html = withPageData(Buffer.from(page), data).toString();
  expect(html).toBe(page.replace('</body>', `${data}</body>`));
  expect(data.slice('<script nonce="n1">'.length, -'</script>'.length)).not.toMatch(/[<>&\u2028]/);
  const read: unknown[] = [];
  const window = {
    __reactRouterContext: { streamController: { enqueue: read.push.bind(read), close() {} } },
  };
  new Function('window', data.replace(/<\/?script[^>]*>/g, ''))(window);
  expect(read).toEqual([text]);
});

test('a page without scripts stays as it is', async () => {
  const page = Buffer.from('<html><body>closed</body></html>');
  expect(withPageData(page, await takePageData(aContext('x'), 'n1'))).toBe(page);
  expect(await takePageData({} as EntryContext, 'n1')).toBe('');
});
