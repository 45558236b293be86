import type { Article } from '../../../writing/article.ts';

export const returnsDa: Article = {
  title: 'Returnering',
  intro:
    'Så den grønne anderledes ud på skærmen, eller er snoren et nummer for tyk? Send den tilbage. Du har {returnDays} dage, mere end dobbelt så længe, som loven kræver.',
  metaDescription:
    'Returnér reb, snor og tilbehør til {brand} inden for {returnDays} dage: sådan gør du, det tager vi retur, det koster det, og så får du pengene.',
  blocks: [
    { heading: 'Sådan returnerer du' },
    {
      steps: [
        'Giv os besked senest {returnDays} dage efter, at du har modtaget pakken: fra ordren på din konto eller via [kontaktsiden](page:contact) med ordrenummer og de varer, du sender retur. Du behøver ikke give en grund, men den hjælper os med at vælge bedre snor.',
        'Vi svarer med returadresse og returseddel, som regel samme hverdag.',
        'Rul snoren løst sammen, læg sedlen i pakken, og send den senest 14 dage efter din besked. Gem kvitteringen, til du har fået pengene.',
        'Når vi har set pakken igennem, får du pengene tilbage på samme måde, som du betalte.',
      ],
    },
    { heading: 'Det tager vi retur' },
    'Alt, hvad du også kunne have haft i hånden i en butik, i den stand, du fik det. For snor betyder det:',
    {
      list: [
        'stykket har stadig sin fulde længde, også den smeltede ende er der endnu;',
        'det er rent og tørt, uden knuder, knæk og hundehår;',
        'spænder, ringe og værktøj er ubrugt og i emballagen;',
        'gavekort er ikke indløst.',
      ],
    },
    'Alle længder, du kan vælge på varens side, regnes for standard. Vi skærer dem godt nok fra rullen til dig, men du må gerne sende dem tilbage.',
    { heading: 'Det kan vi ikke tage retur' },
    {
      list: [
        'Længder, vi har skåret efter dine egne mål, altså dem, der ikke står på varens side, og som du har bedt om særskilt.',
        'Kurser og andet digitalt indhold, du er gået i gang med, hvis du sagde ja til det, da du bestilte.',
        'Stykker, der er klippet i, vasket, farvet eller brugt i et arbejde.',
      ],
    },
    { heading: 'Porto og tilbagebetaling' },
    'Du betaler selv returportoen, medmindre vi har begået en fejl, eller varen har en mangel. Sender du hele ordren tilbage, betaler vi også standardfragten tilbage. Du har pengene senest 14 dage efter din besked, men vi må vente, til vi har pakken eller en kvittering for afsendelsen.',
    { heading: 'Forkert, beskadiget eller for kort?' },
    'Send os et billede, ved et for kort stykke med et målebånd ved siden af. Vi sender straks et nyt for vores regning, og ofte behøver du ikke sende noget tilbage. Dine rettigheder efter loven, som står i vores [handelsbetingelser](page:terms), gælder uændret.',
    {
      note: 'Gammelt reb, der har gjort sit arbejde, er ikke en returvare, men vi tager gerne imod det: læs om [genanvendelse](page:recycling).',
    },
  ],
};
