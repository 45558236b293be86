import type { AnyContent, ContentOf } from '@bowline/content';
import type { LocaleName } from '@bowline/markets';
import { homeBannerFile } from '../../media-files.ts';
import { banners } from '../data/home/banners.ts';
import { hero, homeHeadings } from '../data/home/home-sections.ts';
import { quotes } from '../data/home/quotes.ts';
import { sellingPoints } from '../data/home/selling-points.ts';
import { homeIntro, homeTitle } from '../data/home-texts.ts';
import { drawnPicture, translated } from './document-parts.ts';
import { wordsIn } from './locale-words.ts';

const placement = 'home';
const homeBannerSize = { width: 2400, height: 1000 };

function homeDocument(locale: LocaleName): ContentOf<'home'> {
  const heading = (name: keyof typeof homeHeadings): string => wordsIn(homeHeadings[name], locale);
  return {
    ...translated('home', 'home', locale),
    title: wordsIn(homeTitle, locale),
    seo: { description: wordsIn(homeIntro, locale) },
    sections: [
      {
        _type: 'heroSection',
        _key: 'hero',
        heading: wordsIn(hero.heading, locale),
        text: wordsIn(hero.text, locale),
        picture: drawnPicture(homeBannerFile, wordsIn(hero.alt, locale), homeBannerSize),
        link: { label: wordsIn(hero.button, locale), target: 'category:mainCord' },
      },
      { _type: 'categoryLinksSection', _key: 'departments', heading: heading('departments') },
      {
        _type: 'recommendedProductsSection',
        _key: 'recommended',
        heading: heading('recommended'),
        count: 8,
      },
      { _type: 'bannerSection', _key: 'banners', placement },
      { _type: 'sellingPointsSection', _key: 'points', heading: heading('sellingPoints'), placement },
      { _type: 'quotesSection', _key: 'quotes', heading: heading('quotes'), count: quotes.length },
      { _type: 'blogSection', _key: 'posts', heading: heading('posts'), count: 3 },
    ],
  };
}

function sellingPointsDocument(locale: LocaleName): ContentOf<'sellingPoints'> {
  return {
    ...translated('sellingPoints', placement, locale),
    placement,
    points: sellingPoints.map(({ icon, title, text, target }, index) => ({
      _key: `point${index}`,
      icon,
      title: wordsIn(title, locale),
      text: wordsIn(text, locale),
      link: { label: wordsIn(title, locale), target },
    })),
  };
}

function quoteDocuments(locale: LocaleName): ContentOf<'quote'>[] {
  return quotes.map(({ key, text, madeOf, target, picture, alt }, position) => ({
    ...translated('quote', key, locale),
    text: wordsIn(text, locale),
    picture: drawnPicture(picture, wordsIn(alt, locale)),
    link: { label: wordsIn(madeOf, locale), target },
    position,
  }));
}

function bannerDocuments(locale: LocaleName): ContentOf<'banner'>[] {
  return banners.map(({ key, tone, title, text, button, target, picture, alt }, position) => ({
    ...translated('banner', key, locale),
    placement,
    tone,
    title: wordsIn(title, locale),
    text: wordsIn(text, locale),
    link: { label: wordsIn(button, locale), target },
    picture: drawnPicture(picture, wordsIn(alt, locale)),
    position,
  }));
}

/** The home page and everything that stands on it. */
export function homeDocuments(locale: LocaleName): readonly AnyContent[] {
  return [
    homeDocument(locale),
    sellingPointsDocument(locale),
    ...quoteDocuments(locale),
    ...bannerDocuments(locale),
  ];
}
