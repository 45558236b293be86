import type { Words } from '../../../language/languages.ts';
import { categoryImageFile, productMediaFile } from '../../../media-files.ts';
import { texts } from '../../texts.ts';

export interface Banner {
  readonly key: string;
  readonly tone: 'info' | 'offer';
  readonly title: Words;
  readonly text: Words;
  readonly button: Words;
  readonly target: string;
  /** Below the media folder. */
  readonly picture: string;
  readonly alt: Words;
}

export const banners: readonly Banner[] = [
  {
    key: 'first-bracelet',
    tone: 'offer',
    target: 'category:diyKits',
    picture: productMediaFile('kit-bracelet', 'package'),
    title: texts.home.banners['first-bracelet'].title,
    text: texts.home.banners['first-bracelet'].text,
    button: texts.home.banners['first-bracelet'].button,
    alt: texts.home.banners['first-bracelet'].alt,
  },
  {
    key: 'new-on-the-wall',
    tone: 'info',
    target: 'category:newArrivals',
    picture: categoryImageFile('newArrivals'),
    title: texts.home.banners['new-on-the-wall'].title,
    text: texts.home.banners['new-on-the-wall'].text,
    button: texts.home.banners['new-on-the-wall'].button,
    alt: texts.home.banners['new-on-the-wall'].alt,
  },
  {
    key: 'give-rope-back',
    tone: 'info',
    target: 'page:recycling',
    picture: productMediaFile('jut08-natural', 'coil'),
    title: texts.home.banners['give-rope-back'].title,
    text: texts.home.banners['give-rope-back'].text,
    button: texts.home.banners['give-rope-back'].button,
    alt: texts.home.banners['give-rope-back'].alt,
  },
];
