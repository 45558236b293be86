import type { ContentClient } from './content-client.ts';

export interface EditorsRedirect {
  readonly from: string;
  readonly to: string;
  /** Without one it holds in every language. */
  readonly language: string | null;
}

/** The path of an address of the shop; other sites lead nowhere in it. */
function ownPathOf(to: string): string | null {
  if (!to.startsWith('/') || to.startsWith('//')) return null;
  return to.split(/[?#]/, 1)[0] ?? null;
}

const mostSteps = 20;

/**
 * Every circle that visitors of some language are led in, as the paths of its steps (rule 12). The redirect of a language goes
 * before one of all, as in the storefront. A chain that is longer than a browser follows counts as one.
 */
export function findLoops(redirects: readonly EditorsRedirect[]): readonly (readonly string[])[] {
  const languages = new Set(redirects.map(({ language }) => language));
  const found = new Map<string, readonly string[]>();
  for (const language of languages) {
    const ofAll = redirects.filter((each) => each.language === null);
    const own = language === null ? [] : redirects.filter((each) => each.language === language);
    const next = new Map([...ofAll, ...own].map(({ from, to }) => [from, ownPathOf(to)]));
    for (const from of next.keys()) {
      const loop = loopFrom(from, next);
      const name = loop?.slice(1).toSorted().join(' ');
      if (loop && name !== undefined && !found.has(name)) found.set(name, loop);
    }
  }
  return [...found.values()];
}

function loopFrom(from: string, next: ReadonlyMap<string, string | null>): readonly string[] | null {
  const steps = [from];
  for (let at = next.get(from) ?? null; at !== null; at = next.get(at) ?? null) {
    const seen = steps.indexOf(at);
    steps.push(at);
    if (seen !== -1) return steps.slice(seen);
    if (steps.length > mostSteps) return steps;
  }
  return null;
}

interface Row {
  readonly _id: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly language: string | null;
}

interface Draft {
  readonly id: string;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly language?: unknown;
}

const most = 10_000;

/** What visitors meet, with the draft of one in place of what is published. */
export async function readRedirects(
  client: ContentClient,
  draft?: Draft,
): Promise<readonly EditorsRedirect[]> {
  const rows = await client.query<readonly Row[]>(
    `*[_type == "redirect" && !(_id in path("drafts.**"))][0...${most}]{_id, from, to, "language": coalesce(language, null)}`,
    {},
  );
  const others = rows.filter(({ _id }) => _id !== draft?.id);
  const all: readonly Omit<Draft, 'id'>[] = draft ? [...others, draft] : others;
  return all.flatMap(({ from, to, language }) =>
    typeof from === 'string' && typeof to === 'string'
      ? [{ from, to, language: typeof language === 'string' ? language : null }]
      : [],
  );
}
