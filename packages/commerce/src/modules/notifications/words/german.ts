import type { LetterWords } from './letter-words.ts';

export const german: LetterWords = {
  greeting: 'Hallo {name},',
  questions: 'Fragen? Antworte einfach auf diese E-Mail, wir helfen dir gern.',
  whyYou: 'Du erhältst diese E-Mail wegen der Bestellung {number}.',
  labels: {
    orderNumber: 'Bestellnummer',
    orderDate: 'Bestellt am',
    article: 'Artikel',
    quantity: 'Menge',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    shipping: 'Versandkosten',
    free: 'Kostenlos',
    vatOnTop: 'MwSt. {rate}',
    vatIncluded: 'Enthaltene MwSt. {rate}',
    total: 'Gesamtbetrag',
    giftCard: 'Gutschein mit der Endung {ending}',
    paidBy: 'Bezahlt: {method}',
    deliveryAddress: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse',
    vatNumber: 'USt-IdNr.',
    pickupPoint: 'Abholstelle',
    warehouse: 'Unser Lager',
    delivery: 'Lieferung',
    expected: 'Voraussichtlich',
    remarks: 'Deine Anmerkungen',
    sample: 'Muster',
    forRecipient: 'Für {name}',
    carrier: 'Versand mit',
    trackingNumber: 'Sendungsnummer',
    creditNote: 'Rechnungskorrektur',
  },
  confirmation: {
    subject: 'Deine Bestellung {number} ist bestätigt',
    preview: 'Danke! Deine Zahlung ist da, und wir machen deine Bestellung fertig.',
    heading: 'Danke für deine Bestellung',
    intro: 'Deine Zahlung ist bei uns eingegangen. Hier findest du alles zu deiner Bestellung.',
    next: {
      home: 'So geht es weiter: Wir schneiden dein Seil zu, packen alles ein und melden uns, sobald das Paket unterwegs ist.',
      'pickup-point':
        'So geht es weiter: Wir schneiden dein Seil zu, packen alles ein und schicken es an deine Abholstelle. Wir melden uns, sobald das Paket unterwegs ist.',
      pickup:
        'So geht es weiter: Wir schneiden dein Seil zu, packen alles ein und melden uns, sobald es in unserem Lager für dich bereitliegt.',
      digital: 'Du musst auf nichts warten: Gutscheine gehen per E-Mail an die Beschenkten.',
    },
    invoiceAttached: 'Deine Rechnung hängt als PDF an dieser E-Mail.',
    button: 'Bestellung ansehen',
  },
  paymentFailed: {
    subject: 'Die Zahlung deiner Bestellung {number} hat nicht geklappt',
    preview: 'Es wurde nichts abgebucht. Du kannst jederzeit neu bestellen.',
    heading: 'Deine Zahlung hat nicht geklappt',
    reasons: {
      failed: 'Die Zahlung der Bestellung {number} wurde abgelehnt. Es wurde nichts abgebucht.',
      canceled: 'Die Zahlung der Bestellung {number} wurde abgebrochen. Es wurde nichts abgebucht.',
      expired:
        'Die Bestellung {number} wurde nicht rechtzeitig bezahlt, deshalb haben wir sie aufgehoben. Es wurde nichts abgebucht.',
    },
    cartKept:
      'Alles liegt noch in deinem Warenkorb. Du kannst dorthin zurückkehren und noch einmal bezahlen, gern auch auf andere Weise.',
    cartGone: 'Möchtest du die Artikel noch haben? Dann lege sie bitte noch einmal in den Warenkorb.',
    toCart: 'Zurück zum Warenkorb',
    toShop: 'Zum Shop',
  },
  cancellation: {
    subject: 'Bitte bestätigen: Bestellung {number} stornieren',
    preview: 'Noch ein Schritt, dann ist deine Bestellung storniert.',
    heading: 'Möchtest du deine Bestellung stornieren?',
    intro:
      'Wir wurden gebeten, die Bestellung {number} zu stornieren. Bestätige es mit der Schaltfläche unten, dann stornieren wir sie. Bezahltes geht auf demselben Weg zurück.',
    button: 'Bestellung stornieren',
    ignore:
      'Du warst das nicht oder hast es dir anders überlegt? Dann tu nichts: Die Bestellung bleibt, wie sie ist.',
  },
  shipped: {
    subject: 'Deine Bestellung {number} ist unterwegs',
    preview: 'Dein Paket hat unser Lager verlassen.',
    heading: 'Deine Bestellung ist unterwegs',
    intro: 'Dein Paket hat unser Lager verlassen. Das ist drin:',
    toPickupPoint: 'Dein Paket ist auf dem Weg zu deiner Abholstelle. Das ist drin:',
    withTracking:
      'Mit der Sendungsnummer kannst du es auf der Website oder in der App des Zustellers verfolgen.',
    button: 'Bestellung ansehen',
  },
  readyForPickup: {
    subject: 'Deine Bestellung {number} liegt für dich bereit',
    preview: 'Du kannst deine Bestellung in unserem Lager abholen.',
    heading: 'Deine Bestellung liegt für dich bereit',
    intro:
      'Du kannst deine Bestellung in unserem Lager abholen. Bring bitte die Bestellnummer mit. Das ist drin:',
  },
  giftCard: {
    subject: '{sender} hat dir einen Gutschein geschickt',
    preview: 'Ein Gutschein über {amount} für alles, was dir gefällt.',
    heading: 'Ein Gutschein über {amount} für dich',
    intro: '{sender} schenkt dir einen Gutschein über {amount}.',
    code: 'Das ist dein Code:',
    howToUse:
      'Gib den Code im Warenkorb ein, wenn du bestellst. Du kannst den Gutschein auf mehrere Bestellungen verteilen, bis er aufgebraucht ist.',
    keepSafe: 'Bewahre diese E-Mail gut auf: Wer den Code hat, kann den Gutschein einlösen.',
    button: 'Zum Shop',
    whyYou: 'Du erhältst diese E-Mail, weil jemand diesen Gutschein für deine Adresse gekauft hat.',
  },
  refund: {
    subject: 'Dein Geld ist unterwegs: Bestellung {number}',
    preview: 'Wir haben dir {amount} erstattet.',
    heading: 'Wir haben dir {amount} erstattet',
    intro: 'Wir haben dir {amount} der Bestellung {number} erstattet.',
    cameTooLate:
      'Deine Zahlung für die Bestellung {number} kam an, als die Bestellung schon storniert war. Deshalb haben wir sie zurückgeschickt.',
    toPayer:
      '{amount} gehen auf dem Weg zurück, auf dem du bezahlt hast ({method}). Meist ist das Geld innerhalb von fünf Werktagen da.',
    toGiftCard: '{amount} sind wieder auf deinem Gutschein.',
    creditNoteAttached: 'Die Rechnungskorrektur hängt als PDF an dieser E-Mail.',
  },
};
