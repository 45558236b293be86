import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherDa: Article = {
  title: 'Sådan passer du på reb og læder',
  intro:
    'En god hundeline holder i ti år, hvis den får lov at tørre. At pleje reb er ingen videnskab: vask det ud, der slider, hold det væk, der ætser, og se godt efter en gang imellem.',
  metaDescription:
    'Sådan vasker, tørrer, opbevarer og tjekker du reb, paracord, bomuld, BioThane og læder, og sådan ser du, hvornår en line har gjort sit.',
  blocks: [
    { heading: 'Hvorfor overhovedet vaske?' },
    'Snavs er ikke kun et spørgsmål om udseende. Sand og saltkrystaller kryber ind mellem fibrene og skærer dem over indefra, hver gang rebet bøjer. En line, der har været på stranden, skal derfor skylles i fersk vand om aftenen, også selv om den ser ren ud.',
    { heading: 'Hvert materiale på sin måde' },
    {
      facts: [
        [
          'Nylon (paracord)',
          'I hånden i lunkent vand med lidt mild sæbe. Skyl godt. Det kan krympe en smule første gang.',
        ],
        ['Polyester', 'Det nemmeste af alle: 30 °C i maskinen, i vaskepose, uden skyllemiddel.'],
        [
          'Polypropylen (PPM)',
          'Skyl, ryst, hæng op. Det suger ikke vand, men tåler ikke varme: det bliver blødt længe før nylon.',
        ],
        [
          'Bomuld',
          '30 °C, mørke farver for sig selv. Den krymper, så vask den, før du knytter, hvis målet betyder noget.',
        ],
        ['Jute', 'Kun tørbørstning. Vand får den til at svulme, og fugtig jute mugner.'],
        ['BioThane', 'En fugtig klud, mod lugt en dråbe opvaskemiddel. Det er det hele.'],
        ['Læder', 'Tør af med en knap fugtig klud, læg det aldrig i blød. Giv det så fedt.'],
      ],
    },
    'Metal vil også gerne tørre. Tag hagerne af før vask, hvis du kan, og giv bevægelige dele en dråbe olie om året.',
    { heading: 'Tør langsomt' },
    'Hæng rebet løst over en bred stang, i skygge og i blæst. Ikke på radiatoren, ikke i tørretumbleren og ikke i solen i ugevis: ultraviolet lys gør nylon og polypropylen sprødt. Læder tørrer fladt ved stuetemperatur. Ved en brændeovn bliver det hårdt og revner, og det kan ingen balsam rette op på.',
    { heading: 'Giv læderet næring' },
    'En eller to gange om året, og hver gang det har været gennemblødt: gnid et tyndt lag læderbalsam ind med en blød klud, lad det trække natten over, og poler resten af om morgenen. Tyndt er nok. For meget fedt gør remmen slap, og så giver den sig. Læderet bliver lidt mørkere; det er patina, ikke en skade.',
    { heading: 'Se godt efter' },
    'Lad rebet løbe gennem fingrene en gang om måneden. Lidt fnug på overfladen gør ikke noget, det beskytter endda. Pensionér en line, hvis du finder',
    {
      list: [
        'et sted, der er tyndere, fladt eller sært blødt: der er kernen brudt,',
        'glasagtige, hårde pletter, hvor den er løbet varm,',
        'kernestrenge, der stikker ud gennem kappen,',
        'syninger, nitter eller hager med slør.',
      ],
    },
    'Tit er det nok at skære en halv meter af og knytte igen. Det, der virkelig skal ud, bliver til legetøj eller en nøglering, eller det kommer tilbage til os: se [genbrug](page:recycling).',
    { heading: 'Opbevar det godt' },
    'Tørt, mørkt og løst skudt op, i ottetaller frem for rundt og rundt, så det ikke snor sig. Hold batterier, fortynder og skrappe rengøringsmidler et andet sted; syre skader nylon, uden at det kan ses. Læder har det bedre hængt end foldet.',
    {
      note: 'Holder en line noget, der ikke må falde, tæller alderen også. Er du i tvivl, så skift den ud. Korte spørgsmål får svar under [produkter og materialer](faq:products-and-materials).',
    },
  ],
};
