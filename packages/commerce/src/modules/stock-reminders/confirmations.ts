import type { LocaleName } from '@bowline/markets';

const english = 'We will e-mail you once when this product is back in stock.';

const texts: Readonly<Record<LocaleName, string>> = {
  en: english,
  'en-US': 'We will email you once when this product is back in stock.',
  'en-GB': english,
  'nl-NL': 'Wij mailen je eenmalig zodra dit product weer op voorraad is.',
  'de-DE': 'Wir schicken dir einmalig eine E-Mail, sobald dieses Produkt wieder auf Lager ist.',
  'fr-FR': 'Nous vous enverrons un seul e-mail dès que ce produit sera de nouveau en stock.',
  'it-IT': 'Ti invieremo un’unica e-mail appena questo prodotto sarà di nuovo disponibile.',
  'es-ES': 'Te enviaremos un único correo cuando este producto vuelva a estar disponible.',
  'pl-PL': 'Wyślemy jednorazową wiadomość e-mail, gdy ten produkt znów będzie dostępny.',
  'da-DK': 'Vi sender dig en enkelt e-mail, når varen er på lager igen.',
  'sv-SE': 'Vi skickar ett enda mejl till dig när varan finns i lager igen.',
};

/** Rule 2: the one answer to everybody. */
export function confirmationIn(locale: LocaleName): string {
  return texts[locale];
}
