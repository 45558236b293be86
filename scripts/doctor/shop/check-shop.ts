// Asks a running shop how it is and prints what it found, as JSON, for doctor.mjs: node check-shop.ts http://localhost:3000
import { join } from 'node:path';
import { createDatabase } from '@bowline/database';
import { openShopPlace } from '../../backup/shop-folder.ts';
import { blocks, type Finding } from '../finding.mjs';
import { checkCertificate } from './certificate.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkFiles } from './files.ts';
import { checkIndices } from './indices.ts';
import type { ShopPlace } from './place.ts';
import { checkProcesses } from './processes.ts';
import { checkSettings } from './settings.ts';
import { checkWork } from './work.ts';

const root = join(import.meta.dirname, '../../..');

/** Each says what to do; one that cannot look says so and leaves the others alone. */
const checks: readonly [name: string, check: (place: ShopPlace) => Promise<Finding[]> | Finding[]][] = [
  ['processes', checkProcesses],
  ['database', checkDatabase],
  ['work', checkWork],
  ['search indices', checkIndices],
  ['files', checkFiles],
  ['clocks', checkClock],
  ['certificate', checkCertificate],
  ['settings', checkSettings],
];

async function checkShop(url: URL): Promise<Finding[]> {
  const folder = await openShopPlace(root);
  const database = createDatabase<unknown>({ url: folder.databaseUrl, poolSize: 2 });
  const place = { root, url, env: process.env, dataFolder: folder.dataFolder, pool: database.pool };
  try {
    const findings: Finding[] = [];
    for (const [name, check] of checks) {
      findings.push(
        ...(await Promise.resolve(place)
          .then(check)
          .catch((error: Error) => [
            blocks(`${name} could not be looked at: ${error.message}`, 'repair what is said above first'),
          ])),
      );
    }
    return findings;
  } finally {
    await database.close();
    await folder.close();
  }
}

const [, , url = ''] = process.argv;
process.stdout.write(JSON.stringify(await checkShop(new URL(url))));
