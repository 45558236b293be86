import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

const sources = new URL('./', import.meta.url);

/** Texts live in the content service, but for these pages, which commerce has. */
const catalogueTexts = [
  'content/pages.ts',
  'content/redirects.ts',
  'content/data/guide-texts.ts',
  'content/data/home-texts.ts',
  'content/texts.ts',
];

const isSource = /\.(ts|json|md)$/;

const belongsTo = {
  catalogue: (file: string) =>
    !file.startsWith('content/') || catalogueTexts.includes(file) || file.startsWith('content/texts/'),
  content: (file: string) => /^(codes|content|language)\//.test(file),
};

/**
 * Changes whenever the code, a text, a price or a colour of that part of the demo shop changes; much cheaper than building
 * it.
 */
export async function demoFingerprint(part: keyof typeof belongsTo, scale = 1): Promise<string> {
  const names = await readdir(sources, { recursive: true });
  const hash = createHash('sha256').update(String(scale));
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => isSource.test(file) && !file.endsWith('.test.ts') && belongsTo[part](file));
  // One after the other without a pause: hundreds of small files, for each of which waiting takes longer than reading.
  for (const file of files.sort()) hash.update(file).update(readFileSync(new URL(file, sources)));
  return hash.digest('hex');
}
