import { openDataFolder } from '../measure/data-folder.ts';
import { type ServerProcess, startServerProcess } from '../measure/server-process.ts';
import type { LoopReport } from '../measure/watch-loop.ts';
import { builtLine } from './measure-build.ts';

export interface StartMeasurement {
  readonly products: number;
  readonly locales: number;
  readonly seconds: number;
  /** Of the thread that answers visitors. */
  readonly shop: LoopReport;
  /** Of a process that had nothing to do at the same time. */
  readonly idle: LoopReport;
}

/**
 * Starts the whole shop on an empty folder, as somebody does who has just got it, and watches its loop from the moment it
 * answers visitors until every index is built.
 */
export async function measureStart(): Promise<StartMeasurement> {
  const opened: (() => Promise<void>)[] = [];
  const open = async (program: Parameters<typeof startServerProcess>[0]): Promise<ServerProcess> => {
    const server = await startServerProcess(program);
    opened.push(server.stop);
    return server;
  };
  try {
    const folder = await openDataFolder(undefined, 1);
    opened.push(folder.remove);
    const idle = await open({ file: 'bench/measure/bare-server.ts' });
    const shop = await open({
      file: 'scripts/serve/shop.ts',
      settings: { PORT: '0', HOST: '127.0.0.1', DATA_FOLDER: folder.path },
    });
    await Promise.all([shop.watchLoop(), idle.watchLoop()]);
    const [, products, locales, seconds] = await shop.printed(builtLine);
    const [shopLoop, idleLoop] = await Promise.all([shop.reportLoop(), idle.reportLoop()]);
    return {
      products: Number(products),
      locales: Number(locales),
      seconds: Number(seconds),
      shop: shopLoop,
      idle: idleLoop,
    };
  } finally {
    for (const close of opened.reverse()) await close();
  }
}
