import type { FaqTexts } from '../faq-keys.ts';

export const paymentDe: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'Wie kann ich bezahlen?',
    answer: [
      'Das hängt von Land und Währung ab: iDEAL in den Niederlanden, Bancontact in Belgien und fast überall Karte, PayPal oder Klarna. Auch eine Überweisung in Euro oder ein Geschenkgutschein ist möglich. Keine Zahlungsart kostet extra, und an der Kasse siehst du nur, was bei dir funktioniert. Die Einzelheiten stehen unter [Zahlungsarten](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Warum ist der Meterpreis je nach Länge verschieden?',
    answer: [
      'Weil Schneiden, Aufwickeln und Beschriften bei fünf Metern genauso lange dauern wie bei hundert. Beim kurzen Stück verteilt sich diese Arbeit auf wenige Meter, beim langen auf viele; deshalb ist der Meter in der größten Länge am günstigsten. Der Meterpreis steht bei jeder Länge, so lässt sich leicht vergleichen. Muster kosten etwas mehr als einfarbige Schnüre, und reflektierendes oder nachleuchtendes Garn ist teurer im Einkauf.',
    ],
  },
  'quantity-discount': {
    question: 'Zahle ich weniger, wenn ich mehr bestelle?',
    answer: [
      'Ja, auf zwei Wegen. Nimmst du denselben Artikel mehrfach, sinkt der Stückpreis; die Stufen stehen auf der Produktseite. Dazu gibt der Warenkorb ab einem bestimmten Wert Rabatt auf die ganze Bestellung und zeigt, wie viel bis zur nächsten Stufe fehlt. Beides geschieht von selbst, ohne Code. Brauchst du regelmäßig ganze Rollen, sieh dir den [Großhandel](page:wholesale) an.',
    ],
  },
  'payment-failed': {
    question: 'Meine Zahlung ist fehlgeschlagen. Was nun?',
    answer: [
      'Es ist nichts verloren: Dein Warenkorb bleibt, wie er war. Versuch es noch einmal oder wähle eine andere Zahlungsart. Oft wurde die Bank-App zu früh geschlossen, oder die Karte hat ein Tageslimit. Ist das Geld abgebucht, aber nach einer Stunde noch keine Bestätigung da, [nenn uns](page:contact) Uhrzeit und Betrag. Wir finden die Zahlung, und für eine Bestellung zahlst du nie zweimal.',
    ],
  },
  'gift-card': {
    question: 'Wie funktioniert ein Geschenkgutschein?',
    answer: [
      'Du wählst einen Betrag zwischen {giftCardMinimum} und {giftCardMaximum}, schreibst ein paar Worte dazu, und wir schicken den Gutschein per E-Mail an den Menschen, der sich eine Farbe aussuchen darf. Der Code kommt in den Warenkorb. Kostet die Bestellung mehr, wird der Rest anders bezahlt; kostet sie weniger, bleibt das Guthaben für das nächste Mal. Mehrwertsteuer fällt erst auf das an, was damit gekauft wird.',
    ],
  },
};
