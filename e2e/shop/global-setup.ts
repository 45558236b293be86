import type { TestProject } from 'vitest/node';
import { findChromium } from '../browser.ts';
import { ask } from './ask.ts';
import { newDataFolder } from './data-folder.ts';
import type { Ending } from './running-program.ts';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string;
    /** The shop's data; further processes may share it. */
    shopFolder: string;
  }
}

/** One packaged shop for all journeys, on a database of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove: removeFolder } = await newDataFolder();
  try {
    const [shop] = await Promise.all([startShop({ DATA_FOLDER: folder }), findChromium()]);
    const readiness = await ask(shop.url, '/health/ready');
    if (readiness.status !== 200) throw new Error(`The shop is not ready: ${readiness.text}`);
    project.provide('shopUrl', shop.url);
    project.provide('shopFolder', folder);
    return async () => {
      const ending = await shop.stop();
      await removeFolder();
      const complaint = complaintAbout(ending);
      if (complaint) throw new Error(complaint);
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** A shop that served all journeys well has nothing to say: no error in its log, nothing on standard error. */
function complaintAbout({ code, signal, stdout, stderr }: Ending): string | undefined {
  if (code !== 0) return `The shop ended with ${code ?? signal} instead of 0.\n${stderr}`;
  if (stderr !== '') return `The shop wrote to standard error:\n${stderr}`;
  const errors = stdout.split('\n').filter((line) => /^\{"level":[56]0,/.test(line));
  return errors.length > 0 ? `The shop logged errors:\n${errors.join('\n')}` : undefined;
}
