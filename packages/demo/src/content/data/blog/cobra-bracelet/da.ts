import type { Article } from '../../../writing/article.ts';

export const cobraBraceletDa: Article = {
  title: 'Kobraarmbåndet, trin for trin',
  intro:
    'Én snor, ét spænde, én knude, der gentager sig: næsten alle begynder med kobraen. Efter en halv time har du armbåndet på, og i nødens stund sidder der mere end to meter snor om håndleddet.',
  metaDescription:
    'Knyt et kobraarmbånd af paracord: hvad du skal bruge, en tabel med længden til hvert håndled, otte trin og hjælp, når det går galt.',
  blocks: [
    { heading: 'Det skal du bruge' },
    {
      list: [
        'Paracord 550 type III, 4 mm, i én farve fra afdelingen [{productWord}](category:mainCord)',
        'et klikspænde på 15 eller 16 mm fra [tilbehøret](category:accessories)',
        'saks, lighter og målebånd; et [knyttebræt](category:diyTools) er rart, men ikke nødvendigt',
      ],
    },
    { heading: 'Hvor meget snor?' },
    'Læg målebåndet om håndleddet uden at stramme. Det færdige armbånd skal være cirka 2 cm længere, for knuden er tyk og fylder indvendigt. Hver centimeter armbånd bruger omkring 12 cm snor; tabellen lægger lidt til for enderne.',
    {
      table: {
        head: ['Håndled', 'Armbånd med spænde', 'Snor'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'Knuden' },
    {
      steps: [
        'Læg snoren dobbelt. Træk løkken gennem den ene halvdel af spændet, stik begge ender gennem løkken, og stram.',
        'Før begge ender gennem den anden halvdel, til afstanden fra kant til kant er længden i tabellen. De to strenge er kernen; enderne ligger nu til venstre og højre for den.',
        'Læg venstre ende **over** kernen, så en bue stikker ud til venstre. Højre ende går over den venstre, **bag om** kernen og op gennem buen. Stram.',
        'Nu spejlvendt: læg højre ende over kernen med buen til højre. Venstre ende går hen over den, bag om kernen og op gennem buen. Stram. Det var én hel kobraknude.',
        'Fortsæt: venstre, højre, venstre, højre. Kan du ikke huske, hvis tur det er? Det er den side, hvor den sidste knude har en lille lodret streng i kanten.',
        'Skub knuderne sammen med tommelfingrene for hver tre-fire stykker. De skal være lige stramme; træk hellere jævnt end hårdt.',
        'Når kernen er fyldt, trækker du enderne ind under de to sidste knuder på indersiden med en [nål](category:diyTools) eller pincet.',
        'Klip dem af ved 3 mm, smelt dem i to sekunder ved siden af flammen, og tryk dem flade med klingen. Aldrig med fingeren.',
      ],
    },
    { heading: 'Hvis det går galt' },
    '**Det snor sig i en spiral:** du er begyndt i samme side hver gang. Det er pænt, men så skal det være hele vejen. **Kanten bølger:** du trækker ujævnt. **Det strammer:** nylon krymper lidt, første gang det bliver vådt, så giv det en fingerbredde luft. **Snoren var for kort:** smelt et stykke mere på, og gem samlingen i en knude.',
    { heading: 'Og nu i to farver' },
    'Smelt et stykke af hver farve sammen, og lad samlingen forsvinde i den første løkke: så bliver den ene side rød og den anden blå. Hvilke farver der kan sammen, står i [et andet indlæg](blog:colours-that-go-together).',
    {
      note: 'Et børnearmbånd skal have et spænde, der selv åbner sig under belastning. Og intet armbånd holder et menneske, hvor lang snoren end er.',
    },
  ],
};
