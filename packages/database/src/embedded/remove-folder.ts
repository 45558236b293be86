import { rm } from 'node:fs/promises';

/** Patient, because a program whose parent was killed may still be writing into the folder. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
