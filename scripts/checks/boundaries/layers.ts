/**
 * Who may use whom (docs: ARCHITECTURE.md, "The dependency rule"). A name stands for the whole workspace,
 * `media/urls` for that one entry point. Whoever is not listed here does not pass the check.
 */
const layers: Readonly<Record<string, readonly string[] | 'everything'>> = {
  kit: [],
  markets: ['kit'],
  database: ['kit', 'markets'],
  ui: ['kit', 'markets'],
  media: ['kit', 'markets'],
  mail: ['kit', 'markets', 'database', 'ui/tokens'],
  commerce: ['kit', 'markets', 'database', 'mail', 'ui', 'media/urls'],
  content: ['kit', 'markets', 'database', 'ui', 'media/urls'],
  search: ['kit', 'markets', 'database', 'ui', 'media/urls'],
  demo: ['kit', 'markets', 'database', 'ui', 'media', 'commerce', 'content', 'search'],
  storefront: ['kit', 'markets', 'ui', 'media/urls'],
  admin: ['kit', 'markets', 'ui', 'media/urls'],
  server: 'everything',
  e2e: 'everything',
};

export const scope = '@bowline/';

export const hasLayer = (workspace: string): boolean => Object.hasOwn(layers, workspace);

/** Whether `workspace` may import `target`, a name without the scope: `kit`, `media/urls`. */
export function mayImport(workspace: string, target: string): boolean {
  const [name = ''] = target.split('/');
  const allowed = layers[workspace] ?? [];
  return allowed === 'everything' || name === workspace || allowed.includes(name) || allowed.includes(target);
}

/** Whether `workspace` may declare a dependency on `name`, if only for one of its entry points. */
export function mayDepend(workspace: string, name: string): boolean {
  const allowed = layers[workspace] ?? [];
  return allowed === 'everything' || allowed.some((entry) => entry.split('/')[0] === name);
}
