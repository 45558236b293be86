import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Secrets a fresh shop makes for itself; each stays the same for the life of the folder. */
const secretNames = ['cookieKey', 'cacheIdSalt', 'searchAdminKey', 'contentWriteToken', 'deskKey'] as const;
export type Secrets = Readonly<Record<(typeof secretNames)[number], string>>;

export class SecretsError extends Error {}

export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = path.join(dataFolder, 'secrets.json');
  await mkdir(dataFolder, { recursive: true }).catch((error: Error) => {
    throw new SecretsError(
      `The data folder ${dataFolder} cannot be made (${error.message}); change DATA_FOLDER or its rights.`,
    );
  });
  const known = await readSecrets(file);
  const missing = secretNames.filter((name) => !known[name]);
  const secrets = {
    ...known,
    ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')])),
  };
  if (missing.length > 0) {
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, file);
  }
  await chmod(file, 0o600);
  return secrets as Secrets;
}

async function readSecrets(file: string): Promise<Partial<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<Record<string, string>>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new SecretsError(
      `The secrets file ${file} cannot be read (${(error as Error).message}); mend it or move it away.`,
    );
  }
}
