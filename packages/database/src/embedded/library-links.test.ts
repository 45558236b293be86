import { mkdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { ensureLibraryLinks } from './library-links.ts';

async function packageWithoutLinks(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  ];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return folder;
}

test('missing links are made, relative to their folder, also by several at once', async () => {
  const folder = await packageWithoutLinks();
  await Promise.all([1, 2, 3].map(() => ensureLibraryLinks(folder)));
  for (const name of ['libpq.so', 'libpq.so.5']) {
    expect(await readlink(join(folder, 'native', 'lib', name))).toBe('libpq.so.5.18');
    expect(await readFile(join(folder, 'native', 'lib', name), 'utf8')).toBe('library');
  }
});

test('a package that lists no links is left alone', async () => {
  await expect(ensureLibraryLinks(await temporaryFolder())).resolves.toBeUndefined();
});

test('a folder that cannot be written is named together with the way out', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'native'));
  const links = [{ source: 'native/lib/a.so.1', target: 'native/lib/a.so' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await expect(ensureLibraryLinks(folder)).rejects.toThrow(/lacks links .* cannot be written; install again/);
});
