import type { FaqTexts } from '../faq-keys.ts';

export const businessDe: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Berechnet ihr Geschäftskunden im Ausland Mehrwertsteuer?',
    answer: [
      'Nicht, wenn dein Unternehmen in einem anderen EU-Land sitzt und eine gültige USt-IdNr. hat: Dann geht die Steuerschuld auf dich über, und die Rechnung weist darauf hin. Setz an der Kasse das Häkchen bei *geschäftliche Bestellung* und gib die Nummer mit Länderkennung ein; die Summe ändert sich sofort. Firmen in den Niederlanden zahlen niederländische Mehrwertsteuer und holen sie sich zurück. Außerhalb der EU liefern wir ohne, kleine Bestellungen nach Großbritannien ausgenommen. Die ganze Tabelle: [mit oder ohne MwSt.](page:withOrWithoutVat)',
    ],
  },
  'company-invoice': {
    question: 'Wie bekomme ich eine Rechnung auf meine Firma?',
    answer: [
      'Gib Firmennamen und USt-IdNr. bei deinen Daten ein, bevor du bezahlst. Die Rechnung kommt als PDF mit der Bestellbestätigung und bleibt in deinem Konto bei der Bestellung, solange du sie brauchst. Artikelnummern, Steuer und deine Bemerkungen stehen darauf; dort ist also auch Platz für Kostenstelle oder Bestellnummer. Eine ausgestellte Rechnung lässt sich nachträglich nicht auf eine andere Firma umschreiben.',
    ],
  },
  'wholesale-terms': {
    question: 'Ab welcher Menge lohnen sich Großhandelskonditionen?',
    answer: [
      'Wenn du regelmäßig ganze Rollen, Farbsortimente für Kurse oder Material für eine kleine Fertigung brauchst, frag nach. Beschreib, was du machst, welche Schnüre und wie viel im Jahr; du bekommst ein eigenes Angebot statt einer Standardliste. Für eine einzelne große Bestellung braucht es keine Vereinbarung: Die Staffel auf der Produktseite und der Rabatt im Warenkorb gelten für alle. Das Formular steht unter [Großhandel](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'Darf ich verkaufen, was ich aus eurer Schnur mache?',
    answer: [
      'Natürlich. Du brauchst keine Lizenz und musst uns nicht nennen. Zwei Dinge solltest du bedenken. Die Bruchlast auf der Produktseite ist die der Schnur, nicht die deiner fertigen Leine: Knoten, Nieten und Haken senken sie, also prüfe deine eigene Konstruktion. Und wer in der EU Produkte verkauft, steht für ihre Sicherheit ein, mit Name und Anschrift am Artikel. Die Daten für deine Unterlagen geben wir dir gern: [Frag einfach](page:contact).',
    ],
  },
};
