import type { RecurringJob, TaskHandlers } from '@bowline/database';
import type { AddedField } from '#graphql';
import type { Opened, OpenModule, Route, Shop } from './module.ts';
import { type All, modules } from './modules.ts';
import type { Visit } from './visit.ts';

/** Names of background jobs with their payloads. */
export type CommerceJobs = All<'jobs'>;

/** Everything a resolver may reach. It grows with the modules. */
export type CommerceContext = Visit & All<'context'>;

/** The modules at work: what each of them opened, put together. */
export interface OpenModules {
  readonly opened: Opened;
  readonly admin: All<'admin'>;
  readonly jobs: TaskHandlers<CommerceJobs>;
  readonly recurring: readonly RecurringJob<CommerceJobs>[];
  readonly routes: readonly Route[];
  readonly addedFields: () => Promise<readonly AddedField[]>;
  readonly contextOf: (visit: Visit) => Promise<CommerceContext>;
}

/** What any of them may open; the types of `modules` say which. */
type AnyOpenModule = OpenModule<Readonly<Record<'services' | 'context' | 'jobs' | 'admin', object>>>;

export function openModules(shop: Shop & All<'options'>): OpenModules {
  const open = new Map<string, Partial<AnyOpenModule>>();
  const opened = ((module) => {
    const services = open.get(module.name)?.services;
    if (!services)
      throw new Error(`Module "${module.name}" is not open: it has to come earlier in modules.ts`);
    return services;
  }) as Opened;
  for (const module of modules) open.set(module.name, module.open?.(shop, opened) ?? {});

  const all = [...open.values()];
  const names = [...open.keys()];
  const readers = [...open].flatMap(([name, { context }]) => (context ? { name, read: context } : []));
  let composed: Composed | undefined;
  return {
    opened,
    admin: together(
      'admin',
      names,
      all.map(({ admin = {} }) => admin),
    ) as All<'admin'>,
    jobs: together(
      'jobs',
      names,
      all.map(({ jobs = {} }) => jobs),
    ) as TaskHandlers<CommerceJobs>,
    recurring: modules.flatMap<RecurringJob<CommerceJobs>>(({ recurring = [] }) => recurring),
    routes: all.flatMap(({ routes = [] }) => routes),
    addedFields: joined(all.flatMap(({ addedFields }) => addedFields ?? [])),
    async contextOf(visit) {
      const reading = shop.database.openReading({ mayBeLate: visit.mayBeLate });
      const parts = await Promise.all(readers.map(({ read }) => read(visit, reading)));
      composed ??= composer(['the visit', ...readers.map(({ name }) => name)], [visit, ...parts]);
      return composed([visit, ...parts]) as CommerceContext;
    },
  };
}

type Composed = (parts: readonly object[]) => object;

/**
 * How the parts of a context, which have the same names every time, become one object. Written out as code, once: an object of so
 * many properties that is put together name by name takes ten times as long, and so does every look into it. The names are our own.
 */
function composer(owners: readonly string[], parts: readonly object[]): Composed {
  together('context', owners, parts);
  const properties = parts.flatMap((part, index) =>
    Object.keys(part).map((key) => `${JSON.stringify(key)}: parts[${index}][${JSON.stringify(key)}]`),
  );
  return new Function('parts', `return { ${properties.join(', ')} };`) as Composed;
}

/** What several modules give, as one object. Two that give the same would each believe to be heard. */
export function together(what: string, names: readonly string[], parts: readonly object[]): object {
  const owners = new Map<string, string>();
  for (const [index, part] of parts.entries()) {
    const name = names[index] ?? '';
    for (const key of Object.keys(part)) {
      const owner = owners.get(key);
      if (owner !== undefined)
        throw new Error(`Both ${owner} and ${name} add "${key}" to the ${what} of the service`);
      owners.set(key, name);
    }
  }
  return Object.assign({}, ...parts);
}

/** One list of several; the same one as before when each of them is. */
function joined<Item>(sources: readonly (() => Promise<readonly Item[]>)[]): () => Promise<readonly Item[]> {
  let lists: readonly (readonly Item[])[] = [];
  let all: readonly Item[] = [];
  return async () => {
    const now = await Promise.all(sources.map((source) => source()));
    if (now.some((list, index) => list !== lists[index])) {
      lists = now;
      all = now.flat();
    }
    return all;
  };
}
