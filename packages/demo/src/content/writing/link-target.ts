import { categoryKeys, staticPageIds } from '@bowline/markets';

const pages: ReadonlySet<string> = new Set(staticPageIds);
const categories: ReadonlySet<string> = new Set(categoryKeys);

const acceptedByKind: Readonly<Record<string, (name: string) => boolean>> = {
  page: (id) => pages.has(id),
  category: (key) => categories.has(key),
  faq: isKeyOrNothing,
  blog: isKeyOrNothing,
  search: (words) => words.trim() !== '',
  mailto: (address) => /^[^\s@]+@[^\s@]+$/.test(address),
};

/** Whether a link leads to something the storefront can turn into an address: `page:returns`, `faq:`, `search:dog leash`. */
export function isLinkTarget(target: string): boolean {
  const colon = target.indexOf(':');
  if (colon < 0) return false;
  const kind = target.slice(0, colon);
  return Object.hasOwn(acceptedByKind, kind) && acceptedByKind[kind]?.(target.slice(colon + 1)) === true;
}

function isKeyOrNothing(name: string): boolean {
  return name === '' || /^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/.test(name);
}
