import type { Fetch } from '@bowline/kit';
import type { ContentAccess, SearchAccess } from '../../app/shop-context.ts';

export interface Services {
  readonly commerce: Fetch;
  readonly content: ContentAccess;
  readonly search: SearchAccess;
}

/** The services as one page asks them, and what has to stay as it is for the page to stay true. */
export interface RecordedReads extends Services {
  /** Null when something in the page is not everybody's, or is missing because nobody answered. */
  tags(): readonly string[] | null;
}

export function recordReads({ commerce, content, search }: Services): RecordedReads {
  const tags = new Set<string>();
  let isEverybodys = true;

  function following(fetch: Fetch, note: (request: Request, response: Response) => boolean): Fetch {
    return async (request) => {
      const response = await fetch(request).catch((error: unknown) => {
        isEverybodys = false;
        throw error;
      });
      if (!response.ok || !note(request, response)) isEverybodys = false;
      return response;
    };
  }
  const add = (names: readonly string[]) => {
    for (const name of names) tags.add(name);
  };

  return {
    commerce: following(commerce, (_request, { headers }) => {
      add(headers.get('x-magento-tags')?.split(',') ?? []);
      return headers.get('cache-control')?.startsWith('public') ?? false;
    }),
    content: {
      ...content,
      fetch: following(content.fetch, (request) => {
        add(tagsOfQuery(new URL(request.url).searchParams.get('query')));
        return true;
      }),
    },
    search: {
      ...search,
      fetch: following(search.fetch, () => {
        add([foundTag, anyContentTag]);
        return true;
      }),
    },
    tags: () => (isEverybodys ? [...tags] : null),
  };
}

/** Commerce's word for answers into which any product may come. */
const foundTag = 'cat_p_found';
/** Of what any document may change. */
export const anyContentTag = 'content';
export const contentTag = (type: string) => `${anyContentTag}_${type}`;

/**
 * The kinds of documents that a query names. One that follows references, or names none, may show any; what travels in a body
 * is not looked at.
 */
export function tagsOfQuery(query: string | null): readonly string[] {
  const types = [...(query ?? '').matchAll(/_type (?:==|in) (\[[^\]]*\]|"\w+")/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, name = '']) => contentTag(name)),
  );
  return types.length === 0 || query?.includes('->') ? [anyContentTag] : types;
}
