type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(labels: Labels, value?: number): void;
}

export interface Histogram {
  /** In seconds. */
  observe(labels: Labels, seconds: number): void;
}

export interface Registry {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, buckets?: readonly number[]): Histogram;
  /** Asked when somebody looks; what it answers is told as it is. */
  gauges(name: string, help: string, read: () => readonly Reading[]): void;
  /** The same for what only ever grows. */
  totals(name: string, help: string, read: () => readonly Reading[]): void;
  /** Everything, in Prometheus' text format. */
  text(): string;
}

export interface Reading {
  readonly labels?: Labels;
  readonly value: number;
}

interface Series {
  readonly labels: string;
  count: number;
  sum: number;
  readonly buckets: number[];
}

/** From a page that was kept to a question that ran into its time limit. */
export const usualBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of one metric. What would be more is counted together: labels must not be able to fill the memory. */
const mostSeries = 500;

/** Numbers by name and labels. Small enough to be read, and what is not looked at costs an addition. */
export function createRegistry(): Registry {
  const written: (() => string)[] = [];

  function seriesOf(size: number) {
    const all = new Map<string, Series>();
    return {
      all,
      find(labels: Labels): Series {
        const key = writeLabels(labels);
        const known = all.get(key);
        if (known) return known;
        const isFull = all.size >= mostSeries;
        const name = isFull
          ? writeLabels(Object.fromEntries(Object.keys(labels).map((label) => [label, 'other'])))
          : key;
        const series = all.get(name) ?? { labels: name, count: 0, sum: 0, buckets: new Array(size).fill(0) };
        all.set(name, series);
        return series;
      },
    };
  }

  function readings(type: 'gauge' | 'counter') {
    return (name: string, help: string, read: () => readonly Reading[]) => {
      written.push(() => {
        const lines = read()
          .filter(({ value }) => Number.isFinite(value))
          .map(({ labels = {}, value }) => `${name}${inBraces(writeLabels(labels))} ${value}`);
        return head(name, help, type) + lines.map((line) => `${line}\n`).join('');
      });
    };
  }

  return {
    counter(name, help) {
      const { all, find } = seriesOf(0);
      written.push(
        () =>
          head(name, help, 'counter') +
          [...all.values()].map(({ labels, sum }) => `${name}${inBraces(labels)} ${sum}\n`).join(''),
      );
      return {
        add(labels, value = 1) {
          find(labels).sum += value;
        },
      };
    },
    histogram(name, help, buckets = usualBuckets) {
      const { all, find } = seriesOf(buckets.length);
      written.push(
        () =>
          head(name, help, 'histogram') +
          [...all.values()].map((series) => writeHistogram(name, series, buckets)).join(''),
      );
      return {
        observe(labels, seconds) {
          const series = find(labels);
          series.count += 1;
          series.sum += seconds;
          const first = buckets.findIndex((most) => seconds <= most);
          if (first >= 0) series.buckets[first] = (series.buckets[first] ?? 0) + 1;
        },
      };
    },
    gauges: readings('gauge'),
    totals: readings('counter'),
    text: () => written.map((write) => write()).join(''),
  };
}

function head(name: string, help: string, type: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function writeHistogram(name: string, series: Series, buckets: readonly number[]): string {
  const { labels, count, sum } = series;
  const prefix = labels ? `${labels},` : '';
  let below = 0;
  const lines = buckets.map((most, index) => {
    below += series.buckets[index] ?? 0;
    return `${name}_bucket{${prefix}le="${most}"} ${below}\n`;
  });
  return `${lines.join('')}${name}_bucket{${prefix}le="+Inf"} ${count}\n${name}_sum${inBraces(labels)} ${sum}\n${name}_count${inBraces(labels)} ${count}\n`;
}

function inBraces(labels: string): string {
  return labels ? `{${labels}}` : '';
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function writeLabels(labels: Labels): string {
  return Object.entries(labels)
    .map(
      ([name, value]) =>
        `${name}="${value.slice(0, 100).replace(/[\\"\n]/g, (sign) => escapes[sign] ?? '')}"`,
    )
    .join(',');
}
