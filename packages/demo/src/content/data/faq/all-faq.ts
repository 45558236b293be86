import { type Language, languages } from '../../../language/languages.ts';
import { businessDa } from './business/da.ts';
import { businessDe } from './business/de.ts';
import { businessEn } from './business/en.ts';
import { businessEs } from './business/es.ts';
import { businessFr } from './business/fr.ts';
import { businessIt } from './business/it.ts';
import { businessNl } from './business/nl.ts';
import { businessPl } from './business/pl.ts';
import { businessSv } from './business/sv.ts';
import { type FaqCategoryKey, type FaqText, faqKeys } from './faq-keys.ts';
import { orderingDa } from './ordering/da.ts';
import { orderingDe } from './ordering/de.ts';
import { orderingEn } from './ordering/en.ts';
import { orderingEs } from './ordering/es.ts';
import { orderingFr } from './ordering/fr.ts';
import { orderingIt } from './ordering/it.ts';
import { orderingNl } from './ordering/nl.ts';
import { orderingPl } from './ordering/pl.ts';
import { orderingSv } from './ordering/sv.ts';
import { paymentDa } from './payment/da.ts';
import { paymentDe } from './payment/de.ts';
import { paymentEn } from './payment/en.ts';
import { paymentEs } from './payment/es.ts';
import { paymentFr } from './payment/fr.ts';
import { paymentIt } from './payment/it.ts';
import { paymentNl } from './payment/nl.ts';
import { paymentPl } from './payment/pl.ts';
import { paymentSv } from './payment/sv.ts';
import { productsAndMaterialsDa } from './products-and-materials/da.ts';
import { productsAndMaterialsDe } from './products-and-materials/de.ts';
import { productsAndMaterialsEn } from './products-and-materials/en.ts';
import { productsAndMaterialsEs } from './products-and-materials/es.ts';
import { productsAndMaterialsFr } from './products-and-materials/fr.ts';
import { productsAndMaterialsIt } from './products-and-materials/it.ts';
import { productsAndMaterialsNl } from './products-and-materials/nl.ts';
import { productsAndMaterialsPl } from './products-and-materials/pl.ts';
import { productsAndMaterialsSv } from './products-and-materials/sv.ts';
import { returnsDa } from './returns/da.ts';
import { returnsDe } from './returns/de.ts';
import { returnsEn } from './returns/en.ts';
import { returnsEs } from './returns/es.ts';
import { returnsFr } from './returns/fr.ts';
import { returnsIt } from './returns/it.ts';
import { returnsNl } from './returns/nl.ts';
import { returnsPl } from './returns/pl.ts';
import { returnsSv } from './returns/sv.ts';
import { shippingDa } from './shipping/da.ts';
import { shippingDe } from './shipping/de.ts';
import { shippingEn } from './shipping/en.ts';
import { shippingEs } from './shipping/es.ts';
import { shippingFr } from './shipping/fr.ts';
import { shippingIt } from './shipping/it.ts';
import { shippingNl } from './shipping/nl.ts';
import { shippingPl } from './shipping/pl.ts';
import { shippingSv } from './shipping/sv.ts';

export { faqCategories } from './faq-categories.ts';

export interface FaqEntry {
  readonly key: string;
  readonly category: FaqCategoryKey;
  /** The place among the questions of its category. */
  readonly order: number;
  readonly texts: Readonly<Record<Language, FaqText>>;
}

function entriesOf<Key extends string>(
  category: FaqCategoryKey,
  keys: readonly Key[],
  texts: Readonly<Record<Language, Readonly<Record<Key, FaqText>>>>,
): FaqEntry[] {
  return keys.map((key, order) => {
    const byLanguage = languages.map((language) => [language, texts[language][key]] as const);
    return { key, category, order, texts: Object.fromEntries(byLanguage) as Record<Language, FaqText> };
  });
}

/** Every question with its answers, category by category, in the order in which they are shown. */
export const faqEntries: readonly FaqEntry[] = [
  ...entriesOf('ordering', faqKeys.ordering, {
    en: orderingEn,
    nl: orderingNl,
    de: orderingDe,
    fr: orderingFr,
    it: orderingIt,
    es: orderingEs,
    pl: orderingPl,
    da: orderingDa,
    sv: orderingSv,
  }),
  ...entriesOf('payment', faqKeys.payment, {
    en: paymentEn,
    nl: paymentNl,
    de: paymentDe,
    fr: paymentFr,
    it: paymentIt,
    es: paymentEs,
    pl: paymentPl,
    da: paymentDa,
    sv: paymentSv,
  }),
  ...entriesOf('shipping', faqKeys.shipping, {
    en: shippingEn,
    nl: shippingNl,
    de: shippingDe,
    fr: shippingFr,
    it: shippingIt,
    es: shippingEs,
    pl: shippingPl,
    da: shippingDa,
    sv: shippingSv,
  }),
  ...entriesOf('returns', faqKeys.returns, {
    en: returnsEn,
    nl: returnsNl,
    de: returnsDe,
    fr: returnsFr,
    it: returnsIt,
    es: returnsEs,
    pl: returnsPl,
    da: returnsDa,
    sv: returnsSv,
  }),
  ...entriesOf('products-and-materials', faqKeys['products-and-materials'], {
    en: productsAndMaterialsEn,
    nl: productsAndMaterialsNl,
    de: productsAndMaterialsDe,
    fr: productsAndMaterialsFr,
    it: productsAndMaterialsIt,
    es: productsAndMaterialsEs,
    pl: productsAndMaterialsPl,
    da: productsAndMaterialsDa,
    sv: productsAndMaterialsSv,
  }),
  ...entriesOf('business', faqKeys.business, {
    en: businessEn,
    nl: businessNl,
    de: businessDe,
    fr: businessFr,
    it: businessIt,
    es: businessEs,
    pl: businessPl,
    da: businessDa,
    sv: businessSv,
  }),
];
