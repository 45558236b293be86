import type { Language } from '../../../language/languages.ts';
import type { Article } from '../../writing/article.ts';
import { contactDa } from './contact/da.ts';
import { contactDe } from './contact/de.ts';
import { contactEn } from './contact/en.ts';
import { contactEs } from './contact/es.ts';
import { contactFr } from './contact/fr.ts';
import { contactIt } from './contact/it.ts';
import { contactNl } from './contact/nl.ts';
import { contactPl } from './contact/pl.ts';
import { contactSv } from './contact/sv.ts';
import { imprintDa } from './imprint/da.ts';
import { imprintDe } from './imprint/de.ts';
import { imprintEn } from './imprint/en.ts';
import { imprintEs } from './imprint/es.ts';
import { imprintFr } from './imprint/fr.ts';
import { imprintIt } from './imprint/it.ts';
import { imprintNl } from './imprint/nl.ts';
import { imprintPl } from './imprint/pl.ts';
import { imprintSv } from './imprint/sv.ts';
import { paymentMethodsDa } from './payment-methods/da.ts';
import { paymentMethodsDe } from './payment-methods/de.ts';
import { paymentMethodsEn } from './payment-methods/en.ts';
import { paymentMethodsEs } from './payment-methods/es.ts';
import { paymentMethodsFr } from './payment-methods/fr.ts';
import { paymentMethodsIt } from './payment-methods/it.ts';
import { paymentMethodsNl } from './payment-methods/nl.ts';
import { paymentMethodsPl } from './payment-methods/pl.ts';
import { paymentMethodsSv } from './payment-methods/sv.ts';
import { privacyDa } from './privacy/da.ts';
import { privacyDe } from './privacy/de.ts';
import { privacyEn } from './privacy/en.ts';
import { privacyEs } from './privacy/es.ts';
import { privacyFr } from './privacy/fr.ts';
import { privacyIt } from './privacy/it.ts';
import { privacyNl } from './privacy/nl.ts';
import { privacyPl } from './privacy/pl.ts';
import { privacySv } from './privacy/sv.ts';
import { returnsDa } from './returns/da.ts';
import { returnsDe } from './returns/de.ts';
import { returnsEn } from './returns/en.ts';
import { returnsEs } from './returns/es.ts';
import { returnsFr } from './returns/fr.ts';
import { returnsIt } from './returns/it.ts';
import { returnsNl } from './returns/nl.ts';
import { returnsPl } from './returns/pl.ts';
import { returnsSv } from './returns/sv.ts';
import { shippingRatesDa } from './shipping-rates/da.ts';
import { shippingRatesDe } from './shipping-rates/de.ts';
import { shippingRatesEn } from './shipping-rates/en.ts';
import { shippingRatesEs } from './shipping-rates/es.ts';
import { shippingRatesFr } from './shipping-rates/fr.ts';
import { shippingRatesIt } from './shipping-rates/it.ts';
import { shippingRatesNl } from './shipping-rates/nl.ts';
import { shippingRatesPl } from './shipping-rates/pl.ts';
import { shippingRatesSv } from './shipping-rates/sv.ts';
import { showroomDa } from './showroom/da.ts';
import { showroomDe } from './showroom/de.ts';
import { showroomEn } from './showroom/en.ts';
import { showroomEs } from './showroom/es.ts';
import { showroomFr } from './showroom/fr.ts';
import { showroomIt } from './showroom/it.ts';
import { showroomNl } from './showroom/nl.ts';
import { showroomPl } from './showroom/pl.ts';
import { showroomSv } from './showroom/sv.ts';
import { soldOutDa } from './sold-out/da.ts';
import { soldOutDe } from './sold-out/de.ts';
import { soldOutEn } from './sold-out/en.ts';
import { soldOutEs } from './sold-out/es.ts';
import { soldOutFr } from './sold-out/fr.ts';
import { soldOutIt } from './sold-out/it.ts';
import { soldOutNl } from './sold-out/nl.ts';
import { soldOutPl } from './sold-out/pl.ts';
import { soldOutSv } from './sold-out/sv.ts';
import { termsDa } from './terms/da.ts';
import { termsDe } from './terms/de.ts';
import { termsEn } from './terms/en.ts';
import { termsEs } from './terms/es.ts';
import { termsFr } from './terms/fr.ts';
import { termsIt } from './terms/it.ts';
import { termsNl } from './terms/nl.ts';
import { termsPl } from './terms/pl.ts';
import { termsSv } from './terms/sv.ts';
import { withOrWithoutVatDa } from './with-or-without-vat/da.ts';
import { withOrWithoutVatDe } from './with-or-without-vat/de.ts';
import { withOrWithoutVatEn } from './with-or-without-vat/en.ts';
import { withOrWithoutVatEs } from './with-or-without-vat/es.ts';
import { withOrWithoutVatFr } from './with-or-without-vat/fr.ts';
import { withOrWithoutVatIt } from './with-or-without-vat/it.ts';
import { withOrWithoutVatNl } from './with-or-without-vat/nl.ts';
import { withOrWithoutVatPl } from './with-or-without-vat/pl.ts';
import { withOrWithoutVatSv } from './with-or-without-vat/sv.ts';

