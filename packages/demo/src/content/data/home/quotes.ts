import type { Words } from '../../../language/languages.ts';
import { productMediaFile } from '../../../media-files.ts';
import { texts } from '../../texts.ts';

/** A sentence of the shop's own about something made of its cord; nobody is quoted. */
export interface Quote {
  readonly key: string;
  readonly text: Words;
  /** What was used. */
  readonly madeOf: Words;
  readonly target: string;
  /** Below the media folder. */
  readonly picture: string;
  readonly alt: Words;
}

export const quotes: readonly Quote[] = [
  {
    key: 'leash',
    target: 'category:dogLeash',
    picture: productMediaFile('dog12-diamond-sage-cream', 'in_use'),
    text: texts.home.quotes.leash.text,
    madeOf: texts.home.quotes.leash.madeOf,
    alt: texts.home.quotes.leash.alt,
  },
  {
    key: 'bracelet',
    target: 'category:mainCord',
    picture: productMediaFile('p550-mix-rainbow', 'in_use'),
    text: texts.home.quotes.bracelet.text,
    madeOf: texts.home.quotes.bracelet.madeOf,
    alt: texts.home.quotes.bracelet.alt,
  },
  {
    key: 'mooring',
    target: 'category:otherCord',
    picture: productMediaFile('moo14-navy', 'in_use'),
    text: texts.home.quotes.mooring.text,
    madeOf: texts.home.quotes.mooring.madeOf,
    alt: texts.home.quotes.mooring.alt,
  },
  {
    key: 'wall-hanging',
    target: 'category:otherCord',
    picture: productMediaFile('cot05-natural', 'in_use'),
    text: texts.home.quotes['wall-hanging'].text,
    madeOf: texts.home.quotes['wall-hanging'].madeOf,
    alt: texts.home.quotes['wall-hanging'].alt,
  },
  {
    key: 'wet-collar',
    target: 'category:biothane',
    picture: productMediaFile('bio19-turquoise', 'in_use'),
    text: texts.home.quotes['wet-collar'].text,
    madeOf: texts.home.quotes['wet-collar'].madeOf,
    alt: texts.home.quotes['wet-collar'].alt,
  },
  {
    key: 'leather-collar',
    target: 'category:leather',
    picture: productMediaFile('lea20-cognac', 'in_use'),
    text: texts.home.quotes['leather-collar'].text,
    madeOf: texts.home.quotes['leather-collar'].madeOf,
    alt: texts.home.quotes['leather-collar'].alt,
  },
];
