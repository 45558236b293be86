import type { CategoryImport } from '@bowline/commerce';
import type { AnyContent, ContentOf, Link } from '@bowline/content';
import { categoryKeys, type LocaleName } from '@bowline/markets';
import { demoCategories } from '../../catalogue/categories.ts';
import { contactChannels } from '../data/shop/contact-channels.ts';
import { type FooterLink, footerGroups, footerNote, serviceMenu } from '../data/shop/footer.ts';
import { mainMenu } from '../data/shop/main-menu.ts';
import { sisterShops } from '../data/shop/sister-shops.ts';
import { warehouse, warehouseServices } from '../data/shop/store-location.ts';
import { drawnPicture, translated } from './document-parts.ts';
import { wordsIn } from './locale-words.ts';
import { pageIn } from './page-documents.ts';

function linkIn(link: FooterLink, locale: LocaleName): Link {
  if ('page' in link) {
    return { label: pageIn(link.page, locale).title, target: `page:${link.page}` };
  }
  const { title, ...destination } = link;
  return { label: wordsIn(title, locale), ...destination };
}

function footerDocument(locale: LocaleName): ContentOf<'footer'> {
  return {
    ...translated('footer', 'footer', locale),
    columns: footerGroups.map(({ key, title, links }) => ({
      _type: 'footerColumn',
      _key: key,
      heading: wordsIn(title, locale),
      links: links.map((link, index) => ({ _key: `${key}${index}`, ...linkIn(link, locale) })),
    })),
    note: wordsIn(footerNote, locale),
    social: [],
  };
}

function serviceMenuDocument(locale: LocaleName): ContentOf<'menu'> {
  return {
    ...translated('menu', 'service', locale),
    placement: 'service',
    items: serviceMenu.map((link, index) => ({
      _type: 'menuItem',
      _key: `item${index}`,
      link: linkIn(link, locale),
    })),
  };
}

function contactDocuments(locale: LocaleName): ContentOf<'contactChannel'>[] {
  return contactChannels.map(({ kind, label, value, href, note }, position) => ({
    ...translated('contactChannel', kind, locale),
    kind,
    label: wordsIn(label, locale),
    value,
    href,
    note: wordsIn(note, locale),
    position,
  }));
}

function warehouseDocument(locale: LocaleName): ContentOf<'storeLocation'> {
  const { address, location, phone, email, name, description } = warehouse;
  return {
    ...translated('storeLocation', 'warehouse', locale),
    name: wordsIn(name, locale),
    description: wordsIn(description, locale),
    address,
    location,
    phone,
    email,
    services: warehouseServices.map((service) => wordsIn(service, locale)),
    position: 0,
  };
}

function sisterShopDocuments(locale: LocaleName): ContentOf<'sisterShop'>[] {
  return sisterShops.map(({ key, name, tagline, href, picture }, position) => ({
    ...translated('sisterShop', key, locale),
    name,
    tagline: wordsIn(tagline, locale),
    href,
    picture: drawnPicture(picture, name),
    position,
  }));
}

/** What frames every page, and how the shop and its sisters are reached. */
export function shopDocuments(locale: LocaleName): readonly AnyContent[] {
  return [
    footerDocument(locale),
    mainMenuDocument(locale),
    serviceMenuDocument(locale),
    ...contactDocuments(locale),
    warehouseDocument(locale),
    ...sisterShopDocuments(locale),
  ];
}

/** By its meaning where the specification fixes the category, else by its path. */
function linkTo(categories: readonly CategoryImport[], key: string, locale: LocaleName): Link {
  const text = categories.find((category) => category.key === key)?.texts[locale];
  if (!text) throw new Error(`there is no category ${key}`);
  const isFixed = categoryKeys.some((fixed) => fixed === key);
  return { label: text.name, ...(isFixed ? { target: `category:${key}` } : { href: `/${text.urlPath}` }) };
}

function mainMenuDocument(locale: LocaleName): ContentOf<'menu'> {
  const categories = demoCategories();
  return {
    ...translated('menu', 'main', locale),
    placement: 'main',
    items: mainMenu.map(({ category, below }) => ({
      _type: 'menuItem',
      _key: category,
      link: linkTo(categories, category, locale),
      ...(below && { children: below.map((key) => ({ _key: key, ...linkTo(categories, key, locale) })) }),
    })),
  };
}
