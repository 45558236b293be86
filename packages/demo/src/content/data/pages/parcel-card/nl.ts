import type { Article } from '../../../writing/article.ts';

export const parcelCardNl: Article = {
  title: 'Je touw is er',
  intro:
    'Je hebt het kaartje in je pakket gescand. Hier lees je wat je eerst doet en waar je terechtkunt als er iets niet klopt.',
  metaDescription:
    'Het kaartje in je pakket van {brand}: meet de lengte na, laat het touw uithangen, smelt de uiteinden dicht, en wat je doet als er iets niet klopt.',
  blocks: [
    { heading: 'Eerst dit' },
    {
      steps: [
        'Meet de lengte na voordat je knipt: leg het touw uit zonder eraan te trekken.',
        'Laat het een uurtje los hangen, dan vergeet het de vorm van de rol.',
        'Smelt elk nieuw uiteinde dicht met een vlam of een heet mes voordat je gaat knopen.',
      ],
    },
    { heading: 'Klopt er iets niet?' },
    'Te kort, verkeerde kleur, een fout in het vlechtwerk: [stuur ons een foto](page:contact). Bevalt het niet, dan mag het ongeknipt binnen {returnDays} dagen [terug](page:returns).',
    { heading: 'En nu?' },
    'Handleidingen staan in de [blog](blog:), antwoorden bij de [veelgestelde vragen](faq:). En is het touw ooit op, dan [nemen wij het terug](page:recycling).',
  ],
};
