import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { check } from './operations.ts';

const project = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'bowline-operations-'));
const files = ['ops', 'compose.yaml', 'Dockerfile', '.env.example', 'apps/server/src/observe/metrics.ts'];
for (const file of files) cpSync(join(project, file), join(root, file), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** What is found when one file says something else. */
function foundWith(file: string, from: string | RegExp, to: string): string[] {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const changed = before.replace(from, to);
  expect(changed, `${from} is in ${file}`).not.toBe(before);
  writeFileSync(path, changed);
  try {
    return check(root).map((finding) => `${finding.file} ${finding.message}`);
  } finally {
    writeFileSync(path, before);
  }
}

test('the files of the project are in order', () => {
  expect(check(root)).toEqual([]);
});

test.each([
  ['compose.yaml', 'ROLES: worker,search', 'ROLLS: worker', 'names the setting ROLLS'],
  ['compose.yaml', 'services:', 'services: [', 'cannot be read'],
  ['compose.yaml', 'read_only: true', 'read_only: false', 'root file system it may write'],
  ['compose.yaml', 'METRICS_PORT: "9464"', 'METRICS_PORT: "9465"', 'says 9465 for the port of the metrics'],
  ['compose.yaml', 'http://worker:3000', 'http://worker:4000', 'says 4000 for the port of the search'],
  ['ops/kubernetes/shop.yaml', 'DEMO: ', 'DEMONSTRATION: ', 'names the setting DEMONSTRATION'],
  ['ops/kubernetes/shop.yaml', 'name: ROLES', 'name: ROLE', 'names the setting ROLE,'],
  ['ops/kubernetes/shop.yaml', 'livenessProbe:', 'lively:', 'without livenessProbe'],
  ['ops/kubernetes/shop.yaml', 'runAsNonRoot: true', 'runAsNonRoot: false', 'may run as root'],
  ['ops/kubernetes/worker.yaml', 'allowPrivilegeEscalation: false', 'x: 1', 'capabilities it does not need'],
  ['ops/kubernetes/worker.yaml', 'containerPort: 3000', 'containerPort: 80', 'says 80 for the port of http'],
  [
    'ops/prometheus/alerts.yaml',
    'bowline_jobs_lag_seconds',
    'bowline_job_lag',
    'names the metric bowline_job_lag,',
  ],
  ['ops/prometheus/prometheus.yml', 'port: 9464', 'port: 9100', 'says 9100 for the port of the metrics'],
  ['ops/grafana/shop.json', 'bowline_page_cache_bytes', 'bowline_bytes', 'names the metric bowline_bytes'],
  ['ops/grafana/shop.json', '{', '{{', 'cannot be read'],
  ['Dockerfile', 'USER 1000:1000', 'USER root', 'runs the shop as root'],
  ['Dockerfile', 'DATA_FOLDER=', 'FOLDER=', 'names the setting FOLDER'],
  ['Dockerfile', 'MALLOC_ARENA_MAX=1', 'MALLOC_ARENA_MAX=8', 'does not set MALLOC_ARENA_MAX=1'],
])('%s with %s as %s is found', (file, from, to, message) => {
  expect(foundWith(file, from, to)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});
