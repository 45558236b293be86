import type { Article } from '../../../writing/article.ts';

export const wholesaleDa: Article = {
  title: 'Engros',
  intro:
    'Lever du af at lave halsbånd, har du en hobbybutik, eller binder du knob med fyrre spejdere ad gangen? Så køb i hele ruller, og tal direkte med os.',
  metaDescription:
    'Engros hos {brand}: snor og reb i hele ruller, spænder i hundredvis, reserverede farvebade og faktura uden moms i EU. Bed om din egen prisliste.',
  blocks: [
    { heading: 'Det kan du regne med' },
    {
      list: [
        '**Hele ruller**, i ét stykke og stadig på spolen. Tilbehør sælger vi i hundredvis eller i hele kartoner.',
        '**Din egen prisliste**, der bygger på, hvad du bruger på et år, og ikke på en enkelt stor ordre.',
        '**Ét farvebad.** To leverancer af den samme grønne kan afvige en nuance. På opfordring lægger vi dit parti til side, så en kollektion bliver ved med at have én farve.',
        '**Farvekort** med rigtig snor, så dine kunder kan vælge ved disken.',
        '**Data, du må bruge**: beskrivelser, billeder, brudstyrker og toldkoder til din egen butik.',
      ],
    },
    { heading: 'Hvem det er for' },
    'For dig, der laver hundeudstyr eller smykker, for hobby- og friluftsbutikker, sejlmagere, skoler, spejdergrupper og beskyttede værksteder. Du behøver ikke være stor, men du skal bruge snor jævnligt. Foreninger og skoler uden momsnummer er også velkomne; for dem gælder priserne med moms.',
    { heading: 'Sådan foregår det' },
    {
      steps: [
        'Fortæl os i formularen nedenfor, hvad du laver, og hvad du skal bruge: hvilken snor, hvor mange meter, hvor tit.',
        'Vi vender tilbage inden for to hverdage, som regel med et første tilbud og et par prøver.',
        'Du opretter en konto med firmanavn og momsnummer. Hvad det betyder for beløbet, står under [med eller uden moms](page:withOrWithoutVat).',
        'Derefter bestiller du i butikken som alle andre, døgnet rundt, eller sender os en liste.',
      ],
    },
    { heading: 'Ikke helt så langt endnu?' },
    'Mængderabatten gælder for alle: Varens side viser, fra hvor mange stykker en snor bliver billigere. Til en første lille serie er det ofte nok. Betaling og levering foregår som beskrevet under [betalingsmetoder](page:paymentMethods) og [fragtpriser](page:shippingRates); paller giver vi et særskilt tilbud på.',
    { heading: 'Bed om en prisliste' },
    { insert: 'wholesaleForm' },
    'Vi bruger dine oplysninger til tilbuddet og ikke til andet; se [privatliv og cookies](page:privacy).',
  ],
};