/** The pages about buying, paying, returning and reaching the shop, and its legal texts, by the id of the static page. */
export const servicePages = {
  terms: {
    en: termsEn,
    nl: termsNl,
    de: termsDe,
    fr: termsFr,
    it: termsIt,
    es: termsEs,
    pl: termsPl,
    da: termsDa,
    sv: termsSv,
  },
  privacy: {
    en: privacyEn,
    nl: privacyNl,
    de: privacyDe,
    fr: privacyFr,
    it: privacyIt,
    es: privacyEs,
    pl: privacyPl,
    da: privacyDa,
    sv: privacySv,
  },
  imprint: {
    en: imprintEn,
    nl: imprintNl,
    de: imprintDe,
    fr: imprintFr,
    it: imprintIt,
    es: imprintEs,
    pl: imprintPl,
    da: imprintDa,
    sv: imprintSv,
  },
  returns: {
    en: returnsEn,
    nl: returnsNl,
    de: returnsDe,
    fr: returnsFr,
    it: returnsIt,
    es: returnsEs,
    pl: returnsPl,
    da: returnsDa,
    sv: returnsSv,
  },
  shippingRates: {
    en: shippingRatesEn,
    nl: shippingRatesNl,
    de: shippingRatesDe,
    fr: shippingRatesFr,
    it: shippingRatesIt,
    es: shippingRatesEs,
    pl: shippingRatesPl,
    da: shippingRatesDa,
    sv: shippingRatesSv,
  },
  paymentMethods: {
    en: paymentMethodsEn,
    nl: paymentMethodsNl,
    de: paymentMethodsDe,
    fr: paymentMethodsFr,
    it: paymentMethodsIt,
    es: paymentMethodsEs,
    pl: paymentMethodsPl,
    da: paymentMethodsDa,
    sv: paymentMethodsSv,
  },
  withOrWithoutVat: {
    en: withOrWithoutVatEn,
    nl: withOrWithoutVatNl,
    de: withOrWithoutVatDe,
    fr: withOrWithoutVatFr,
    it: withOrWithoutVatIt,
    es: withOrWithoutVatEs,
    pl: withOrWithoutVatPl,
    da: withOrWithoutVatDa,
    sv: withOrWithoutVatSv,
  },
  soldOut: {
    en: soldOutEn,
    nl: soldOutNl,
    de: soldOutDe,
    fr: soldOutFr,
    it: soldOutIt,
    es: soldOutEs,
    pl: soldOutPl,
    da: soldOutDa,
    sv: soldOutSv,
  },
  contact: {
    en: contactEn,
    nl: contactNl,
    de: contactDe,
    fr: contactFr,
    it: contactIt,
    es: contactEs,
    pl: contactPl,
    da: contactDa,
    sv: contactSv,
  },
  showroom: {
    en: showroomEn,
    nl: showroomNl,
    de: showroomDe,
    fr: showroomFr,
    it: showroomIt,
    es: showroomEs,
    pl: showroomPl,
    da: showroomDa,
    sv: showroomSv,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Article>>>>;
