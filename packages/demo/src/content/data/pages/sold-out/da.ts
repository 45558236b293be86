import type { Article } from '../../../writing/article.ts';

export const soldOutDa: Article = {
  title: 'Udsolgt vare',
  intro:
    'Denne vare sælges ikke længere. Den sidste meter har forladt lageret, og producenten laver den ikke mere, men der ligger sikkert noget på hylden, som kommer tæt på.',
  metaDescription:
    'Varen, du leder efter, sælges ikke længere hos {brand}. Se, hvad der kommer tættest på i farve, tykkelse og materiale, eller spørg os til råds.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'Find en god erstatning' },
    'Begynd med, hvad snoren skal kunne, og se så på, hvordan den skal se ud.',
    {
      list: [
        'Først **diameteren**: en halv millimeter afgør, om den stadig kan komme gennem en perle eller en snorstopper.',
        'Så **materialet**: nylon giver sig og er blødt, polyester holder længde og farve, bomuld er varmt i hånden.',
        '**Brudstyrken** skal være mindst som den gamles, hvis der skal hænge noget i snoren.',
        'Til sidst **farven**: bestil to eller tre prøver, og hold dem op mod dit eget stykke i dagslys.',
      ],
    },
    'Tallene står under *Specifikationer* på hver vares side, og du kan filtrere efter dem under [{productWord}](category:mainCord) og blandt [andet reb](category:otherCord).',
    { heading: 'Mangler du bare et lille stykke?' },
    '[Send os](page:contact) varenummeret og den længde, du mangler. En gang imellem dukker der en rest op på skærebordet: for kort til butikken, lang nok til at gøre en hundesnor færdig.',
    { heading: 'Er den bare ikke på lager lige nu?' },
    'Denne side er for varer, der ikke kommer igen. Står der *Udsolgt* på en vares side, kan du skrive din e-mailadresse der. Du får én besked, når varen er tilbage.',
  ],
};
