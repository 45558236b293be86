import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drive } from './drive.ts';
import { type CpuProfile, summariseProfile } from './profile-summary.ts';
import type { NextVisit } from './questions.ts';
import type { ServerProcess } from './server-process.ts';

export interface ProfileOptions {
  readonly name: string;
  readonly next: NextVisit;
  readonly server: ServerProcess;
  readonly visits: number;
  readonly folder: string;
}

/** Asks once more with the profiler on, apart from the measurement, which it would falsify. */
export async function profileCase(options: ProfileOptions): Promise<string> {
  const { name, next, server, visits, folder } = options;
  await server.startProfile();
  await drive({ url: server.url, next, visits, concurrency: 1 });
  const profile = (await server.stopProfile()) as CpuProfile;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.cpuprofile`);
  await writeFile(file, JSON.stringify(profile));
  return `${name}, ${visits} times (${file})\n${summariseProfile(profile)}`;
}
