import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatDe: Article = {
  title: 'Mit oder ohne MwSt.',
  intro:
    'Privatleute wollen sehen, was sie zahlen, Unternehmen, was sie buchen. Hier schaltest du die Preisanzeige um; am geschuldeten Betrag ändert das nichts.',
  metaDescription:
    'Preise bei {brand} mit oder ohne Mehrwertsteuer anzeigen und nachlesen, welche Steuer gilt: im Inland, in der EU, für Unternehmen und darüber hinaus.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Was du siehst' },
    'Die meisten unserer Shops zeigen Preise einschließlich Mehrwertsteuer, der amerikanische und der schwedische ohne. Neben jedem Preis steht klein, was gilt. Versandkosten sind nie Teil eines Produktpreises; sie stehen im Warenkorb für sich, ebenso wie die Mehrwertsteuer.',
    { heading: 'Was du zahlst' },
    'Die Steuer richtet sich nach dem Paket: Es zählt das Land, in das wir liefern, oder die Niederlande, wenn du selbst abholst.',
    {
      table: {
        head: ['Lieferung nach', 'Privatkunde', 'Unternehmen mit gültiger USt-IdNr.'],
        rows: [
          [
            'Niederlande',
            'niederländische MwSt.',
            'niederländische MwSt., die du dir erstatten lassen kannst',
          ],
          [
            'anderes EU-Land',
            'MwSt. zum Satz dieses Landes',
            'keine MwSt.: Steuerschuldnerschaft des Empfängers, auf der Rechnung vermerkt',
          ],
          [
            'Vereinigtes Königreich, kleine Bestellung',
            'britische MwSt., von uns berechnet',
            'britische MwSt., von uns berechnet',
          ],
          [
            'Vereinigtes Königreich, über der Einfuhrgrenze',
            'keine MwSt. von uns; der Versanddienst erhebt sie',
            'keine MwSt. von uns; der Versanddienst erhebt sie',
          ],
          [
            'Norwegen, Schweiz, USA und übrige Welt',
            'keine MwSt. von uns; Einfuhrsteuer möglich',
            'keine MwSt. von uns; Einfuhrsteuer möglich',
          ],
        ],
      },
    },
    'Weil die Sätze verschieden sind, können dieselben zehn Meter in Dänemark ein paar Cent mehr kosten als in Deutschland. Beim Kauf eines Geschenkgutscheins fällt keine Mehrwertsteuer an; sie steckt in dem, was damit bezahlt wird.',
    { heading: 'Als Unternehmen bestellen' },
    {
      steps: [
        'Setz an der Kasse bei deinen Daten das Häkchen bei *geschäftliche Bestellung*.',
        'Gib Firmennamen und USt-IdNr. mit Länderkennung ein. Den Aufbau der Nummer prüfen wir sofort, ihre Gültigkeit im europäischen Register, soweit es erreichbar ist.',
        'Sieh dir vor dem Bezahlen die Summe an: So wird sie auf der Rechnung stehen.',
      ],
    },
    'Antwortet das Register nicht, gilt seine letzte bekannte Auskunft, und wir sehen die Bestellung von Hand durch. Der Betrag, den du gesehen hast, ändert sich danach nicht ohne dein Einverständnis.',
    {
      note: 'Versehentlich privat bestellt? [Sag uns Bescheid](page:contact), bevor das Paket abgeht; eine verschickte Rechnung lässt sich nicht einfach umschreiben.',
    },
  ],
};
