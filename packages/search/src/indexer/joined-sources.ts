import type { Listener, TextSource } from './sources.ts';

/** One source for each kind: an index is compared whole, so what fills it has to be read together. */
export function joinedSources(sources: readonly TextSource[]): readonly TextSource[] {
  return [...Map.groupBy(sources, ({ kind }) => kind)].map(([kind, parts]) => ({
    kind,
    records: async (locale) => (await Promise.all(parts.map(({ records }) => records(locale)))).flat(),
    listen: (onChange) => together(parts.flatMap(({ listen }) => listen?.(onChange) ?? [])),
  }));
}

function together(listeners: readonly Listener[]): Listener {
  return { close: async () => void (await Promise.all(listeners.map((listener) => listener.close()))) };
}
