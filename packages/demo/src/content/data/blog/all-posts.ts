import { type Language, languages, type Words } from '../../../language/languages.ts';
import type { Article } from '../../writing/article.ts';
import { biothaneOrLeatherDa } from './biothane-or-leather/da.ts';
import { biothaneOrLeatherDe } from './biothane-or-leather/de.ts';
import { biothaneOrLeatherEn } from './biothane-or-leather/en.ts';
import { biothaneOrLeatherEs } from './biothane-or-leather/es.ts';
import { biothaneOrLeatherFr } from './biothane-or-leather/fr.ts';
import { biothaneOrLeatherIt } from './biothane-or-leather/it.ts';
import { biothaneOrLeatherNl } from './biothane-or-leather/nl.ts';
import { biothaneOrLeatherPl } from './biothane-or-leather/pl.ts';
import { biothaneOrLeatherSv } from './biothane-or-leather/sv.ts';
import { careForRopeAndLeatherDa } from './care-for-rope-and-leather/da.ts';
import { careForRopeAndLeatherDe } from './care-for-rope-and-leather/de.ts';
import { careForRopeAndLeatherEn } from './care-for-rope-and-leather/en.ts';
import { careForRopeAndLeatherEs } from './care-for-rope-and-leather/es.ts';
import { careForRopeAndLeatherFr } from './care-for-rope-and-leather/fr.ts';
import { careForRopeAndLeatherIt } from './care-for-rope-and-leather/it.ts';
import { careForRopeAndLeatherNl } from './care-for-rope-and-leather/nl.ts';
import { careForRopeAndLeatherPl } from './care-for-rope-and-leather/pl.ts';
import { careForRopeAndLeatherSv } from './care-for-rope-and-leather/sv.ts';
import { chooseADiameterDa } from './choose-a-diameter/da.ts';
import { chooseADiameterDe } from './choose-a-diameter/de.ts';
import { chooseADiameterEn } from './choose-a-diameter/en.ts';
import { chooseADiameterEs } from './choose-a-diameter/es.ts';
import { chooseADiameterFr } from './choose-a-diameter/fr.ts';
import { chooseADiameterIt } from './choose-a-diameter/it.ts';
import { chooseADiameterNl } from './choose-a-diameter/nl.ts';
import { chooseADiameterPl } from './choose-a-diameter/pl.ts';
import { chooseADiameterSv } from './choose-a-diameter/sv.ts';
import { cobraBraceletDa } from './cobra-bracelet/da.ts';
import { cobraBraceletDe } from './cobra-bracelet/de.ts';
import { cobraBraceletEn } from './cobra-bracelet/en.ts';
import { cobraBraceletEs } from './cobra-bracelet/es.ts';
import { cobraBraceletFr } from './cobra-bracelet/fr.ts';
import { cobraBraceletIt } from './cobra-bracelet/it.ts';
import { cobraBraceletNl } from './cobra-bracelet/nl.ts';
import { cobraBraceletPl } from './cobra-bracelet/pl.ts';
import { cobraBraceletSv } from './cobra-bracelet/sv.ts';
import { coloursThatGoTogetherDa } from './colours-that-go-together/da.ts';
import { coloursThatGoTogetherDe } from './colours-that-go-together/de.ts';
import { coloursThatGoTogetherEn } from './colours-that-go-together/en.ts';
import { coloursThatGoTogetherEs } from './colours-that-go-together/es.ts';
import { coloursThatGoTogetherFr } from './colours-that-go-together/fr.ts';
import { coloursThatGoTogetherIt } from './colours-that-go-together/it.ts';
import { coloursThatGoTogetherNl } from './colours-that-go-together/nl.ts';
import { coloursThatGoTogetherPl } from './colours-that-go-together/pl.ts';
import { coloursThatGoTogetherSv } from './colours-that-go-together/sv.ts';
import { paracordTypesDa } from './paracord-types/da.ts';
import { paracordTypesDe } from './paracord-types/de.ts';
import { paracordTypesEn } from './paracord-types/en.ts';
import { paracordTypesEs } from './paracord-types/es.ts';
import { paracordTypesFr } from './paracord-types/fr.ts';
import { paracordTypesIt } from './paracord-types/it.ts';
import { paracordTypesNl } from './paracord-types/nl.ts';
import { paracordTypesPl } from './paracord-types/pl.ts';
import { paracordTypesSv } from './paracord-types/sv.ts';
import { type PostFrame, type PostKey, postFrames } from './post-frames.ts';
import { readingMinutes } from './reading-minutes.ts';

export { postTags } from './post-tags.ts';

export interface Post extends PostFrame {
  readonly key: PostKey;
  readonly excerpt: Words;
  readonly readingMinutes: Readonly<Record<Language, number>>;
  readonly articles: Readonly<Record<Language, Article>>;
}

function inEveryLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}

function post(key: PostKey, articles: Readonly<Record<Language, Article>>): Post {
  return {
    key,
    ...postFrames[key],
    excerpt: inEveryLanguage((language) => articles[language].intro),
    readingMinutes: inEveryLanguage((language) => readingMinutes(articles[language])),
    articles,
  };
}

/** The posts of the blog, the newest first. */
export const posts: readonly Post[] = [
  post('colours-that-go-together', {
    en: coloursThatGoTogetherEn,
    nl: coloursThatGoTogetherNl,
    de: coloursThatGoTogetherDe,
    fr: coloursThatGoTogetherFr,
    it: coloursThatGoTogetherIt,
    es: coloursThatGoTogetherEs,
    pl: coloursThatGoTogetherPl,
    da: coloursThatGoTogetherDa,
    sv: coloursThatGoTogetherSv,
  }),
  post('biothane-or-leather', {
    en: biothaneOrLeatherEn,
    nl: biothaneOrLeatherNl,
    de: biothaneOrLeatherDe,
    fr: biothaneOrLeatherFr,
    it: biothaneOrLeatherIt,
    es: biothaneOrLeatherEs,
    pl: biothaneOrLeatherPl,
    da: biothaneOrLeatherDa,
    sv: biothaneOrLeatherSv,
  }),
  post('care-for-rope-and-leather', {
    en: careForRopeAndLeatherEn,
    nl: careForRopeAndLeatherNl,
    de: careForRopeAndLeatherDe,
    fr: careForRopeAndLeatherFr,
    it: careForRopeAndLeatherIt,
    es: careForRopeAndLeatherEs,
    pl: careForRopeAndLeatherPl,
    da: careForRopeAndLeatherDa,
    sv: careForRopeAndLeatherSv,
  }),
  post('cobra-bracelet', {
    en: cobraBraceletEn,
    nl: cobraBraceletNl,
    de: cobraBraceletDe,
    fr: cobraBraceletFr,
    it: cobraBraceletIt,
    es: cobraBraceletEs,
    pl: cobraBraceletPl,
    da: cobraBraceletDa,
    sv: cobraBraceletSv,
  }),
  post('paracord-types', {
    en: paracordTypesEn,
    nl: paracordTypesNl,
    de: paracordTypesDe,
    fr: paracordTypesFr,
    it: paracordTypesIt,
    es: paracordTypesEs,
    pl: paracordTypesPl,
    da: paracordTypesDa,
    sv: paracordTypesSv,
  }),
  post('choose-a-diameter', {
    en: chooseADiameterEn,
    nl: chooseADiameterNl,
    de: chooseADiameterDe,
    fr: chooseADiameterFr,
    it: chooseADiameterIt,
    es: chooseADiameterEs,
    pl: chooseADiameterPl,
    da: chooseADiameterDa,
    sv: chooseADiameterSv,
  }),
];
