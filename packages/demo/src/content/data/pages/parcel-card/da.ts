import type { Article } from '../../../writing/article.ts';

export const parcelCardDa: Article = {
  title: 'Din snor er kommet',
  intro:
    'Du har scannet kortet i din pakke. Her står, hvad du gør først, og hvor du henvender dig, hvis noget ikke er, som det skal være.',
  metaDescription:
    'Kortet i din pakke fra {brand}: mål længden, lad snoren hænge, forsegl enderne, og se, hvad du gør, hvis noget ikke er, som det skal være.',
  blocks: [
    { heading: 'Først' },
    {
      steps: [
        'Mål længden, før du klipper: Læg snoren ud uden at trække i den.',
        'Lad den hænge løst en times tid, så glemmer den rullens form.',
        'Forsegl hver ny ende med en flamme eller en varm klinge, før du begynder at knytte.',
      ],
    },
    { heading: 'Er der noget galt?' },
    'For kort, forkert farve, en fejl i fletningen: [Send os et foto](page:contact). Det, du ikke er glad for, kan komme uklippet [retur](page:returns) inden for {returnDays} dage.',
    { heading: 'Og nu?' },
    'Vejledninger finder du i [bloggen](blog:), svar under [ofte stillede spørgsmål](faq:). Og når rebet en dag er slidt op, [tager vi det tilbage](page:recycling).',
  ],
};
