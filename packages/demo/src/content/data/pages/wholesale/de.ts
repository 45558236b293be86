import type { Article } from '../../../writing/article.ts';

export const wholesaleDe: Article = {
  title: 'Großhandel',
  intro:
    'Du lebst vom Halsbändermachen, führst einen Bastelladen oder knüpfst mit vierzig Pfadfindern auf einmal? Dann kauf rollenweise und sprich direkt mit uns.',
  metaDescription:
    'Großhandel bei {brand}: Schnüre und Seile auf Rollen, Schnallen zu Hunderten, reservierte Farbpartien, in der EU ohne MwSt. Fordere deine Preisliste an.',
  blocks: [
    { heading: 'Worauf du zählen kannst' },
    {
      list: [
        '**Ganze Rollen**, am Stück und noch auf der Spule. Zubehör gibt es zu Hunderten oder im vollen Karton.',
        '**Eine eigene Preisliste**, die sich nach deinem Jahresbedarf richtet und nicht nach einer einzelnen Großbestellung.',
        '**Eine Farbpartie.** Zwei Lieferungen desselben Grüns können um eine Nuance abweichen. Auf Wunsch legen wir deine Partie zurück, damit eine Kollektion eine Farbe behält.',
        '**Musterkarten** mit echter Schnur, damit deine Kundschaft am Tresen wählen kann.',
        '**Daten, die du verwenden darfst**: Beschreibungen, Bilder, Bruchlasten und Zolltarifnummern für deinen eigenen Shop.',
      ],
    },
    { heading: 'Für wen' },
    'Für alle, die Hundezubehör oder Schmuck fertigen, für Bastel- und Outdoorläden, Segelmachereien, Schulen, Pfadfindergruppen und Werkstätten für Menschen mit Behinderung. Groß musst du nicht sein, aber regelmäßig Schnur brauchen. Auch Vereine und Schulen ohne USt-IdNr. sind willkommen; für sie gelten die Preise einschließlich MwSt.',
    { heading: 'So läuft es ab' },
    {
      steps: [
        'Erzähl uns im Formular unten, was du fertigst und was du brauchst: welche Schnur, wie viele Meter, wie oft.',
        'Wir melden uns innerhalb von zwei Arbeitstagen, meist gleich mit einem ersten Angebot und ein paar Mustern.',
        'Du legst ein Konto mit Firmennamen und USt-IdNr. an. Was das am Betrag ändert, steht unter [mit oder ohne MwSt.](page:withOrWithoutVat)',
        'Danach bestellst du wie alle anderen im Shop, zu jeder Stunde, oder du schickst uns eine Liste.',
      ],
    },
    { heading: 'Noch nicht so weit?' },
    'Staffelpreise gelten für alle: Die Produktseite zeigt, ab welcher Menge eine Schnur günstiger wird. Für eine erste kleine Serie reicht das oft. Bezahlung und Lieferung laufen wie unter [Zahlungsarten](page:paymentMethods) und [Versandkosten](page:shippingRates) beschrieben; für Paletten machen wir ein eigenes Angebot.',
    { heading: 'Preisliste anfordern' },
    { insert: 'wholesaleForm' },
    'Deine Angaben verwenden wir für das Angebot und für sonst nichts; mehr unter [Datenschutz und Cookies](page:privacy).',
  ],
};
