import type { LocaleName } from '@bowline/markets';
import type { CommerceRefusal } from '../refusals.ts';
import { cartDanish } from './cart/danish.ts';
import { cartDutch } from './cart/dutch.ts';
import { cartFrench } from './cart/french.ts';
import { cartGerman } from './cart/german.ts';
import { cartItalian } from './cart/italian.ts';
import { cartPolish } from './cart/polish.ts';
import { cartSpanish } from './cart/spanish.ts';
import { cartSwedish } from './cart/swedish.ts';
import { checkoutDanish } from './checkout/danish.ts';
import { checkoutDutch } from './checkout/dutch.ts';
import { checkoutFrench } from './checkout/french.ts';
import { checkoutGerman } from './checkout/german.ts';
import { checkoutItalian } from './checkout/italian.ts';
import { checkoutPolish } from './checkout/polish.ts';
import { checkoutSpanish } from './checkout/spanish.ts';
import { checkoutSwedish } from './checkout/swedish.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import type { CartTexts, CheckoutTexts, RefusalTexts } from './translated-codes.ts';

const textsByLocale: Readonly<Partial<Record<LocaleName, RefusalTexts & CartTexts & CheckoutTexts>>> = {
  'nl-NL': { ...dutch, ...cartDutch, ...checkoutDutch },
  'de-DE': { ...german, ...cartGerman, ...checkoutGerman },
  'fr-FR': { ...french, ...cartFrench, ...checkoutFrench },
  'it-IT': { ...italian, ...cartItalian, ...checkoutItalian },
  'es-ES': { ...spanish, ...cartSpanish, ...checkoutSpanish },
  'pl-PL': { ...polish, ...cartPolish, ...checkoutPolish },
  'da-DK': { ...danish, ...cartDanish, ...checkoutDanish },
  'sv-SE': { ...swedish, ...cartSwedish, ...checkoutSwedish },
};

/** Behaviour 5: what a refusal says in the language of the store; null where that is the English of Magento. */
export function translateRefusal({ code, details }: CommerceRefusal, locale: LocaleName): string | null {
  const texts: Readonly<Partial<Record<string, string>>> = textsByLocale[locale] ?? {};
  const text = texts[code];
  return text === undefined ? null : fillIn(text, details);
}

/** `{name}` is replaced by the detail of that name. */
export function fillIn(text: string, details: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name]));
}
