import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { lastBackup } from '../../backup/last-backup.ts';
import { blocks, type Finding, fine, hint } from '../finding.mjs';
import { minutes, type ShopPlace } from './place.ts';

const scarceMb = 2_000;
const leastMb = 500;
const daySeconds = 86_400;
const oldDays = 2;
const tooOldDays = 7;

/** Room on the disk, secrets, and when somebody last made a copy of everything. */
export async function checkFiles(place: ShopPlace): Promise<Finding[]> {
  return [await room(place), ...(await secrets(place)), await backups(place)];
}

async function room({ dataFolder }: ShopPlace): Promise<Finding> {
  const { bavail, bsize, blocks: all } = await statfs(dataFolder);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  const about = `${megabytes} MB of ${Math.round((all * bsize) / 1e6)} are free in ${dataFolder}`;
  if (megabytes < leastMb) return blocks(about, 'free some: sizes of pictures (images) can be made again');
  return megabytes < scarceMb ? hint(about, 'the log of changes and backups take some soon') : fine(about);
}

async function secrets({ dataFolder }: ShopPlace): Promise<Finding[]> {
  const file = join(dataFolder, 'secrets.json');
  if (process.platform === 'win32' || !existsSync(file)) return [];
  const { mode } = await stat(file);
  return (mode & 0o077) === 0 ? [] : [blocks(`${file} can be read by other users`, `chmod 600 ${file}`)];
}

async function backups({ env, dataFolder }: ShopPlace): Promise<Finding> {
  const madeAt = await lastBackup(dataFolder);
  const advice = 'npm run backup, every day by a timer, and keep it elsewhere';
  if (!madeAt) {
    return env.DATABASE_URL
      ? hint(
          'no backup was made by npm run backup',
          'whoever keeps your database may make some; pictures and secrets need one, too',
        )
      : blocks('there is no backup', advice);
  }
  const ageSeconds = (Date.now() - madeAt.getTime()) / 1000;
  const about = `the last backup is ${minutes(ageSeconds)} old`;
  if (ageSeconds > tooOldDays * daySeconds) return blocks(about, advice);
  return ageSeconds > oldDays * daySeconds ? hint(about, advice) : fine(about);
}
