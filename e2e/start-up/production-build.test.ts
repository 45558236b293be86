import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startTestStorefront } from '../shop/shop-process.ts';

/** The development build of React checks everything and takes several times as long for a page. */
test('the packaged server makes its pages with the production build of React', async () => {
  const witness = pathToFileURL(join(import.meta.dirname, 'name-loaded-react.mjs'));
  const shop = await startTestStorefront({ NODE_OPTIONS: `--import=${witness}` });
  const { stdout } = await shop.stop();
  expect(/^React: (.*)$/m.exec(stdout)?.[1]).toBe('production');
});
