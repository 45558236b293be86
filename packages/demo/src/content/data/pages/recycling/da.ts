import type { Article } from '../../../writing/article.ts';

export const recyclingDa: Article = {
  title: '{brand} genanvender dit reb',
  intro:
    'Solen tager styrken ud af reb, og skarpe kanter tager kappen. Derfor behøver det ikke ende i skraldespanden: Send det til os, så får fibrene en omgang til.',
  metaDescription:
    'Aflever gammelt reb: hvilke snore, bånd og reb {brand} tager imod til genanvendelse, hvordan du sender dem, og hvad nylon, bomuld og jute bliver til.',
  blocks: [
    { heading: 'Det tager vi imod' },
    {
      list: [
        'Snor og reb af nylon, polyester, polypropylen eller HMPE, også falmet, trævlet eller fuldt af knuder.',
        'Bomuld, jute og hamp, bundtet for sig og ikke sammen med kunstfibre.',
        'Kasserede klatrereb og fortøjningsreb i alle længder.',
        'Bånd og gamle hundesnore, når spænder og karabinhager er taget af.',
      ],
    },
    'Det er lige meget, hvor du har købt det. Stykker, der er kortere end en hånd, gør bedre gavn hjemme hos dig, for eksempel som lynlåstræk.',
    { heading: 'Det kan vi ikke bruge' },
    {
      list: [
        'Wire og alt, hvor der er metal flettet ind.',
        'Reb fuldt af olie, tjære eller maling eller med skimmel.',
        'Læder og BioThane: De kan ikke skilles ad til fibre.',
      ],
    },
    { heading: 'Sådan afleverer du det' },
    {
      steps: [
        'Løs de knuder, du kan, og behold metaldelene. En god karabinhage af messing overlever tre hundesnore.',
        'Ryst sand og jord ud. Rebet skal være tørt, ellers er det muggent, når det når frem.',
        'Bundt efter materiale. Kender du det ikke, så skriv det på en seddel; vi finder ud af det med en flamme og et glas vand.',
        '[Fortæl os](page:contact), hvor meget det drejer sig om. Du får adressen til pakken, eller du tager det med, når du [besøger showroomet](page:showroom) eller henter en ordre.',
      ],
    },
    { heading: 'Det bliver det til' },
    {
      facts: [
        ['Stadig i orden', 'Øvereb til knobkurser, spejdergrupper og skoler. Aldrig til last.'],
        ['Nylon og polyester', 'Sorteret, neddelt og smeltet til granulat til støbte dele.'],
        ['Polypropylen og HMPE', 'Granulat til kasser og urtepotter.'],
        ['Bomuld, jute og hamp', 'Revet op til fibre igen, til filt og isolering.'],
        ['Resten', 'Bliver alligevel til affald. Det er mindre hvert år, men det findes.'],
      ],
    },
    { heading: 'Sådan ser du, at et reb er udtjent' },
    'Bøj det skarpt. Stive steder, et fladt stykke, en kerne, der titter frem, eller en glasagtig overflade betyder: ingen last mere. Mørke farver, der er blevet blege, har fået for meget sol. Klip et kasseret klatrereb i stykker, før du giver det fra dig, så ingen klatrer i det igen.',
    {
      note: 'Vores eget afklip smider vi heller ikke ud: Det bliver til de prøver, du kan bestille af hver snor.',
    },
  ],
};
