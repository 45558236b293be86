import type { Article } from '../../../writing/article.ts';

export const cobraBraceletSv: Article = {
  title: 'Kobraarmbandet, steg för steg',
  intro:
    'En lina, ett spänne och en knop som upprepas: nästan alla börjar med kobran. Efter en halvtimme har du armbandet på dig, och om det kniper bär du mer än två meter lina runt handleden.',
  metaDescription:
    'Knyt ett kobraarmband av paracord: det här behöver du, en tabell med längden för varje handled, åtta steg och hjälp när det går snett.',
  blocks: [
    { heading: 'Det här behöver du' },
    {
      list: [
        'Paracord 550 typ III, 4 mm, i en färg från avdelningen [{productWord}](category:mainCord)',
        'ett snäppspänne på 15 eller 16 mm bland [tillbehören](category:accessories)',
        'sax, tändare och måttband; en [knytbräda](category:diyTools) är skön men inte nödvändig',
      ],
    },
    { heading: 'Hur mycket lina?' },
    'Lägg måttbandet runt handleden utan att dra åt. Det färdiga armbandet ska vara ungefär 2 cm längre, för knopen är tjock och tar plats på insidan. Varje centimeter armband drar omkring 12 cm lina; tabellen lägger till lite för ändarna.',
    {
      table: {
        head: ['Handled', 'Armband med spänne', 'Lina'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'Knopen' },
    {
      steps: [
        'Vik linan dubbel. Dra öglan genom spännets ena halva, stick båda ändarna genom öglan och dra åt.',
        'För båda ändarna genom den andra halvan tills avståndet från kant till kant är längden i tabellen. De två parterna är kärnan; ändarna ligger nu till vänster och höger om den.',
        'Lägg vänster ände **över** kärnan så att en båge sticker ut till vänster. Höger ände går över den vänstra, **bakom** kärnan och upp genom bågen. Dra åt.',
        'Nu spegelvänt: lägg höger ände över kärnan med bågen till höger. Vänster ände går över den, bakom kärnan och upp genom bågen. Dra åt. Det var en hel kobraknop.',
        'Fortsätt: vänster, höger, vänster, höger. Minns du inte vilken sida som står på tur? Det är den där den senaste knopen har en liten lodrät ås i kanten.',
        'Skjut ihop knoparna med tummarna efter några stycken. Alla ska vara lika hårda; dra hellre jämnt än hårt.',
        'När kärnan är full drar du in ändarna under de två sista knoparna på insidan, med en [nål](category:diyTools) eller pincett.',
        'Klipp av dem vid 3 mm, smält dem i två sekunder bredvid lågan och tryck dem platta med bladet. Aldrig med fingret.',
      ],
    },
    { heading: 'Om det går snett' },
    '**Det vrider sig till en spiral:** du har börjat på samma sida varje gång. Det är snyggt, men gör då så hela vägen. **Kanten är vågig:** du drar ojämnt. **Det stramar:** nylon krymper lite första gången den blir våt, så lämna en fingerbredds luft. **Linan var för kort:** smält fast en bit till och göm skarven i en knop.',
    { heading: 'Och nu i två färger' },
    'Smält ihop en bit av varje färg och låt skarven försvinna i den första öglan: då blir ena sidan röd och den andra blå. Vilka färger som trivs ihop står i [ett eget inlägg](blog:colours-that-go-together).',
    {
      note: 'Ett barnarmband behöver ett spänne som öppnar sig självt under belastning. Och inget armband håller en människa, hur lång linan än är.',
    },
  ],
};
