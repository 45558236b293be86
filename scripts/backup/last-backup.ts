import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Wherever a backup went, the shop's own folder says when: `npm run doctor` warns when it was long ago. */
const fileIn = (dataFolder: string) => join(dataFolder, 'last-backup.json');

export async function noteBackup(dataFolder: string, madeAt: Date): Promise<void> {
  await writeFile(fileIn(dataFolder), `${JSON.stringify({ madeAt })}\n`);
}

export async function lastBackup(dataFolder: string): Promise<Date | undefined> {
  try {
    const { madeAt } = JSON.parse(await readFile(fileIn(dataFolder), 'utf8')) as { madeAt: string };
    const date = new Date(madeAt);
    return Number.isNaN(date.getTime()) ? undefined : date;
  } catch {
    return undefined;
  }
}
