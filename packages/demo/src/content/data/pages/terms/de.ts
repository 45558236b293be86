import type { Article } from '../../../writing/article.ts';

export const termsDe: Article = {
  title: 'Allgemeine Geschäftsbedingungen',
  intro:
    'Das sind die Regeln für den Kauf von Seilen, Schnüren und allem anderen bei der {legalName}. Wir haben sie so kurz gehalten, dass man sie lesen kann.',
  metaDescription:
    'AGB von {brand}: Angebot, Preise und MwSt., Lieferung, Widerruf in 14 Tagen nach Gesetz und {returnDays} bei uns, Gewährleistung, Beschwerden, Haftung.',
  blocks: [
    {
      note: 'Demonstrationsdaten: Die {legalName} ist ein erfundenes Unternehmen. Über diesen Shop kommt kein Vertrag zustande.',
    },
    { heading: '1. Wer wir sind und wann diese Bedingungen gelten' },
    'Verkäuferin ist die {legalName} mit Sitz in den Niederlanden; alle Angaben stehen im [Impressum](page:imprint). Diese Bedingungen gelten für jede Bestellung in unserem Shop. Rechte, die dir als Verbraucher gesetzlich zustehen, nehmen sie dir nicht. Einkaufsbedingungen von Unternehmen gelten nur, wenn wir ihnen schriftlich zugestimmt haben.',
    { heading: '2. Angebot und Vertrag' },
    'Unsere Angebote gelten, solange der Vorrat reicht. Bilder zeigen Farben und Geflecht so getreu, wie ein Bildschirm es erlaubt; kleine Unterschiede zwischen Produktionschargen sind normal. Längen messen wir ohne Spannung, sie können um bis zu zwei Prozent abweichen. An offensichtliche Irrtümer, etwa eine ganze Rolle zum Preis eines Meters, sind wir nicht gebunden.',
    'Du bestellst mit der letzten Schaltfläche der Kasse. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen. Können wir eine Bestellung nicht annehmen, teilen wir das mit und erstatten bereits Gezahltes. Der Mindestbestellwert beträgt {minimumOrder} an Waren.',
    { heading: '3. Preise, Mehrwertsteuer und Zahlung' },
    'Neben jedem Preis steht, ob die Mehrwertsteuer enthalten ist. Welche Steuer du zahlst, richtet sich nach dem Land der Lieferung; das erklärt die Seite [mit oder ohne MwSt.](page:withOrWithoutVat) Hinzu kommen die [Versandkosten](page:shippingRates), die du vor der Bestellung siehst. Ein durchgestrichener Preis ist der niedrigste der dreißig Tage vor der Ermäßigung.',
    'Du zahlst mit einer der angezeigten [Zahlungsarten](page:paymentMethods). Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum. Geschenkgutscheine gibt es von {giftCardMinimum} bis {giftCardMaximum}; sie werden nicht bar ausgezahlt und gelten für Waren und Versand.',
    { heading: '4. Lieferung' },
    'Wir liefern an die Adresse oder Abholstelle, die du wählst, in der Regel an den an der Kasse genannten Tagen und spätestens innerhalb von dreißig Tagen. Gelingt das nicht, kannst du kostenlos vom Kauf zurücktreten. Die Gefahr von Verlust oder Beschädigung tragen wir, bis du oder eine von dir benannte Person das Paket in Händen hält.',
    { heading: '5. Widerruf' },
    'Als Verbraucher kannst du den Kauf nach dem Gesetz innerhalb von 14 Tagen nach Erhalt des letzten Teils deiner Bestellung ohne Angabe von Gründen widerrufen. Wir geben dir {returnDays} Tage. Eine eindeutige Nachricht auf einem der Wege der [Kontaktseite](page:contact) genügt. Sende die Ware danach innerhalb von 14 Tagen zurück. Den Preis und, wenn alles zurückgeht, die Kosten der Standardlieferung erstatten wir innerhalb von 14 Tagen nach deiner Nachricht; wir dürfen warten, bis uns die Ware oder der Versandbeleg vorliegt. Die Kosten der Rücksendung trägst du. Du darfst die Ware prüfen wie in einem Laden; für einen Wertverlust durch weitergehenden Gebrauch haftest du. Das Praktische steht unter [Rücksendungen](page:returns).',
    'Kein Widerrufsrecht besteht für:',
    {
      list: [
        'Längen, die nach deinen Vorgaben zugeschnitten wurden. Gemeint sind nur Längen, die auf der Produktseite nicht als Standard angeboten werden und die du ausdrücklich verlangt hast;',
        'digitale Inhalte wie Kurse, sobald du dem sofortigen Beginn zugestimmt und bestätigt hast, dass du damit dein Widerrufsrecht verlierst;',
        'eingelöste Geschenkgutscheine in Höhe des eingelösten Betrags.',
      ],
    },
    { heading: '6. Gewährleistung' },
    'Jeder Artikel muss so sein, wie du es nach Beschreibung und Preis vernünftigerweise erwarten darfst. Ist er das nicht, bessern wir kostenlos nach oder liefern Ersatz; ist das unmöglich oder dauert es zu lange, kannst du den Preis mindern oder vom Kauf zurücktreten. Diese Rechte hast du kraft Gesetzes, auch nach Ablauf einer Garantie. Melde einen Mangel in angemessener Zeit, nachdem du ihn entdeckt hast; zwei Monate sind immer rechtzeitig. Gewöhnlicher Verschleiß, Sonne, Scheuerstellen und falsch geknüpfte Knoten sind keine Mängel.',
    { heading: '7. Verwendung und Sicherheit' },
    'Bruchlasten werden an neuer, gerader und trockener Schnur gemessen. Ein Knoten, eine scharfe Kante oder ein nasser Winter kann die Hälfte kosten. Sofern die Produktseite es nicht ausdrücklich sagt, ist unsere Ware nicht zum Klettern, nicht zum Sichern oder Heben von Personen und nicht zum Heben von Lasten über Personen bestimmt.',
    { heading: '8. Beschwerden' },
    'Stimmt etwas nicht? Schreib uns. Du erhältst innerhalb von fünf Arbeitstagen eine Antwort und innerhalb von vierzehn Tagen eine Lösung oder einen Termin dafür. Finden wir keine gemeinsame, steht dir der Weg zum Gericht offen. Die europäische Plattform zur Online-Streitbeilegung gibt es nicht mehr.',
    { heading: '9. Haftung' },
    'Für Vorsatz und grobe Fahrlässigkeit, für Verletzungen von Personen und überall dort, wo das Gesetz keine Grenze zulässt, haften wir unbeschränkt. Gegenüber Unternehmen ist unsere Haftung im Übrigen auf den Wert der Bestellung begrenzt; entgangenen Gewinn ersetzen wir nicht.',
    { heading: '10. Anwendbares Recht' },
    'Es gilt niederländisches Recht ohne das UN-Kaufrecht. Wohnst du als Verbraucher in einem anderen Land, behältst du den Schutz der dort zwingenden Vorschriften und kannst auch dort klagen. Ist eine dieser Bestimmungen unwirksam, bleiben die übrigen bestehen. Die Fassung, der du zugestimmt hast, bewahren wir mit deiner Bestellung auf.',
  ],
};
