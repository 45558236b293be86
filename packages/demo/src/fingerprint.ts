import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const sources = new URL('./', import.meta.url);

/** Changes whenever the code, a text, a price or a colour of the demo shop changes; much cheaper than building it. */
export async function demoFingerprint(scale: number): Promise<string> {
  const names = await readdir(sources, { recursive: true });
  const hash = createHash('sha256').update(String(scale));
  for (const name of names.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort()) {
    hash
      .update(name.replaceAll('\\', '/'))
      .update(await readFile(new URL(name.replaceAll('\\', '/'), sources)));
  }
  return hash.digest('hex');
}
