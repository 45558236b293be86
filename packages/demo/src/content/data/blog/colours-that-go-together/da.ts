import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherDa: Article = {
  title: 'Farver, der passer sammen',
  intro:
    'En hel væg af farver er en fryd, lige til man skal vælge tre. Fem enkle regler hjælper, både til et armbånd og til en line.',
  metaDescription:
    'Hvilke snorefarver passer sammen? Fem regler for to, tre eller fire farver, ti gennemprøvede par og en test med telefonen, før du klipper.',
  blocks: [
    { heading: 'Én højlydt, resten stille' },
    'Den mest almindelige fejl er at blande tre yndlingsfarver, der alle vil stå forrest. Vælg **én** kraftig farve, og giv den roligt selskab: koksgrå, sand, creme, marineblå, oliven. Neongrøn ved siden af sort lyser; ved siden af orange og pink skriger den.',
    { heading: 'Lyst ved siden af mørkt' },
    'I en knude betyder forskellen i lyshed mere end tonen. Rød og skovgrøn står over for hinanden i farvecirklen, og alligevel flyder de sammen til brunt på to meters afstand, fordi de er lige mørke. Tag et billede af dine prøver, og gør det sort-hvidt: kan du stadig se to farver, vil mønsteret også kunne ses.',
    { heading: 'Naboer eller modsætninger' },
    'Farver, der ligger ved siden af hinanden i cirklen, som petrol, turkis og mint, er rolige og hører sammen af sig selv. Farver, der står over for hinanden, som marineblå og orange eller violet og gul, er livlige. Begge dele virker. Det midt imellem, rød med blåviolet for eksempel, er svært og kræver en neutral tredje som mægler.',
    { heading: 'Tres, tredive, ti' },
    'Sådan fordeler malere og skræddere, og det kan du også: omkring tres procent hovedfarve, tredive af en anden og ti af en accent. I et kobraarmbånd er kernen og buerne de to første; accenten er en perle, en syning af microcord eller spændet.',
    { heading: 'Lad et mønster bestemme' },
    'En mønstret snor er allerede en færdig kombination. Tag én af dens farver, som regel den, der er mindst af, og gentag den i en ensfarvet snor. To mønstre side om side skændes næsten altid.',
    { heading: 'Ti par, vi holder af' },
    {
      table: {
        head: ['Farver', 'Virkning'],
        rows: [
          ['marineblå og creme', 'maritimt, aldrig forkert'],
          ['skovgrøn og sand', 'friluftsliv, diskret'],
          ['bordeaux og gammelrosa', 'varmt, lidt festligt'],
          ['petrol og solsikkegul', 'livligt, til alle årstider'],
          ['koksgrå og neonorange', 'let at se uden at ligne legetøj'],
          ['salvie og hvid', 'lyst, godt til træ og hør'],
          ['chokolade og turkis', 'uventet, flot til læder'],
          ['sort og guldbrun', 'klassisk, med messing'],
          ['himmelblå og koral', 'sommer'],
          ['oliven og sennep', 'efterår i skoven'],
        ],
      },
    },
    { heading: 'Tænk på metallet' },
    'Ringe og spænder tæller som en farve. Messing og bronze klæder varme toner, stål og sølv de kølige; sorte beslag går til alt og gør neon mere voksen. Du finder det hele under [tilbehør](category:accessories).',
    { heading: 'Før du klipper' },
    {
      steps: [
        'Læg de snore, du overvejer, på en ønskeliste, og se billederne ved siden af hinanden.',
        'Bestil en prøve af hver, og læg dem i vinduet, på jakken eller på den hund, de er tiltænkt.',
        'Sno prøverne sammen. I en fletning ligger farverne tættere end på bordet, og det ændrer dem.',
        'Sov på det. Det, du stadig kan lide om morgenen, er rigtigt.',
      ],
    },
    'Begynd med at kigge: under [{productWord}](category:mainCord) kan du filtrere efter farve, og det nyflettede ligger under [nyheder](category:newArrivals). Hvordan to farver kommer ind i én knude, ser du i [kobraarmbåndet](blog:cobra-bracelet).',
  ],
};
