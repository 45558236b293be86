import { type Log, silentLog } from '../log.ts';
import { openClusterFolder } from './cluster-folder.ts';
import { abandonServer, joinUsers, leaveUsers, whileChangingAlone } from './cluster-users.ts';
import { ensureServer } from './ensure-server.ts';
import { shortestAddressOf } from './server-address.ts';
import type { UserAndGroup } from './server-identity.ts';
import type { Durability } from './server-settings.ts';
import { watchServer } from './watch-server.ts';

export interface EmbeddedPostgresOptions {
  /** Where the cluster lives, for example <root>/var/postgres; made when it does not exist. */
  folder: string;
  /** `disposable` gives up safety for speed and may begin anew after a crash; never for data worth keeping. */
  durability?: Durability;
  /** Whom a process of root runs the server as, since PostgreSQL refuses root; the user nobody when left out. */
  runAs?: UserAndGroup;
  /** When a server was needed and is on its way up, which takes it longer than this process. */
  onLaunch?: () => void;
  log?: Log;
}

export interface EmbeddedPostgres {
  /** postgres://…, with the generated password in it. */
  readonly url: string;
  /** Leaves the server; the last process to leave stops it. May be called twice. */
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { durability = 'full', runAs, onLaunch, log = silentLog } = options;
  const folder = await openClusterFolder(options.folder);
  const { server, membership } = await whileChangingAlone(folder, async () => ({
    server: await ensureServer(folder, { durability, runAs, onLaunch, log }),
    membership: joinUsers(folder),
  }));
  const startAgain = () =>
    whileChangingAlone(folder, () =>
      ensureServer(folder, { durability, runAs, log, preferredPort: server.port }),
    );
  const watch = watchServer(server, folder.data, startAgain, log);
  const abandon = () => abandonServer(folder, membership, watch.server());
  process.once('exit', abandon);
  let stopping: Promise<void> | undefined;
  return {
    url: shortestAddressOf(server.port, server.password, folder.data),
    stop() {
      stopping ??= watch
        .end()
        .then(() => leaveUsers(folder, membership))
        .finally(() => process.off('exit', abandon));
      return stopping;
    },
  };
}
