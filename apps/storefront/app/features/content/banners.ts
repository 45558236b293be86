import { contentQuery } from '../../data/content-client.ts';
import type { ContentLink, ContentPicture } from './rich-text.ts';

export interface Banner {
  readonly key: string;
  readonly placement: string;
  readonly tone: 'info' | 'offer' | 'warning';
  readonly title?: string | null;
  readonly text: string;
  readonly link?: ContentLink | null;
  readonly picture?: ContentPicture | null;
}

export const currentBanners = `*[_type == "banner" && language == $lang && (!defined(startsAt) || startsAt <= now())
  && (!defined(endsAt) || endsAt > now())] | order(position asc)
  {"key": _id, placement, tone, title, text, link, picture}`;

/** GET /queries/banners.groq (specification 7.3). */
export const bannersQuery = contentQuery<readonly Banner[], { lang: string }>('banners', currentBanners);
