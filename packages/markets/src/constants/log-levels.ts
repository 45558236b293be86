export type LogLevel = 'none' | 'debug' | 'info' | 'warn' | 'error';

/** Specification 9. */
const levelByEnvironment = new Map<string, LogLevel>([
  ['test', 'none'],
  ['dev', 'debug'],
  ['rc', 'info'],
  ['prod', 'error'],
]);

/** Specification 9: any other environment logs warnings. */
export function logLevelOf(environment: string): LogLevel {
  return levelByEnvironment.get(environment) ?? 'warn';
}
