import type { Article } from '../../../writing/article.ts';

export const contactDa: Article = {
  title: 'Kontakt os',
  intro:
    'Skriv, ring, eller send et billede af den knude, du sidder fast i. Dem, der svarer, arbejder ved siden af rullerne og knytter selv.',
  metaDescription:
    'Kontakt {brand} via e-mail, Messenger, WhatsApp, telefon eller formular. Åbningstider, hurtige svar og det, vi gerne vil vide for at hjælpe dig.',
  blocks: [
    { insert: 'contactChannels' },
    'Vi er her på nederlandske hverdage, efter centraleuropæisk tid. Beskeder, der kommer om aftenen eller i weekenden, læser vi som det første næste hverdag.',
    { heading: 'Måske behøver du ikke vente' },
    {
      list: [
        'Hvor er min pakke? Linket står i den mail, du fik ved afsendelsen, og ved ordren på din konto.',
        'Hvad koster fragten? Se [fragtpriserne](page:shippingRates).',
        'Skal noget tilbage? Sådan foregår [returnering](page:returns).',
        'Hvilken snor til hvad? Det meste står i de [ofte stillede spørgsmål](faq:) og på [bloggen](blog:).',
        'Køber du ind til en butik eller forening? Se siden om [engroskøb](page:wholesale).',
      ],
    },
    { heading: 'Det hjælper os med at hjælpe dig' },
    {
      list: [
        'Om en ordre: ordrenummeret, og et billede, hvis noget er galt.',
        'Om en farve: varenummeret, og hvilket lys du så den i. Skærme er ikke enige; en prøve afgør det.',
        'Om styrke: hvad der skal hænge i snoren, hvordan det bevæger sig, og om nogen kan komme til skade. Til klatring eller løft af mennesker anbefaler vi kun reb, når det står i beskrivelsen.',
      ],
    },
    { heading: 'Send en besked' },
    { insert: 'contactForm' },
    'Det, du skriver, bruger vi kun til at svare dig; hvor længe vi gemmer det, står under [privatliv og cookies](page:privacy). Vil du hellere mærke snoren i hånden? [Book en tid i showroomet](page:showroom).',
  ],
};
