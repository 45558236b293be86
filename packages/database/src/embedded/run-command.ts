import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Command {
  file: string;
  args: string[];
  uid?: number;
  gid?: number;
}

export interface CommandResult {
  succeeded: boolean;
  /** What it printed on both channels, or why it could not be started. */
  output: string;
}

/**
 * Messages are matched and quoted, so they must not be translated; and no PG… variable of the shop's own environment may
 * redirect the programs. Windows cannot start anything without its own variables.
 */
export const commandEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32'
    ? { SystemRoot: 'C:\\Windows', LC_ALL: 'C' }
    : { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' };

const execute = promisify(execFile);

export async function runCommand({ file, args, ...identity }: Command): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await execute(file, args, { ...identity, cwd: '/', env: commandEnvironment });
    return { succeeded: true, output: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const printed = 'stdout' in error && 'stderr' in error ? `${error.stdout}${error.stderr}` : '';
    return { succeeded: false, output: printed || error.message };
  }
}
