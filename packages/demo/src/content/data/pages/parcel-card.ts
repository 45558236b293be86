import type { Language } from '../../../language/languages.ts';
import type { Article } from '../../writing/article.ts';
import { parcelCardDa } from './parcel-card/da.ts';
import { parcelCardDe } from './parcel-card/de.ts';
import { parcelCardEn } from './parcel-card/en.ts';
import { parcelCardEs } from './parcel-card/es.ts';
import { parcelCardFr } from './parcel-card/fr.ts';
import { parcelCardIt } from './parcel-card/it.ts';
import { parcelCardNl } from './parcel-card/nl.ts';
import { parcelCardPl } from './parcel-card/pl.ts';
import { parcelCardSv } from './parcel-card/sv.ts';

/** The page in the light layout (specification 2.2): a card in every parcel leads there. */
export const parcelCard: Readonly<Record<Language, Article>> = {
  en: parcelCardEn,
  nl: parcelCardNl,
  de: parcelCardDe,
  fr: parcelCardFr,
  it: parcelCardIt,
  es: parcelCardEs,
  pl: parcelCardPl,
  da: parcelCardDa,
  sv: parcelCardSv,
};
