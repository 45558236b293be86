import {
  type AnyContent,
  type ContentTypeName,
  type LanguageCode,
  languageCodes,
  type RichText,
  translationId,
} from '@bowline/content';

/** Of each, in every language. */
const perLanguage = { pages: 20, posts: 150, categories: 8, entries: 80, quotes: 20, banners: 5 };
const redirects = 200;

const sentence =
  'A rope that is laid well holds for years, and a knot that is tied well comes undone when you want it.';
const seo = { description: sentence };
const picture = { alt: 'A coil of rope', src: '/media/coil.svg', width: 800, height: 600 };

function paragraphs(count: number): RichText {
  return Array.from({ length: count }, (_, index) => ({
    _type: 'block' as const,
    _key: `b${index}`,
    style: 'normal' as const,
    markDefs: [],
    children: [{ _type: 'span' as const, _key: 's', text: `${sentence} ${sentence}`, marks: [] }],
  }));
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** As many documents as asked for, most of them what a shop of eleven languages has, the rest messages. */
export function benchDocuments(total: number): AnyContent[] {
  const documents = languageCodes.flatMap(documentsOf);
  for (const index of numbers(redirects)) {
    documents.push({
      _id: `redirect-${index}`,
      _type: 'redirect',
      from: `/old-${index}`,
      to: `/page-${index}`,
      status: 301,
    });
  }
  for (const index of numbers(Math.max(0, total - documents.length))) {
    const values = Object.fromEntries(languageCodes.map((code) => [code, `Message ${index} in ${code}`]));
    documents.push({
      _id: `translationMessage-${index}`,
      _type: 'translationMessage',
      key: `section${index % 40}.message${index}`,
      values: values as Record<LanguageCode, string>,
    });
  }
  return documents;
}

function documentsOf(language: LanguageCode): AnyContent[] {
  const id = (type: ContentTypeName, group: string) => ({
    _id: translationId(type, group, language),
    language,
    translationGroup: group,
  });
  return [
    {
      ...id('home', 'home'),
      _type: 'home',
      title: 'Rope and cord',
      seo,
      sections: numbers(6).map((index) => ({
        _type: 'textSection' as const,
        _key: `s${index}`,
        body: paragraphs(2),
      })),
    },
    {
      ...id('sellingPoints', 'home'),
      _type: 'sellingPoints',
      placement: 'home',
      points: numbers(4).map((index) => ({ icon: 'truck', title: `Point ${index}` })),
    },
    ...numbers(perLanguage.pages).map((index) => ({
      ...id('page', `page-${index}`),
      _type: 'page' as const,
      title: `Page ${index}`,
      slug: { current: `page-${index}` },
      layout: 'default' as const,
      body: paragraphs(10),
      seo,
    })),
    ...numbers(perLanguage.posts).map((index) => ({
      ...id('blogPost', `post-${index}`),
      _type: 'blogPost' as const,
      title: `Post ${index}`,
      slug: { current: `post-${index}` },
      excerpt: sentence,
      publishedAt: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
      author: 'Ann',
      picture,
      tags: [{ slug: `tag-${index % 12}`, label: `Tag ${index % 12}` }],
      body: paragraphs(12),
      seo,
    })),
    ...numbers(perLanguage.categories).map((index) => ({
      ...id('faqCategory', `category-${index}`),
      _type: 'faqCategory' as const,
      title: `Category ${index}`,
      slug: { current: `category-${index}` },
      position: index,
    })),
    ...numbers(perLanguage.entries).map((index) => ({
      ...id('faqEntry', `entry-${index}`),
      _type: 'faqEntry' as const,
      question: `Question ${index}?`,
      answer: paragraphs(1),
      category: {
        _ref: translationId('faqCategory', `category-${index % perLanguage.categories}`, language),
      },
      position: index,
    })),
    ...numbers(perLanguage.quotes).map((index) => ({
      ...id('quote', `quote-${index}`),
      _type: 'quote' as const,
      text: sentence,
      author: `Customer ${index}`,
      picture,
      position: index,
    })),
    ...numbers(perLanguage.banners).map((index) => ({
      ...id('banner', `banner-${index}`),
      _type: 'banner' as const,
      placement: 'top',
      tone: 'info' as const,
      text: sentence,
      position: index,
    })),
  ];
}
