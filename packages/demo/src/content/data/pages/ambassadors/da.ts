import type { Article } from '../../../writing/article.ts';

export const ambassadorsDa: Article = {
  title: 'Ambassadører',
  intro:
    'Knytter, fletter eller syr du, og kan andre lide at se på? Så får du snoren af os, og vi får at se, hvad den bliver til.',
  metaDescription:
    'Bliv ambassadør for {brand}: snor hver sæson, nye farver før alle andre og klare regler. Se, hvad vi beder om, hvad du får, og hvordan du søger.',
  blocks: [
    { heading: 'Det gør en ambassadør' },
    {
      list: [
        'Laver et par gange om året noget af vores snor og viser det frem: på billeder, på film eller som vejledning.',
        'Siger, hvad der virkede, og hvad der ikke gjorde. Kritik af en snor er mere værd for os end ros.',
        'Svarer en gang imellem på et spørgsmål fra andre om netop det stykke.',
      ],
    },
    { heading: 'Det får du' },
    {
      list: [
        'Hver sæson en pakke med snor og tilbehør, som du selv sammensætter.',
        'Nye farver og typer, før de er i butikken.',
        'En rabatkode til dem, der følger dig.',
        'Plads til dine vejledninger i vores [blog](blog:), under dit navn og med link til dig.',
      ],
    },
    { heading: 'Det ser vi efter' },
    'Antallet af følgere er ikke afgørende. Vi ser efter din egen streg, vejledninger, som andre virkelig kan følge, og billeder, hvor man kan se snoren. Den, der bruger en andens design, siger det. Alle teknikker er velkomne, fra sømandsknob til makramé og arbejde med [BioThane](category:biothane).',
    { heading: 'Fair regler' },
    {
      list: [
        'Det, du viser med vores snor, markeres som reklame, tydeligt og fra starten. Det kræver loven, og det gør vi også.',
        'Billeder og vejledninger er dine. Vi må vise dem med dit navn; før vi trykker noget, spørger vi.',
        'Der er intet krav om antal og intet honorar. Begge parter kan holde op fra dag til dag; det, du har fået, er dit.',
        'Du er mindst 18 år, eller en forælder giver skriftligt samtykke.',
      ],
    },
    { heading: 'Sådan søger du' },
    {
      steps: [
        'Skriv til os via [kontaktsiden](page:contact), og begynd din besked med *Ambassadør*.',
        'Vis os tre ting, du har lavet: links eller billeder, og hvad de er lavet af.',
        'Fortæl, hvad du gerne vil lave i denne sæson, og hvilken snor det kræver.',
        'Du hører fra os inden for to uger. Passer vi sammen, prøver vi det en sæson.',
      ],
    },
    {
      note: 'Da {brand} er en demonstrationsbutik, finder du ingen liste over ambassadører her: Vi opfinder ikke mennesker.',
    },
  ],
};
