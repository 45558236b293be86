import type { FaqTexts } from '../faq-keys.ts';

export const orderingDe: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'Gibt es einen Mindestbestellwert?',
    answer: [
      'Ja, du bestellst ab {minimumOrder} Warenwert, ohne Versand. Darunter würden Verpackung und Porto mehr kosten als die Schnur. Alles zählt mit, auch Muster. Fehlt ein wenig, nennt dir der Warenkorb den Betrag; ein paar Schnallen oder ein Bündel auf Vorrat schließen die Lücke meistens. Für Geschenkgutscheine gelten eigene Grenzen, die du bei der Wahl des Betrags siehst.',
    ],
  },
  'one-long-piece': {
    question: 'Wie messt ihr die Länge, und bekomme ich auch ein langes Stück?',
    answer: [
      'Wir messen die Schnur entspannt auf dem Schneidetisch, nicht gedehnt, und runden eher auf als ab. Die gewählte Länge kommt immer **am Stück**: Dreißig Meter sind dreißig Meter ohne Knoten und ohne Naht.',
      'Bestellst du dreimal 10 m, erhältst du drei Stücke zu 10 m. Ist deine Länge nicht dabei, sieh auf der Produktseite nach dem *längsten Stück auf Lager* und [schreib uns](page:contact). Ein solches Stück schneiden wir nur für dich; es lässt sich nicht zurückgeben.',
    ],
  },
  'order-a-sample': {
    question: 'Kann ich zuerst ein Muster bestellen?',
    answer: [
      'Sehr gern. Unter *Muster bestellen* auf der Produktseite legst du ein kurzes Stück in den Warenkorb: lang genug, um das Geflecht zu sehen, die Farbe zu vergleichen und zu probieren, ob es durch deine Perle oder deinen Kordelstopper passt. Von jedem Produkt gibt es ein Muster, von beliebig vielen Produkten. Sie reisen mit dem Rest deiner Bestellung.',
    ],
  },
  'change-order': {
    question: 'Kann ich meine Bestellung noch ändern oder stornieren?',
    answer: [
      'Solange nicht geschnitten ist, ja. Was an einem Arbeitstag vor {cutOffHour} Uhr eingeht, schneiden wir noch am selben Tag, also melde dich schnell: [Schreib oder ruf an](page:contact), mit der Bestellnummer und dem, was anders sein soll. Ist das Paket zu, kommen wir nicht mehr heran. Was du nicht behalten willst, schickst du dann einfach zurück, siehe [Rücksendungen](page:returns).',
    ],
  },
  'without-account': {
    question: 'Brauche ich ein Kundenkonto?',
    answer: [
      'Nein, du kannst als Gast bestellen, mit Name, Adresse und E-Mail. Ein Konto lohnt sich, wenn du öfter kommst: Dort findest du Rechnungen und frühere Bestellungen, bestellst dasselbe Blau mit einem Klick nach, führst Wunschlisten für deine Projekte und speicherst mehrere Adressen. Es kostet nichts, und unter *Datenschutz und Sicherheit* kannst du es jederzeit löschen.',
    ],
  },
  'sold-out-colour': {
    question: 'Meine Wunschfarbe ist ausverkauft. Kommt sie wieder?',
    answer: [
      'Meistens ja. Die meisten Farben werden neu geflochten, sobald eine Rolle zur Neige geht; das dauert einige Wochen. Hinterlasse auf der Produktseite deine E-Mail-Adresse, dann bekommst du eine Nachricht, wenn die Farbe zurück ist, und sonst nichts. Ist sie endgültig verschwunden, steht es dort, samt dem, was ihr in Ton und Stärke am nächsten kommt. Mehr dazu unter [Artikel ausverkauft](page:soldOut).',
    ],
  },
};
