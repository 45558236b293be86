import { absoluteUrl, shop as names, type StaticPageId, staticPagePath } from '@bowline/markets';
import { messagesFor } from '../i18n/all-messages.server.ts';
import type { MessageKey } from '../i18n/message-key.ts';
import { shopWordsIn } from '../i18n/use-shop-words.ts';
import { loadDepartments } from '../layouts/load-departments.ts';
import type { ShopRequest } from '../shop-context.ts';

const servicePages: readonly StaticPageId[] = [
  'shippingRates',
  'paymentMethods',
  'returns',
  'withOrWithoutVat',
  'terms',
];
const aboutPages: readonly StaticPageId[] = [
  'about',
  'whyBuy',
  'contact',
  'showroom',
  'wholesale',
  'imprint',
];
const screens: readonly (readonly [path: string, title: MessageKey])[] = [
  ['/faq', 'screens.faq'],
  ['/blog', 'blog.title'],
  ['/stores', 'screens.stores'],
];

/** What the shop is and where things are, in Markdown and in the language of the locale. */
export async function loadOverview(shop: ShopRequest): Promise<string> {
  const { market } = shop;
  const { translate: t } = await messagesFor(shop);
  const words = shopWordsIn(market);
  const link = (title: string, path: string) => `- [${title}](${absoluteUrl(market, path)})`;
  const pageLinks = (ids: readonly StaticPageId[]) =>
    ids.map((id) => link(t(`pages.${id}`, words), staticPagePath(id, market.name)));
  const menu = await loadDepartments(shop);
  return [
    `# ${names.brand}`,
    '',
    `> ${t('home.description', words)}`,
    '',
    `## ${t('header.departments')}`,
    '',
    ...menu.map(({ name, path }) => link(name, path)),
    '',
    `## ${t('footer.service')}`,
    '',
    ...screens.map(([path, title]) => link(t(title), path)),
    ...pageLinks(servicePages),
    '',
    `## ${t('footer.company')}`,
    '',
    ...pageLinks(aboutPages),
    '',
    link('sitemap.xml', '/sitemap.xml'),
    '',
  ].join('\n');
}
