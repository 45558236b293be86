import { escapeMarkup } from '@bowline/kit';
import { absoluteUrl, type Market, shop as shopNames } from '@bowline/markets';
import { messagesFor } from '../../i18n/all-messages.server.ts';
import { shopWordsIn } from '../../i18n/use-shop-words.ts';
import { xmlDeclaration } from '../../seo/site-map/write-site-map.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { fillTexts } from '../content/placeholders.ts';
import { type PostSummary, postPage } from './blog-queries.ts';

const newestInFeed = 30;

/** The newest posts as Atom (RFC 4287). */
export async function loadFeed(shop: ShopRequest): Promise<string> {
  const { market } = shop;
  const newest = await shop.content.query(postPage, { lang: market.code, from: 0, to: newestInFeed });
  const posts = await fillTexts(shop, newest.posts);
  const { translate } = await messagesFor(shop);
  const words = shopWordsIn(market);
  const home = absoluteUrl(market, '/blog');
  return [
    xmlDeclaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${market.name}">`,
    `<id>${escapeMarkup(home)}</id>`,
    `<title>${escapeMarkup(translate('blog.feedTitle', words))}</title>`,
    `<subtitle>${escapeMarkup(translate('blog.description', words))}</subtitle>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(absoluteUrl(market, '/blog/feed.xml'))}"/>`,
    `<updated>${posts[0]?.publishedAt ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<author><name>${escapeMarkup(shopNames.brand)}</name></author>`,
    ...posts.map((post) => entry(post, market)),
    '</feed>',
    '',
  ].join('\n');
}

function entry({ title, slug, excerpt, publishedAt, tags }: PostSummary, market: Market): string {
  const address = escapeMarkup(absoluteUrl(market, `/blog/${slug}`));
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${publishedAt}</published>`,
    `<updated>${publishedAt}</updated>`,
    `<summary>${escapeMarkup(excerpt)}</summary>`,
    ...tags.map(
      ({ slug: term, label }) => `<category term="${escapeMarkup(term)}" label="${escapeMarkup(label)}"/>`,
    ),
    '</entry>',
  ].join('\n');
}
