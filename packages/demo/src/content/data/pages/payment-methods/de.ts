import type { Article } from '../../../writing/article.ts';

export const paymentMethodsDe: Article = {
  title: 'Zahlungsarten',
  intro:
    'Zahlen Sie so, wie Sie es gewohnt sind. Welche Zahlungsarten angezeigt werden, hängt von Land und Währung ab; Aufpreise gibt es bei keiner.',
  metaDescription:
    'So zahlen Sie bei {brand}: iDEAL, Bancontact, Karte, PayPal, Klarna, Überweisung und Geschenkgutschein, und was gilt, wenn eine Zahlung scheitert.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'Die Zahlungsarten in je einem Satz' },
    {
      facts: [
        [
          'iDEAL',
          'Sie bestätigen den Betrag in der App Ihrer niederländischen Bank, und wir erfahren es sofort.',
        ],
        ['Bancontact', 'Für belgische Karten, in der App oder mit Kartennummer und Lesegerät.'],
        [
          'Karte',
          'Debit- und Kreditkarten. Ihre Bank bittet Sie eventuell, die Zahlung in ihrer App freizugeben.',
        ],
        ['PayPal', 'Von Guthaben, Karte oder Bankkonto, ohne dass wir davon etwas zu sehen bekommen.'],
        [
          'Klarna',
          'Später oder in Raten zahlen, wo Klarna das anbietet. Klarna entscheidet selbst und hat eigene Bedingungen; lesen Sie sie vorher.',
        ],
        [
          'Überweisung',
          'In Euro. Wir legen Ihre Schnur zurück und schneiden sie, sobald das Geld da ist. Rechnen Sie mit einigen Tagen mehr.',
        ],
        [
          'Geschenkgutschein',
          'Geben Sie den Code im Warenkorb ein. Was der Gutschein nicht deckt, zahlen Sie auf anderem Weg; ein Rest bleibt als Guthaben bestehen.',
        ],
      ],
    },
    { heading: 'Ist das sicher?' },
    'Sie zahlen auf einer Seite unseres Zahlungsdienstleisters über eine verschlüsselte Verbindung. Kartennummern und Bankzugänge gelangen nie zu uns; also können sie uns auch nicht abhandenkommen.',
    { heading: 'Wenn eine Zahlung scheitert' },
    'Verloren ist nichts. Der Warenkorb bleibt, wie er war, und Sie können es noch einmal versuchen oder eine andere Zahlungsart wählen. Hat Ihre Bank trotzdem abgebucht und Sie haben nach einer Stunde noch keine Bestätigung, [nennen Sie uns](page:contact) Uhrzeit und Betrag. Wir sehen nach; doppelt bezahlt wird keine Bestellung.',
    { heading: 'Mindestbestellwert, Rabatte und Geschäftskunden' },
    'Bestellen können Sie ab einem Warenwert von {minimumOrder}. Rabattcodes geben Sie vor dem Bezahlen im Warenkorb ein. Unternehmen tragen an der Kasse Firmennamen und USt-IdNr. ein; was das am Gesamtbetrag ändert, steht unter [mit oder ohne MwSt.](page:withOrWithoutVat) Wer regelmäßig bestellt, findet mehr unter [Großhandel](page:wholesale).',
    { heading: 'Erstattungen' },
    'Geld geht den Weg zurück, auf dem es kam: auf die Karte, das Konto oder den Gutschein. Wie lange das dauert, lesen Sie unter [Rücksendungen](page:returns).',
  ],
};
