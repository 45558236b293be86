import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatTable } from './table.ts';

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
}

/** What V8's profiler answers, as far as it is read here. */
export interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const shown = 30;

/** Where the time went: by place in the code, and by package. Waiting is left out. */
export function summariseProfile(profile: CpuProfile): string {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const byPlace = new Map<string, number>();
  const byPackage = new Map<string, number>();
  let total = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    const frame = frames.get(id);
    const ms = (profile.timeDeltas?.[index] ?? 0) / 1000;
    if (!frame || frame.functionName === '(idle)') continue;
    total += ms;
    add(byPlace, placeOf(frame), ms);
    add(byPackage, packageOf(frame), ms);
  }
  const table = (title: string, times: ReadonlyMap<string, number>) =>
    formatTable(
      [title, 'ms', 'share'],
      [...times]
        .sort(([, a], [, b]) => b - a)
        .slice(0, shown)
        .map(([name, ms]) => [name, ms.toFixed(0), `${((ms / total) * 100).toFixed(1)} %`]),
    );
  return `${table('package', byPackage)}\n\n${table('function', byPlace)}`;
}

function add(times: Map<string, number>, name: string, ms: number): void {
  times.set(name, (times.get(name) ?? 0) + ms);
}

function pathOf({ url }: CallFrame): string {
  return url.startsWith('file:') ? relative(root, fileURLToPath(url)) : url;
}

function placeOf(frame: CallFrame): string {
  const name = frame.functionName || '(anonymous)';
  return frame.url ? `${name} ${pathOf(frame).replace(/^node_modules\//, '')}:${frame.lineNumber + 1}` : name;
}

function packageOf(frame: CallFrame): string {
  const path = pathOf(frame);
  if (path === '') return frame.functionName.startsWith('(') ? frame.functionName : '(native)';
  if (path.startsWith('node:')) return path.split('/').slice(0, 2).join('/');
  const [, dependency] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return dependency ?? path.split('/').slice(0, 2).join('/');
}
