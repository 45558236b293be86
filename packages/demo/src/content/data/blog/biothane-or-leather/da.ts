import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherDa: Article = {
  title: 'BioThane eller læder til hundelinen?',
  intro:
    'Den ene tørres ren på ti sekunder, den anden bliver smukkere for hvert år. Hvad der passer til din hund, afgør vejret, dine hænder og din lyst til at pleje ting.',
  metaDescription:
    'BioThane eller læder til line og halsbånd? Styrke, vand, kulde, pleje og greb sammenlignet, bredder til små og store hunde og tips til at lave den selv.',
  blocks: [
    { heading: 'Hvad det er' },
    '**Læder** er oksehud, garvet med bark og olie: et groet materiale, hvor hver rem er lidt anderledes. **BioThane** er et bånd af vævet polyester i en glat belægning af plast. Båndet bærer, belægningen holder vand og snavs ude. Der er intet dyr i det, og den ene meter er præcis som den næste.',
    { heading: 'Side om side' },
    {
      table: {
        head: ['Egenskab', 'BioThane', 'Læder'],
        rows: [
          ['Vand og mudder', 'suger intet, tør med det samme', 'suger vand, tørrer natten over'],
          ['Pleje', 'en fugtig klud', 'balsam en eller to gange om året'],
          ['Brudstyrke', '19 mm: cirka 450 kg', '20 mm: cirka 140 kg'],
          ['Kulde', 'smidig ned til minus 30 °C', 'bliver stift, hvis det fryser vådt'],
          ['I hånden', 'glat; Beta er mat og giver bedre greb', 'varmt, aldrig glat'],
          ['Med årene', 'bliver, som det er', 'mørkner, blødgøres, får patina'],
          ['Længde', 'op til 30 m i ét stykke', 'cirka 2 m, så langt huden rækker'],
        ],
      },
    },
    { heading: 'Tag BioThane, hvis …' },
    '… din hund svømmer, ruller sig eller går ud i al slags vejr. Jægere, sporfolk og alle med langline sværger til det: ti meter line, der er slæbt gennem en våd eng, vejer det samme som før og lugter ikke af noget. Har hunden følsom hud, er det godt, at det kan desinficeres. Og neonfarver ses på lang afstand.',
    { heading: 'Tag læder, hvis …' },
    '… du har linen i hånden en time hver dag og nyder det. Læder retter sig efter dig: efter nogle uger bøjer det, hvor du holder. Det brænder ikke i hånden, når det løber igennem, og det repareres med syl og tråd i stedet for at blive smidt ud. Det beder kun om ikke at ligge vådt i bilen.',
    { heading: 'Hvilken bredde?' },
    {
      list: [
        '**Op til 10 kg:** BioThane 13 mm, læder 10 til 15 mm',
        '**10 til 25 kg:** BioThane 16 mm, læder 20 mm',
        '**Over 25 kg:** BioThane 19 til 25 mm, læder 30 mm',
      ],
    },
    'Ved læder skal du se på brudstyrken på varens side. En rem har ingen knude, der svækker den, så fem gange hundens vægt er nok, og mere til en hund, der farer af sted. Vælg en karabinhage, der er lige så stærk som remmen og ikke tungere, end hunden bryder sig om.',
    { heading: 'Lav den selv' },
    'Begge kan skæres med en skarp kniv, hulles og nittes. BioThane behøver ingen efterbehandling i kanten; læderets kant skæres skrå og poleres. Brug to nitter eller skruer pr. samling, aldrig én, og sy også læderet med vokset tråd. Knuder er til reb: en flad rem glider ud af dem. Remme, ringe og skruer finder du under [BioThane](category:biothane), [læder](category:leather) og [tilbehør](category:accessories); vil du hellere have det hele i én æske, så se på [sættene](category:diyKits).',
    { heading: 'Og hvis du ikke kan vælge?' },
    'Tag begge dele. Et halsbånd af læder, fordi det ligger pænt ind til pelsen, og en line af BioThane, fordi det er den, der slæber gennem vandpytterne.',
    {
      note: 'Bind aldrig en hund uden opsyn i et halsbånd, der strammer, og tjek nitter og hager hver måned. Sådan gør du: [pas på reb og læder](blog:care-for-rope-and-leather).',
    },
  ],
};
