import type { Article } from '../../../writing/article.ts';

export const parcelCardIt: Article = {
  title: 'La tua corda è arrivata',
  intro:
    'Hai inquadrato il cartoncino che era nel pacco. Ecco che cosa fare per prima cosa, e a chi rivolgerti se qualcosa non va.',
  metaDescription:
    'Il cartoncino nel tuo pacco {brand}: controlla la lunghezza, lascia pendere la corda, salda i capi, e che cosa fare se qualcosa non va.',
  blocks: [
    { heading: 'Per prima cosa' },
    {
      steps: [
        'Controlla la lunghezza prima di tagliare: stendi la corda senza tirare.',
        'Lasciala pendere libera per un’ora, così dimentica la forma della bobina.',
        'Salda ogni nuovo capo con una fiamma o una lama calda prima di annodare.',
      ],
    },
    { heading: 'Qualcosa non va?' },
    'Troppo corta, colore sbagliato, un difetto nella treccia: [mandaci una foto](page:contact). Quello che non ti piace può [tornare indietro](page:returns) intero entro {returnDays} giorni.',
    { heading: 'E adesso?' },
    'I tutorial sono nel [blog](blog:), le risposte tra le [domande frequenti](faq:). E quando un giorno la corda avrà fatto il suo tempo, [la riprendiamo noi](page:recycling).',
  ],
};
