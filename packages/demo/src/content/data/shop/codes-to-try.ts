import { words } from '../../../language/languages.ts';

/** Beside the fields for codes in the cart. `{coupons}` and `{giftCards}` are filled in when the document is made. */
export const codesToTry = {
  title: words(
    'Codes to try',
    'Codes om te proberen',
    'Codes zum Ausprobieren',
    'Des codes à essayer',
    'Codici da provare',
    'Códigos para probar',
    'Kody do wypróbowania',
    'Koder at prøve',
    'Koder att prova',
  ),
  text: words(
    'This is a demo shop: nothing is charged and nothing is delivered. Discount codes: {coupons}. Gift cards: {giftCards}.',
    'Dit is een demowinkel: er wordt niets afgeschreven en niets geleverd. Kortingscodes: {coupons}. Cadeaubonnen: {giftCards}.',
    'Dies ist ein Demoshop: Es wird nichts abgebucht und nichts geliefert. Rabattcodes: {coupons}. Geschenkgutscheine: {giftCards}.',
    'Ceci est une boutique de démonstration : rien n’est débité ni livré. Codes de réduction : {coupons}. Cartes cadeaux : {giftCards}.',
    'Questo è un negozio dimostrativo: non si addebita e non si consegna nulla. Codici sconto: {coupons}. Carte regalo: {giftCards}.',
    'Esta es una tienda de demostración: no se cobra ni se entrega nada. Códigos de descuento: {coupons}. Tarjetas regalo: {giftCards}.',
    'To sklep demonstracyjny: niczego nie pobieramy ani nie dostarczamy. Kody rabatowe: {coupons}. Karty podarunkowe: {giftCards}.',
    'Dette er en demobutik: Intet bliver trukket, og intet bliver leveret. Rabatkoder: {coupons}. Gavekort: {giftCards}.',
    'Det här är en demobutik: inget dras och inget levereras. Rabattkoder: {coupons}. Presentkort: {giftCards}.',
  ),
} as const;
