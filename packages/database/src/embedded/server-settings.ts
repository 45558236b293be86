import { totalmem } from 'node:os';
import { socketPathIn } from './server-address.ts';

/** `full` survives the loss of power; `disposable` is for clusters that hold nothing worth keeping, such as those of tests. */
export type Durability = 'full' | 'disposable';

const megabyte = 1024 * 1024;

/** Given at every start, so that they belong to the version of the shop and not to the day the cluster was made. */
export function serverSettings(
  port: number,
  durability: Durability,
  dataFolder: string,
): Record<string, string> {
  const memoryMb = Math.floor(totalmem() / megabyte);
  const safe = durability === 'full' ? 'on' : 'off';
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socketPathIn(dataFolder, port) ? dataFolder : '',
    fsync: safe,
    synchronous_commit: safe,
    full_page_writes: safe,
    max_connections: durability === 'full' ? '100' : '300',
    shared_buffers: `${Math.min(512, Math.max(64, Math.floor(memoryMb / 16)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memoryMb / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    // Many short queries on few cores: compiling or splitting one of them costs more than it gains.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    // There is no replica, so the log need not describe everything for one.
    wal_level: 'minimal',
    max_wal_senders: '0',
    wal_compression: 'on',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  };
}
