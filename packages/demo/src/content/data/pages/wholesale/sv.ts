import type { Article } from '../../../writing/article.ts';

export const wholesaleSv: Article = {
  title: 'Grossist',
  intro:
    'Lever du på att göra halsband, har du en hobbybutik eller knyter du med fyrtio scouter på en gång? Köp då per rulle och prata direkt med oss.',
  metaDescription:
    'Grossist hos {brand}: lina och rep på hela rullar, spännen i hundratal, reserverade färgbad och faktura utan moms i EU. Be om en egen prislista.',
  blocks: [
    { heading: 'Det här kan du räkna med' },
    {
      list: [
        '**Hela rullar**, i ett stycke och kvar på spolen. Tillbehör säljer vi i hundratal eller i hela kartonger.',
        '**En egen prislista**, som utgår från vad du behöver på ett år och inte från en enda stor beställning.',
        '**Ett färgbad.** Två leveranser av samma gröna kan skilja sig en nyans. På begäran lägger vi undan ditt parti så att en kollektion behåller sin färg.',
        '**Färgkartor** med riktig lina, så att dina kunder kan välja vid disken.',
        '**Uppgifter du får använda**: beskrivningar, bilder, brottstyrkor och tullkoder till din egen butik.',
      ],
    },
    { heading: 'För vem' },
    'För dig som gör hundtillbehör eller smycken, för hobby- och friluftsbutiker, segelmakare, skolor, scoutkårer och dagliga verksamheter. Du behöver inte vara stor, bara behöva lina regelbundet. Föreningar och skolor utan momsnummer är också välkomna; för dem gäller priserna med moms.',
    { heading: 'Så går det till' },
    {
      steps: [
        'Berätta i formuläret nedan vad du gör och vad du behöver: vilken lina, hur många meter, hur ofta.',
        'Vi hör av oss inom två arbetsdagar, oftast med ett första erbjudande och några prover.',
        'Du skapar ett konto med företagsnamn och momsnummer. Vad det ändrar på beloppet står under [med eller utan moms](page:withOrWithoutVat).',
        'Sedan beställer du i butiken som alla andra, när som helst på dygnet, eller skickar oss en lista.',
      ],
    },
    { heading: 'Inte riktigt där än?' },
    'Mängdpriser gäller för alla: produktsidan visar från hur många en lina blir billigare. För en första liten serie räcker det ofta. Betalning och leverans fungerar som under [betalningssätt](page:paymentMethods) och [fraktpriser](page:shippingRates); för pallar lämnar vi en egen offert.',
    { heading: 'Be om en prislista' },
    { insert: 'wholesaleForm' },
    'Dina uppgifter använder vi till offerten och inget annat; se [integritet och cookies](page:privacy).',
  ],
};
