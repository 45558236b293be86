import type { Article } from '../../../writing/article.ts';

export const paymentMethodsDe: Article = {
  title: 'Zahlungsarten',
  intro:
    'Zahl so, wie du es gewohnt bist. Welche Zahlungsarten angezeigt werden, hängt von Land und Währung ab; Aufpreise gibt es bei keiner.',
  metaDescription:
    'So zahlst du bei {brand}: iDEAL, Bancontact, Karte, PayPal, Klarna, Überweisung und Geschenkgutschein, und was gilt, wenn eine Zahlung scheitert.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'Die Zahlungsarten in je einem Satz' },
    {
      facts: [
        [
          'iDEAL',
          'Du bestätigst den Betrag in der App deiner niederländischen Bank, und wir erfahren es sofort.',
        ],
        ['Bancontact', 'Für belgische Karten, in der App oder mit Kartennummer und Lesegerät.'],
        [
          'Karte',
          'Debit- und Kreditkarten. Deine Bank bittet dich eventuell, die Zahlung in ihrer App freizugeben.',
        ],
        ['PayPal', 'Von Guthaben, Karte oder Bankkonto, ohne dass wir davon etwas zu sehen bekommen.'],
        [
          'Klarna',
          'Später oder in Raten zahlen, wo Klarna das anbietet. Klarna entscheidet selbst und hat eigene Bedingungen; lies sie vorher.',
        ],
        [
          'Überweisung',
          'In Euro. Wir legen deine Schnur zurück und schneiden sie, sobald das Geld da ist. Rechne mit einigen Tagen mehr.',
        ],
        [
          'Geschenkgutschein',
          'Gib den Code im Warenkorb ein. Was der Gutschein nicht deckt, zahlst du auf anderem Weg; ein Rest bleibt als Guthaben bestehen.',
        ],
      ],
    },
    { heading: 'Ist das sicher?' },
    'Du zahlst auf einer Seite unseres Zahlungsdienstleisters über eine verschlüsselte Verbindung. Kartennummern und Bankzugänge gelangen nie zu uns; also können sie uns auch nicht abhandenkommen.',
    { heading: 'Wenn eine Zahlung scheitert' },
    'Verloren ist nichts. Der Warenkorb bleibt, wie er war, und du kannst es noch einmal versuchen oder eine andere Zahlungsart wählen. Hat deine Bank trotzdem abgebucht und du hast nach einer Stunde noch keine Bestätigung, [nenn uns](page:contact) Uhrzeit und Betrag. Wir sehen nach; doppelt bezahlt wird keine Bestellung.',
    { heading: 'Mindestbestellwert, Rabatte und Geschäftskunden' },
    'Bestellen kannst du ab einem Warenwert von {minimumOrder}. Rabattcodes gibst du vor dem Bezahlen im Warenkorb ein. Unternehmen tragen an der Kasse Firmennamen und USt-IdNr. ein; was das am Gesamtbetrag ändert, steht unter [mit oder ohne MwSt.](page:withOrWithoutVat) Wer regelmäßig bestellt, findet mehr unter [Großhandel](page:wholesale).',
    { heading: 'Erstattungen' },
    'Geld geht den Weg zurück, auf dem es kam: auf die Karte, das Konto oder den Gutschein. Wie lange das dauert, liest du unter [Rücksendungen](page:returns).',
  ],
};
