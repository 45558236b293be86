import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

test('numbers are written as Prometheus reads them', () => {
  const registry = createRegistry();
  const requests = registry.histogram('request_seconds', 'Answers', [0.1, 1]);
  requests.observe({ kind: 'page', status: '200' }, 0.05);
  requests.observe({ kind: 'page', status: '200' }, 0.5);
  requests.observe({ kind: 'page', status: '200' }, 5);
  registry.counter('failures_total', 'Failures').add({ why: 'a "word"\n' }, 2);
  registry.gauges('pages', 'Kept', () => [{ value: 3 }, { value: Number.NaN }]);
  expect(registry.text()).toBe(
    [
      '# HELP request_seconds Answers',
      '# TYPE request_seconds histogram',
      'request_seconds_bucket{kind="page",status="200",le="0.1"} 1',
      'request_seconds_bucket{kind="page",status="200",le="1"} 2',
      'request_seconds_bucket{kind="page",status="200",le="+Inf"} 3',
      'request_seconds_sum{kind="page",status="200"} 5.55',
      'request_seconds_count{kind="page",status="200"} 3',
      '# HELP failures_total Failures',
      '# TYPE failures_total counter',
      'failures_total{why="a \\"word\\"\\n"} 2',
      '# HELP pages Kept',
      '# TYPE pages gauge',
      'pages 3',
      '',
    ].join('\n'),
  );
});

test('labels that strangers choose cannot fill the memory', () => {
  const registry = createRegistry();
  const asked = registry.counter('asked_total', 'Asked');
  for (let number = 0; number < 10_000; number += 1) asked.add({ name: `n${number}` });
  const lines = registry.text().trim().split('\n').slice(2);
  expect(lines).toHaveLength(501);
  expect(lines.at(-1)).toBe('asked_total{name="other"} 9500');
});
