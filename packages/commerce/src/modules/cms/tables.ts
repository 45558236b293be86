import type { Generated } from '@bowline/database';

export interface CmsTables {
  cms_page: { id: Generated<number>; identifier: string; is_active: boolean };
  cms_page_text: {
    cms_page_id: number;
    locale: string;
    title: string;
    content_heading: string | null;
    content_html: string;
    url_key: string;
    meta_title: string | null;
    meta_description: string | null;
  };
  cms_block: { id: Generated<number>; identifier: string; is_active: boolean };
  cms_block_text: { cms_block_id: number; locale: string; title: string; content_html: string };
}
