import { contentQuery } from '../../../data/content-client.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import type { OpeningHours } from './opening-hours.ts';

export interface ContactChannel {
  readonly key: string;
  readonly kind: 'email' | 'messenger' | 'phone' | 'whatsapp';
  readonly label: string;
  readonly value: string;
  readonly href: string;
  readonly note?: string | null;
  readonly openingHours: OpeningHours;
}

const contactChannels = contentQuery<readonly ContactChannel[], { lang: string }>(
  'contact channels',
  `*[_type == "contactChannel" && language == $lang] | order(position asc)
    {"key": _id, kind, label, value, href, note, openingHours}`,
);

export async function loadContactChannels({
  content,
  market,
}: ShopRequest): Promise<readonly ContactChannel[]> {
  return (await content.queryIfPossible(contactChannels, { lang: market.code })) ?? [];
}
