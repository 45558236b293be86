import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join, sep } from 'node:path';

const progressEveryMs = 10_000;

/** Installs what the lock file says, trying twice because registries hiccup.
 * @param {string} root
 * @param {(line: string) => void} log
 * @returns {Promise<string | undefined>} one sentence about what went wrong, after its details were shown */
export async function installPackages(root, log) {
  const command = existsSync(join(root, 'package-lock.json')) ? ['ci'] : ['install'];
  log('Installing packages (once; about a minute) …');
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const progress = setInterval(() => log(`  still installing, ${seconds()} s`), progressEveryMs);
  try {
    let result = await runNpm(root, command);
    if (result.code !== 0) {
      // A lock file that does not fit package.json: npm ci would refuse it again, npm install works around it.
      const another = result.output.includes('EUSAGE') ? ['install', '--no-save'] : command;
      log(`  npm ${command[0]} failed, trying npm ${another.join(' ')}`);
      result = await runNpm(root, another);
    }
    if (result.code === 0) {
      log(`Packages installed in ${seconds()} s.`);
      return undefined;
    }
    log(firstLines(result.output, 15));
    return 'The packages could not be installed, the lines above say why; `npm run doctor` checks this machine.';
  } finally {
    clearInterval(progress);
  }
}

/** @param {string} root @param {readonly string[]} command
 * @returns {Promise<{ code: number, output: string }>} */
function runNpm(root, command) {
  const { file, args, env } = npmInvocation(root);
  const child = spawn(file, [...args, ...command, '--include=dev', '--include=optional'], {
    cwd: root,
    env: { ...env, ...quietNpm },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && args.length === 0,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  const stopWith = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  const stoppers = Object.entries(stopWith).map(([signal, code]) => {
    const stop = () => {
      child.kill(/** @type {NodeJS.Signals} */ (signal));
      child.once('close', () => process.exit(code));
    };
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ code: 1, output: `npm could not be started: ${error.message}` }),
    );
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  }).finally(() => {
    for (const remove of stoppers) remove();
  });
}

// As environment, not as flags, so that the npm which the package "node" starts for its binary is quiet too.
const quietNpm = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_progress: 'false',
  npm_config_engine_strict: 'false',
  npm_config_loglevel: 'error',
};

/** The npm that started us, on the machine's own node: the installed one is about to be replaced.
 * @param {string} root */
function npmInvocation(root) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (process.env[pathName] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  const env = { ...process.env, [pathName]: folders.join(delimiter) };
  const npmCli = process.env.npm_execpath;
  if (!npmCli || !basename(npmCli).startsWith('npm')) return { file: 'npm', args: [], env };
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const systemNode = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const isInstalledNode = process.execPath.startsWith(join(root, 'node_modules') + sep);
  const node = isInstalledNode && systemNode ? systemNode : process.execPath;
  return { file: node, args: [npmCli], env };
}

/** npm ends an error with pages of its manual; what happened stands first.
 * @param {string} text @param {number} count */
function firstLines(text, count) {
  return text.trim().split('\n').slice(0, count).join('\n');
}
