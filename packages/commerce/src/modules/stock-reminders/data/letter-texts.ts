import type { LocaleName } from '@bowline/markets';

/** `{name}` is the product. */
export interface BackInStockText {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  /** Small print: why the letter came, and that it is the only one. */
  readonly whyYou: string;
}

const english: BackInStockText = {
  subject: 'Back in stock: {name}',
  heading: '{name} is here again',
  text: 'You asked us to write when it is back. It is, and it can be ordered now. What others have taken we cannot set aside, so do not wait too long.',
  button: 'To the product',
  whyYou:
    'This is the only e-mail about it: with this letter we have deleted your address from our reminders.',
};

export const backInStockTexts: Readonly<Record<LocaleName, BackInStockText>> = {
  en: english,
  'en-GB': english,
  'en-US': {
    ...english,
    whyYou:
      'This is the only email about it: with this letter we have deleted your address from our reminders.',
  },
  'nl-NL': {
    subject: 'Weer op voorraad: {name}',
    heading: '{name} is er weer',
    text: 'Je vroeg ons te mailen zodra dit product terug is. Dat is het: je kunt het nu bestellen. Opzij leggen kunnen we niets, dus wacht niet te lang.',
    button: 'Naar het product',
    whyYou:
      'Dit is de enige mail hierover: met deze mail hebben we je adres uit onze herinneringen verwijderd.',
  },
  'de-DE': {
    subject: 'Wieder auf Lager: {name}',
    heading: '{name} ist wieder da',
    text: 'Du wolltest von uns hören, sobald das Produkt wieder da ist. Jetzt ist es so weit: Du kannst es bestellen. Zurücklegen können wir nichts, also warte nicht zu lange.',
    button: 'Zum Produkt',
    whyYou:
      'Das ist die einzige E-Mail dazu: Mit diesem Schreiben haben wir deine Adresse aus unseren Erinnerungen gelöscht.',
  },
  'fr-FR': {
    subject: 'De nouveau en stock : {name}',
    heading: '{name} est de retour',
    text: 'Vous nous aviez demandé de vous prévenir. C’est fait : le produit est de nouveau disponible à la commande. Nous ne pouvons rien mettre de côté, alors ne tardez pas trop.',
    button: 'Voir le produit',
    whyYou:
      'C’est le seul e-mail à ce sujet : en vous l’envoyant, nous avons effacé votre adresse de nos rappels.',
  },
  'it-IT': {
    subject: 'Di nuovo disponibile: {name}',
    heading: '{name} è tornato',
    text: 'Ci avevi chiesto di avvisarti. Eccoci: il prodotto si può ordinare di nuovo. Non possiamo mettere da parte nulla, quindi non aspettare troppo.',
    button: 'Vai al prodotto',
    whyYou:
      'Questa è l’unica e-mail in proposito: con l’invio abbiamo cancellato il tuo indirizzo dai nostri promemoria.',
  },
  'es-ES': {
    subject: 'Disponible de nuevo: {name}',
    heading: '{name} ha vuelto',
    text: 'Nos pediste que te avisáramos. Aquí está: ya se puede pedir otra vez. No podemos reservar nada, así que no esperes demasiado.',
    button: 'Ver el producto',
    whyYou: 'Este es el único correo al respecto: al enviarlo hemos borrado tu dirección de nuestros avisos.',
  },
  'pl-PL': {
    subject: 'Znów dostępne: {name}',
    heading: '{name} – znów w magazynie',
    text: 'Na Twoją prośbę dajemy znać: produkt wrócił i można go zamówić. Nie odkładamy niczego na bok, więc nie czekaj zbyt długo.',
    button: 'Zobacz produkt',
    whyYou: 'To jedyna wiadomość w tej sprawie: po jej wysłaniu usunęliśmy Twój adres z naszych powiadomień.',
  },
  'da-DK': {
    subject: 'På lager igen: {name}',
    heading: '{name} er her igen',
    text: 'Du bad os skrive, når varen er tilbage. Det er den, og den kan bestilles nu. Vi kan ikke lægge noget til side, så vent ikke for længe.',
    button: 'Se varen',
    whyYou: 'Det er den eneste mail om det: Med denne mail har vi slettet din adresse fra vores påmindelser.',
  },
  'sv-SE': {
    subject: 'I lager igen: {name}',
    heading: '{name} är tillbaka',
    text: 'Du bad oss skriva när varan är tillbaka. Nu är den det och kan beställas. Vi kan inte lägga undan något, så vänta inte för länge.',
    button: 'Till varan',
    whyYou:
      'Det här är det enda mejlet om det: i och med det har vi tagit bort din adress från våra påminnelser.',
  },
};
