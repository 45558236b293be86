import { RefusalError, type ResolverMap } from '#graphql';
import { renderDirectives } from '#stores';
import type { CmsBlockRecord, CmsContext, CmsPageRecord } from './model.ts';

interface PageArguments {
  readonly id?: number | null;
  readonly identifier?: string | null;
}

const resolvers: ResolverMap = {
  Query: {
    cmsPage: async (_: unknown, { id, identifier }: PageArguments, { cms, tags }: CmsContext) => {
      const key = identifier || (id ? String(id) : null);
      if (!key) throw new RefusalError({ code: 'page-id-missing', details: {} });
      const page = await cms.page(key);
      if (!page) throw new RefusalError({ code: 'page-not-found', details: { identifier: key } });
      tags.add('cms_p').add(`cms_p_${page.id}`);
      return page;
    },
    cmsBlocks: async (
      _: unknown,
      { identifiers }: { identifiers?: readonly (string | null)[] | null },
      { cms, tags }: CmsContext,
    ) => {
      if (!identifiers?.length) throw new RefusalError({ code: 'block-identifiers-missing', details: {} });
      tags.add('cms_b');
      // An error in a list stands for its item alone; the other blocks are still answered (behaviour 151).
      return {
        items: identifiers.map(async (identifier) => {
          const block = await cms.block(identifier ?? '');
          if (!block) {
            throw new RefusalError({ code: 'block-not-found', details: { identifier: identifier ?? '' } });
          }
          tags.add(`cms_b_${block.id}`);
          return block;
        }),
      };
    },
    cms_page_url_keys: (_: unknown, { identifier }: { identifier: string }, { cms }: CmsContext) =>
      cms.pageUrlKeys(identifier),
  },
  CmsPage: {
    page_layout: () => '1column',
    content: ({ content }: CmsPageRecord, _: unknown, context: CmsContext) =>
      renderDirectives(content, context),
  },
  CmsBlock: {
    content: ({ content }: CmsBlockRecord, _: unknown, context: CmsContext) =>
      renderDirectives(content, context),
  },
};

export const cmsGraphql = { file: new URL('./cms.graphql', import.meta.url), resolvers };
