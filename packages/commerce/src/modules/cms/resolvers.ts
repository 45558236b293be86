import { RefusalError } from '#graphql';
import { renderDirectives } from '#stores';
import type { Resolvers } from '#wire';
import type { CmsContext } from './model.ts';

const resolvers: Resolvers<CmsContext> = {
  Query: {
    cmsPage: async (_, { id, identifier }, { cms, tags }) => {
      const key = identifier || (id ? String(id) : null);
      if (!key) throw new RefusalError({ code: 'page-id-missing', details: {} });
      const page = await cms.page(key);
      if (!page) throw new RefusalError({ code: 'page-not-found', details: { identifier: key } });
      tags.add('cms_p').add(`cms_p_${page.id}`);
      return page;
    },
    cmsBlocks: (_, { identifiers }, { tags }) => {
      if (!identifiers?.length) throw new RefusalError({ code: 'block-identifiers-missing', details: {} });
      tags.add('cms_b');
      return { identifiers: identifiers.map((identifier) => identifier ?? '') };
    },
    cms_page_url_keys: (_, { identifier }, { cms }) => cms.pageUrlKeys(identifier),
  },
  CmsBlocks: {
    // An error in a list stands for its item alone; the other blocks are still answered (behaviour 151).
    items: ({ identifiers }, _, { cms, tags }) =>
      identifiers.map(async (identifier) => {
        const block = await cms.block(identifier);
        if (!block) throw new RefusalError({ code: 'block-not-found', details: { identifier } });
        tags.add(`cms_b_${block.id}`);
        return block;
      }),
  },
  CmsPage: {
    url_keys: ({ identifier }, _, { cms }) => cms.pageUrlKeys(identifier),
    meta_keywords: () => null,
    page_layout: () => '1column',
    content: ({ content }, _, context) => renderDirectives(content, context),
  },
  CmsBlock: {
    content: ({ content }, _, context) => renderDirectives(content, context),
  },
};

export const cmsGraphql = { file: new URL('./cms.graphql', import.meta.url), resolvers };
