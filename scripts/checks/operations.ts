import { loadAll } from 'js-yaml';
import { sparing, sparingNode } from '../serve/shop-environment.ts';
import type { Finding } from './finding.ts';
import { listFiles, read, readJson } from './source-files.ts';

const metricsFile = 'apps/server/src/observe/metrics.ts';
const settingsFile = '.env.example';
/** Of the images of others, and of programs in the image. */
const foreignVariables = new Set([
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'NODE_ENV',
  'NODE_OPTIONS',
  ...Object.keys(sparing),
]);
const shopPort = 3000;
const metricsPort = 9464;

type Node = Readonly<Record<string, unknown>>;

/**
 * What runs the shop elsewhere (container, compose, Kubernetes, Prometheus, Grafana) cannot be tried here. It is read: files are well-formed,
 * settings and metrics they name exist, ports agree, and nothing runs with more rights than it needs.
 */
export function check(root: string): Finding[] {
  const files = listFiles(root).filter((file) => file === 'compose.yaml' || file.startsWith('ops/'));
  const findings: Finding[] = [];
  const documents = new Map<string, readonly unknown[]>();
  for (const file of files) {
    try {
      if (/\.ya?ml$/.test(file)) documents.set(file, loadAll(read(root, file)));
      else if (file.endsWith('.json')) documents.set(file, [readJson(root, file)]);
    } catch (error) {
      findings.push({ file, message: `cannot be read: ${(error as Error).message.split('\n')[0]}` });
    }
  }
  const settings = new Set(
    read(root, settingsFile)
      .match(/^#?[A-Z][A-Z_]+(?==)/gm)
      ?.map((name) => name.replace('#', '')),
  );
  const metrics = new Set(read(root, metricsFile).match(/bowline_[a-z_]+/g));
  for (const [file, all] of documents) {
    const nodes = all.flatMap(nodesOf);
    findings.push(
      ...unknownSettings(nodes, settings).map((message) => ({ file, message })),
      ...unknownMetrics(JSON.stringify(all), metrics).map((message) => ({ file, message })),
      ...wrongPorts(nodes).map((message) => ({ file, message })),
      ...nodes
        .filter(({ image }) => image === 'bowline')
        .flatMap(excessiveRights)
        .map((message) => ({ file, message })),
      ...nodes
        .filter(({ kind, spec }) => kind === 'Deployment' && spec !== undefined)
        .flatMap(missingProbes)
        .map((message) => ({ file, message })),
    );
  }
  return [...findings, ...dockerfile(root, settings)];
}

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

/** As compose, Kubernetes' env, config maps and secrets write them. */
function variablesOf(node: Node): string[] {
  const { environment, env, data, stringData, kind } = node;
  const named = Array.isArray(env) ? env.map((entry: Node) => String(entry.name)) : [];
  const inData =
    kind === 'ConfigMap' || kind === 'Secret' ? { ...(data as object), ...(stringData as object) } : {};
  return [...named, ...Object.keys(inData), ...Object.keys((environment as object | undefined) ?? {})];
}

function unknownSettings(nodes: readonly Node[], settings: ReadonlySet<string>): string[] {
  const unknown = nodes
    .flatMap(variablesOf)
    .filter((name) => !settings.has(name) && !foreignVariables.has(name));
  return [...new Set(unknown)].map(
    (name) => `names the setting ${name}, which ${settingsFile} does not have`,
  );
}

function unknownMetrics(text: string, metrics: ReadonlySet<string>): string[] {
  const named = [...new Set(text.match(/bowline_[a-z_]+/g) ?? [])];
  return named
    .filter((name) => !metrics.has(name) && !metrics.has(name.replace(/_(?:bucket|sum|count)$/, '')))
    .map((name) => `names the metric ${name}, which ${metricsFile} does not have`);
}

function wrongPorts(nodes: readonly Node[]): string[] {
  const wrong = (what: string, found: unknown, wanted: number) =>
    found === undefined || Number(found) === wanted
      ? []
      : [`says ${found} for the port of ${what}, which is ${wanted}`];
  return nodes.flatMap((node) => [
    ...wrong('the shop', node.PORT, shopPort),
    ...wrong('the metrics', node.METRICS_PORT, metricsPort),
    ...wrong('the metrics', node['prometheus.io/port'], metricsPort),
    ...(node.containerPort === undefined
      ? []
      : wrong(String(node.name), node.containerPort, node.name === 'metrics' ? metricsPort : shopPort)),
    ...('dns_sd_configs' in node
      ? (node.dns_sd_configs as Node[]).flatMap(({ port }) => wrong('the metrics', port, metricsPort))
      : []),
    ...(typeof node.SEARCH_URL === 'string'
      ? wrong('the search', new URL(node.SEARCH_URL).port, shopPort)
      : []),
  ]);
}

function excessiveRights(container: Node): string[] {
  const { read_only: readOnly, cap_drop: dropped, securityContext } = container;
  const context = (securityContext ?? {}) as Node;
  const isComposed = readOnly === true && JSON.stringify(dropped) === '["ALL"]';
  const drops = JSON.stringify((context.capabilities as Node | undefined)?.drop) === '["ALL"]';
  const isManifest =
    context.readOnlyRootFilesystem === true && context.allowPrivilegeEscalation === false && drops;
  return isComposed || isManifest
    ? []
    : ['runs the shop with a root file system it may write, or with capabilities it does not need'];
}

function missingProbes(deployment: Node): string[] {
  const nodes = nodesOf(deployment);
  const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'].filter(
    (probe) => !nodes.some((node) => probe in node),
  );
  const isRoot = !nodes.some(({ runAsNonRoot }) => runAsNonRoot === true);
  return [
    ...probes.map((probe) => `has a deployment without ${probe}`),
    ...(isRoot ? ['has a deployment that may run as root'] : []),
  ];
}

function dockerfile(root: string, settings: ReadonlySet<string>): Finding[] {
  const file = 'Dockerfile';
  const text = read(root, file);
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const settingsOf = (part: string) =>
    [...part.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const variables = settingsOf(text).map((pair) => pair.split('=')[0] ?? '');
  const asAtHome = Object.entries({ NODE_OPTIONS: sparingNode, ...sparing }).map((pair) => pair.join('='));
  const messages = [
    ...asAtHome
      .filter((pair) => !settingsOf(last).includes(pair))
      .map((pair) => `does not set ${pair}, as \`npm start\` does`),
    ...(/^USER (?!0|root)/m.test(last) ? [] : ['runs the shop as root']),
    ...(last.includes(`EXPOSE ${shopPort} ${metricsPort}`)
      ? []
      : [`does not expose ${shopPort} and ${metricsPort}`]),
    ...variables
      .filter((name) => !settings.has(name) && !foreignVariables.has(name))
      .map((name) => `names the setting ${name}, which ${settingsFile} does not have`),
  ];
  return messages.map((message) => ({ file, message }));
}
