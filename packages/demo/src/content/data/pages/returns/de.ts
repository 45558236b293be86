import type { Article } from '../../../writing/article.ts';

export const returnsDe: Article = {
  title: 'Rücksendungen',
  intro:
    'Das Grün wirkte am Bildschirm anders, die Schnur ist eine Nummer zu dick? Schick sie zurück. Du hast {returnDays} Tage Zeit, mehr als doppelt so lange wie gesetzlich vorgesehen.',
  metaDescription:
    'Seile, Schnüre und Zubehör innerhalb von {returnDays} Tagen an {brand} zurücksenden: Ablauf, Voraussetzungen, Kosten und Erstattung auf einen Blick.',
  blocks: [
    { heading: 'So sendest du etwas zurück' },
    {
      steps: [
        'Melde die Rücksendung innerhalb von {returnDays} Tagen nach Erhalt des Pakets: über die Bestellung in deinem Konto oder über die [Kontaktseite](page:contact), mit Bestellnummer und den Artikeln, die zurückgehen. Einen Grund brauchst du nicht zu nennen, er hilft uns aber bei der Auswahl.',
        'Wir antworten mit der Rücksendeadresse und einem Rücksendeschein, meist noch am selben Arbeitstag.',
        'Wickle die Schnur locker auf, leg den Schein bei und gib das Paket innerhalb von 14 Tagen nach deiner Meldung auf. Bewahr den Beleg auf, bis das Geld da ist.',
        'Sobald wir die Sendung geprüft haben, erstatten wir den Betrag auf dem Weg, auf dem du bezahlt hast.',
      ],
    },
    { heading: 'Was zurückgehen kann' },
    'Alles, was du auch in einem Laden in die Hand genommen hättest, in dem Zustand, in dem es bei dir ankam. Bei Schnüren heißt das:',
    {
      list: [
        'das Stück hat noch seine volle Länge, auch das verschmolzene Ende ist noch dran;',
        'es ist sauber und trocken, ohne Knoten, Knicke oder Hundehaare;',
        'Schnallen, Ringe und Werkzeuge sind unbenutzt und in der Verpackung;',
        'Gutscheine sind noch nicht eingelöst.',
      ],
    },
    'Jede Länge, die auf der Produktseite zur Wahl steht, gilt als Standardlänge. Wir schneiden sie zwar frisch von der Rolle, aber du kannst sie zurückgeben.',
    { heading: 'Was wir nicht zurücknehmen können' },
    {
      list: [
        'Längen, die wir nach deinen Vorgaben zugeschnitten haben, also Maße, die auf der Produktseite nicht angeboten werden und die du eigens angefragt hast.',
        'Kurse und andere digitale Inhalte, die du bereits begonnen hast, sofern du dem bei der Bestellung zugestimmt hast.',
        'Stücke, die gekürzt, gewaschen, gefärbt oder verarbeitet wurden.',
      ],
    },
    { heading: 'Kosten und Erstattung' },
    'Das Porto für die Rücksendung trägst du, außer wenn uns ein Fehler unterlaufen ist oder der Artikel einen Mangel hat. Geht die ganze Bestellung zurück, erstatten wir auch die Kosten der Standardlieferung. Das Geld überweisen wir innerhalb von 14 Tagen nach deiner Meldung; wir dürfen damit aber warten, bis uns das Paket oder der Versandbeleg vorliegt.',
    { heading: 'Falsch, beschädigt oder zu kurz?' },
    'Schick uns ein Foto, bei einem zu kurzen Stück mit angelegtem Maßband. Wir liefern sofort und auf unsere Kosten Ersatz; oft brauchst du gar nichts zurückzusenden. Deine gesetzlichen Rechte, beschrieben in unseren [Allgemeinen Geschäftsbedingungen](page:terms), bleiben davon unberührt.',
    {
      note: 'Altes Seil, das ausgedient hat, ist keine Rücksendung, aber wir nehmen es gern: mehr dazu unter [Recycling](page:recycling).',
    },
  ],
};
