import type { Language } from '../../../language/languages.ts';
import type { Article } from '../../writing/article.ts';
import { aboutDa } from './about/da.ts';
import { aboutDe } from './about/de.ts';
import { aboutEn } from './about/en.ts';
import { aboutEs } from './about/es.ts';
import { aboutFr } from './about/fr.ts';
import { aboutIt } from './about/it.ts';
import { aboutNl } from './about/nl.ts';
import { aboutPl } from './about/pl.ts';
import { aboutSv } from './about/sv.ts';
import { ambassadorsDa } from './ambassadors/da.ts';
import { ambassadorsDe } from './ambassadors/de.ts';
import { ambassadorsEn } from './ambassadors/en.ts';
import { ambassadorsEs } from './ambassadors/es.ts';
import { ambassadorsFr } from './ambassadors/fr.ts';
import { ambassadorsIt } from './ambassadors/it.ts';
import { ambassadorsNl } from './ambassadors/nl.ts';
import { ambassadorsPl } from './ambassadors/pl.ts';
import { ambassadorsSv } from './ambassadors/sv.ts';
import { recyclingDa } from './recycling/da.ts';
import { recyclingDe } from './recycling/de.ts';
import { recyclingEn } from './recycling/en.ts';
import { recyclingEs } from './recycling/es.ts';
import { recyclingFr } from './recycling/fr.ts';
import { recyclingIt } from './recycling/it.ts';
import { recyclingNl } from './recycling/nl.ts';
import { recyclingPl } from './recycling/pl.ts';
import { recyclingSv } from './recycling/sv.ts';
import { wholesaleDa } from './wholesale/da.ts';
import { wholesaleDe } from './wholesale/de.ts';
import { wholesaleEn } from './wholesale/en.ts';
import { wholesaleEs } from './wholesale/es.ts';
import { wholesaleFr } from './wholesale/fr.ts';
import { wholesaleIt } from './wholesale/it.ts';
import { wholesaleNl } from './wholesale/nl.ts';
import { wholesalePl } from './wholesale/pl.ts';
import { wholesaleSv } from './wholesale/sv.ts';
import { whyBuyDa } from './why-buy/da.ts';
import { whyBuyDe } from './why-buy/de.ts';
import { whyBuyEn } from './why-buy/en.ts';
import { whyBuyEs } from './why-buy/es.ts';
import { whyBuyFr } from './why-buy/fr.ts';
import { whyBuyIt } from './why-buy/it.ts';
import { whyBuyNl } from './why-buy/nl.ts';
import { whyBuyPl } from './why-buy/pl.ts';
import { whyBuySv } from './why-buy/sv.ts';
import { yesProductDa } from './yes-product/da.ts';
import { yesProductDe } from './yes-product/de.ts';
import { yesProductEn } from './yes-product/en.ts';
import { yesProductEs } from './yes-product/es.ts';
import { yesProductFr } from './yes-product/fr.ts';
import { yesProductIt } from './yes-product/it.ts';
import { yesProductNl } from './yes-product/nl.ts';
import { yesProductPl } from './yes-product/pl.ts';
import { yesProductSv } from './yes-product/sv.ts';

/** The pages about the shop itself, its programmes and its favourite cord, by the id of the static page. */
export const brandPages = {
  about: {
    en: aboutEn,
    nl: aboutNl,
    de: aboutDe,
    fr: aboutFr,
    it: aboutIt,
    es: aboutEs,
    pl: aboutPl,
    da: aboutDa,
    sv: aboutSv,
  },
  whyBuy: {
    en: whyBuyEn,
    nl: whyBuyNl,
    de: whyBuyDe,
    fr: whyBuyFr,
    it: whyBuyIt,
    es: whyBuyEs,
    pl: whyBuyPl,
    da: whyBuyDa,
    sv: whyBuySv,
  },
  recycling: {
    en: recyclingEn,
    nl: recyclingNl,
    de: recyclingDe,
    fr: recyclingFr,
    it: recyclingIt,
    es: recyclingEs,
    pl: recyclingPl,
    da: recyclingDa,
    sv: recyclingSv,
  },
  wholesale: {
    en: wholesaleEn,
    nl: wholesaleNl,
    de: wholesaleDe,
    fr: wholesaleFr,
    it: wholesaleIt,
    es: wholesaleEs,
    pl: wholesalePl,
    da: wholesaleDa,
    sv: wholesaleSv,
  },
  ambassadors: {
    en: ambassadorsEn,
    nl: ambassadorsNl,
    de: ambassadorsDe,
    fr: ambassadorsFr,
    it: ambassadorsIt,
    es: ambassadorsEs,
    pl: ambassadorsPl,
    da: ambassadorsDa,
    sv: ambassadorsSv,
  },
  yesProduct: {
    en: yesProductEn,
    nl: yesProductNl,
    de: yesProductDe,
    fr: yesProductFr,
    it: yesProductIt,
    es: yesProductEs,
    pl: yesProductPl,
    da: yesProductDa,
    sv: yesProductSv,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Article>>>>;
