import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { takePageData, withPageData } from './page-data.server.ts';

const aContext = (text: string) =>
  ({ serverHandoffStream: new Response(text).body }) as unknown as EntryContext;

test('what the loaders answered stands at the end of a page that starts scripts, for these to read', async () => {
  const text = '["</script><!--","Seil & \u2028"]\n';
  const context = aContext(text);
  const data = await takePageData(context);
  expect(data).toBe(text);
  expect(context.serverHandoffStream).toBeUndefined();
  const start = '<html><body><p>Rope</p><script nonce="n1">window.__reactRouterContext = {};</script>';
  const end = '</body></html>';
  const html = withPageData(Buffer.from(start + end), data, 'n1').toString();
  expect([html.startsWith(start), html.endsWith(end)]).toEqual([true, true]);
  const [, script = ''] =
    /^<script nonce="n1">(.*)<\/script>$/.exec(html.slice(start.length, -end.length)) ?? [];
  expect(script).not.toMatch(/[<>&\u2028]/);
  const read: unknown[] = [];
  const window = {
    __reactRouterContext: { streamController: { enqueue: read.push.bind(read), close() {} } },
  };
  new Function('window', script)(window);
  expect(read).toEqual([text]);
});

test('a page without scripts stays as it is', async () => {
  const page = Buffer.from('<html><body>closed</body></html>');
  expect(withPageData(page, await takePageData(aContext('x')), 'n1')).toBe(page);
  expect(await takePageData({} as EntryContext)).toBeUndefined();
});
