import type { Article } from '../../../writing/article.ts';

export const aboutDa: Article = {
  title: 'Om {brand}',
  intro:
    'Bowline er det engelske navn for et pælestik: en løkke, der holder til enhver last og går op med et tryk af tommelfingeren. Det kunne vi så godt lide, at vi kaldte en rebbutik op efter den.',
  metaDescription:
    'Hvem står bag {brand}? Et lager i Nederlandene med en væg fuld af ruller, snor skåret i din længde, ærlige tal og folk, der selv binder knob.',
  blocks: [
    { heading: 'Det, vi laver' },
    'Vi køber snor i ruller og reb på tromler og sælger begge dele i metermål. På væggen i vores lager i Nederlandene har alting sin krog: {productWord} i flere farver, end nogen af os kan remse op, reb til hundesnore og både, bomuld og jute til at knytte med, [BioThane](category:biothane), [læder](category:leather) og alle de spænder, ringe og karabinhager, der gør et stykke snor til en ting.',
    { insert: 'catalogueClaims' },
    { heading: 'Det, der sker med din ordre' },
    'Her ligger intet parat i en pose. Når din ordre kommer, tager en af os rullen ned fra væggen, måler din længde af uden at strække den, skærer den over med en varm klinge, så enderne ikke trævler, og ruller den op i hånden. Det tager lidt længere tid end at gribe en pakke fra hylden. Til gengæld betaler du aldrig for fem meter for meget.',
    { heading: 'Det, vi står inde for' },
    {
      list: [
        '**Rigtige farver.** Hvert billede er tegnet ud fra netop den snors egenskaber, og du kan bestille en prøve af hver farve, før du beslutter dig.',
        '**Tal, der kan efterprøves.** Tykkelse, materiale og brudstyrke står ved hver snor, og meterprisen ved siden af hver pris.',
        '**I ét stykke.** Dine meter kommer i én længde. Er der ikke så mange tilbage på rullen, står det på varens side, før du bestiller.',
        '**Lidt spild.** Afklip bliver til prøver, og reb, der har gjort sin pligt, [kommer tilbage til os](page:recycling).',
      ],
    },
    { heading: 'Hvem du har med at gøre' },
    'Et lille hold, der arbejder dér, hvor snorene hænger: Den, der svarer på dit spørgsmål om formiddagen, skærer måske din ordre om eftermiddagen. Og på bordet ligger der altid en halvfærdig hundesnor. Du kan [skrive eller ringe](page:contact) eller selv komme og se væggen [efter aftale](page:showroom).',
    {
      note: '{brand} er en demonstrationsbutik. Varerne er beskrevet som i en rigtig butik, men {legalName} er en opdigtet virksomhed; læs mere under [virksomhedsoplysninger](page:imprint).',
    },
    { heading: 'Familien' },
    'Tre andre butikker gør for deres materiale, hvad vi gør for reb.',
    { insert: 'sisterShops' },
  ],
};
