/** Set by the test runner or by npm: not what a person's terminal has. */
const foreign =
  /^(NODE_ENV|NODE_OPTIONS|NODE_COMPILE_CACHE|NODE_V8_COVERAGE|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL|INIT_CWD|npm_(execpath|node_execpath|command|lifecycle_.*|package_.*))$/;

/** An empty value counts as not set, and keeps a developer's .env file from naming a database of their own. */
const noSettings = Object.fromEntries(
  [
    'PORT',
    'HOST',
    'APP_ENV',
    'LOG_LEVEL',
    'ROLES',
    'DATABASE_URL',
    'COMMERCE_URL',
    'PUBLIC_URL',
    'PREFIX_STRATEGY',
    'TRUST_PROXY',
    'DEMO',
    'PATIENCE_SECONDS',
    'STOP_SECONDS',
    'DATA_FOLDER',
  ].map((name) => [name, '']),
);

/** The environment a person's terminal would give, with `settings` on top. */
export function cleanEnvironment(settings: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(inherited), ...noSettings, ...settings };
}
