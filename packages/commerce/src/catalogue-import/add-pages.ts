import { addCanonicalPaths, addFormerPaths } from './add-paths.ts';
import { everyLocale } from './every-locale.ts';
import type { ImportState } from './import-state.ts';
import type { CmsBlockImport, CmsPageImport } from './types.ts';

export function addPage(state: ImportState, page: CmsPageImport): void {
  const { id } = state.cmsPages.add(page.identifier, {});
  state.batch.add('cms_page', { id, identifier: page.identifier, is_active: page.isActive ?? true });
  state.batch.add(
    'cms_page_text',
    ...everyLocale(page.texts, (locale, text) => ({
      cms_page_id: id,
      locale,
      title: text.title,
      content_heading: text.contentHeading ?? null,
      content_html: text.contentHtml,
      url_key: text.urlKey,
      meta_title: text.metaTitle ?? null,
      meta_description: text.metaDescription ?? null,
    })),
  );
  const entity = { entityType: 'CMS_PAGE', entityId: id } as const;
  addCanonicalPaths(state.batch, entity, page.texts, (text) => text.urlKey);
  addFormerPaths(state.batch, entity, page.formerUrlKeys);
}

export function addBlock(state: ImportState, block: CmsBlockImport): void {
  const { id } = state.cmsBlocks.add(block.identifier, {});
  state.batch.add('cms_block', { id, identifier: block.identifier, is_active: block.isActive ?? true });
  state.batch.add(
    'cms_block_text',
    ...everyLocale(block.texts, (locale, text) => ({
      cms_block_id: id,
      locale,
      title: text.title,
      content_html: text.contentHtml,
    })),
  );
}
