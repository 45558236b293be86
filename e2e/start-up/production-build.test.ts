import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDataFolder } from '../shop/data-folder.ts';
import { startTestShop } from '../shop/shop-process.ts';

/** The development build of React checks everything and takes several times as long for a page. */
test('the packaged server makes its pages with the production build of React', async () => {
  const witness = pathToFileURL(join(import.meta.dirname, 'name-loaded-react.mjs'));
  const DATA_FOLDER = await temporaryDataFolder();
  const shop = await startTestShop({ DATA_FOLDER, DEMO: 'off', NODE_OPTIONS: `--import=${witness}` });
  const { stdout } = await shop.stop();
  expect(/^React: (.*)$/m.exec(stdout)?.[1]).toBe('production');
});
