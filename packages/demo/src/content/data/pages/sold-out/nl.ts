import type { Article } from '../../../writing/article.ts';

export const soldOutNl: Article = {
  title: 'Artikel uitverkocht',
  intro:
    'Dit artikel verkopen we niet meer. De laatste meter is de deur uit en de fabriek maakt het niet langer, maar waarschijnlijk ligt er iets op de plank dat er dicht bij komt.',
  metaDescription:
    'Het artikel dat je zoekt, verkoopt {brand} niet meer. Bekijk wat er in kleur, dikte en materiaal het dichtst bij komt of vraag ons om advies.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'Zo vind je een goede vervanger' },
    'Begin bij wat het koord moet kunnen en kijk daarna hoe het eruitziet.',
    {
      list: [
        'Eerst de **diameter**: een halve millimeter bepaalt of het nog door een kraal of koordstopper past.',
        'Dan het **materiaal**: nylon rekt en voelt zacht, polyester houdt zijn lengte en zijn kleur, katoen ligt warm in de hand.',
        'De **breeksterkte** moet minstens zo hoog zijn als die van het oude koord, zodra er iets aan hangt.',
        'Tot slot de **kleur**: bestel twee of drie proefstukjes en houd ze bij daglicht naast je eigen stuk.',
      ],
    },
    'Deze waarden staan bij elk product onder *specificaties*, en je kunt erop filteren bij [{productWord}](category:mainCord) en bij het [overige touw](category:otherCord).',
    { heading: 'Heb je nog een klein stukje nodig?' },
    '[Stuur ons](page:contact) het artikelnummer en de lengte die je tekortkomt. Soms duikt er op de snijtafel nog een reststuk op: te kort voor de winkel, lang genoeg om een riem af te maken.',
    { heading: 'Alleen even niet op voorraad?' },
    'Deze pagina gaat over artikelen die niet terugkomen. Staat er op een productpagina *uitverkocht*, laat daar dan je e-mailadres achter. Je krijgt één bericht zodra het er weer is.',
  ],
};
