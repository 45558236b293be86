import { type AnyContent, type ContentOf, translationId } from '../types/content-types.ts';
import { type LanguageCode, languageCodes } from '../types/language.ts';
import type { RichText } from '../types/rich-text.ts';

export function aText(text: string): RichText {
  return [{ _type: 'block', style: 'normal', children: [{ _type: 'span', text, marks: [] }], markDefs: [] }];
}

const seo = { description: 'Rope and cord, cut to length.' };
const picture = { alt: 'A coil of rope', src: '/media/coil.svg' };
export function aPage(language: LanguageCode, group = 'about'): ContentOf<'page'> {
  return {
    _id: translationId('page', group, language),
    _type: 'page',
    language,
    translationGroup: group,
    title: 'About us',
    slug: { current: group },
    layout: 'default',
    body: aText('We make rope.'),
    seo,
  };
}

/** One document of every type, in one language. */
export function sampleContent(language: LanguageCode = 'en'): readonly AnyContent[] {
  const id = (type: AnyContent['_type'], group: string) => ({
    _id: translationId(type, group, language),
    translationGroup: group,
    language,
  });
  return [
    aPage(language),
    {
      ...id('home', 'home'),
      _type: 'home',
      title: 'Rope and cord',
      seo,
      sections: [
        { _type: 'heroSection', _key: 'hero', heading: 'Rope', text: 'For everything.', picture },
        { _type: 'recommendedProductsSection', _key: 'recommended', heading: 'New', count: 8 },
        { _type: 'quotesSection', _key: 'quotes', heading: 'They say', count: 3 },
        { _type: 'textSection', _key: 'text', body: aText('Welcome.') },
      ],
    },
    {
      ...id('legalText', 'terms'),
      _type: 'legalText',
      kind: 'terms',
      title: 'Terms',
      slug: { current: 'general-terms-conditions' },
      version: '2026-01',
      effectiveFrom: '2026-01-01',
      intro: 'Short enough to be read.',
      body: aText('These are the terms.'),
      seo,
    },
    {
      ...id('menu', 'main'),
      _type: 'menu',
      placement: 'main',
      items: [
        {
          _type: 'menuItem',
          link: { label: 'Paracord', target: 'category:mainCord' },
          children: [{ label: 'New', href: '/new-arrivals' }],
        },
      ],
    },
    {
      ...id('footer', 'footer'),
      _type: 'footer',
      columns: [
        { _type: 'footerColumn', heading: 'Service', links: [{ label: 'Contact', href: '/contact-us' }] },
      ],
      social: [],
    },
    { _id: 'redirect-old-faq', _type: 'redirect', from: '/help', to: '/faq', status: 301 },
    {
      ...id('blogPost', 'first-knots'),
      _type: 'blogPost',
      title: 'First knots',
      slug: { current: 'first-knots' },
      excerpt: 'Three knots everybody should know.',
      publishedAt: '2026-01-31T09:00:00Z',
      author: 'Ann',
      readingMinutes: 3,
      picture,
      tags: [{ slug: 'knots', label: 'Knots' }],
      body: [...aText('Start with the bowline.'), { _type: 'figure', picture, caption: 'A bowline' }],
      seo,
    },
    {
      ...id('faqCategory', 'shipping'),
      _type: 'faqCategory',
      title: 'Shipping',
      slug: { current: 'shipping' },
      position: 1,
    },
    {
      ...id('faqEntry', 'how-long'),
      _type: 'faqEntry',
      question: 'How long does it take?',
      answer: aText('Two days.'),
      category: { _ref: translationId('faqCategory', 'shipping', language) },
      position: 1,
    },
    {
      ...id('banner', 'spring'),
      _type: 'banner',
      placement: 'top',
      tone: 'offer',
      title: 'Spring',
      text: 'Spring is here.',
      position: 1,
    },
    {
      ...id('sellingPoints', 'home'),
      _type: 'sellingPoints',
      placement: 'home',
      points: [{ icon: 'truck', title: 'Sent today' }],
    },
    { ...id('quote', 'ann'), _type: 'quote', text: 'It holds.', author: 'Ann', picture, position: 1 },
    {
      _id: 'translationMessage-cart-empty',
      _type: 'translationMessage',
      key: 'cart.empty',
      values: Object.fromEntries(languageCodes.map((code) => [code, `Empty (${code})`])) as Record<
        LanguageCode,
        string
      >,
    },
    { _id: 'ownMessage-cart-title', _type: 'ownMessage', key: 'cart.title', values: { en: 'Your basket' } },
    {
      ...id('contactChannel', 'phone'),
      _type: 'contactChannel',
      kind: 'phone',
      label: 'Call us',
      value: '+31 20 000 0000',
      href: 'tel:+31200000000',
      position: 1,
    },
    {
      ...id('storeLocation', 'warehouse'),
      _type: 'storeLocation',
      name: 'Warehouse',
      description: 'Collect your order here.',
      address: { street: 'Touwbaan 1', postalCode: '1234 AB', city: 'Amsterdam', country: 'NL' },
      location: { lat: 52.37, lng: 4.9 },
      services: ['Collect'],
      position: 1,
    },
    {
      ...id('sisterShop', 'leather'),
      _type: 'sisterShop',
      name: 'Hide and Stitch',
      tagline: 'Leather by the metre',
      href: 'https://hide-and-stitch.example',
      position: 1,
    },
  ];
}
