import type { Article } from '../../../writing/article.ts';

export const chooseADiameterDa: Article = {
  title: 'Sådan vælger du den rigtige tykkelse',
  intro:
    'Én millimeter afgør, om et armbånd virker fint eller kraftigt, og om en line ligger godt i hånden. Tre spørgsmål fører til den rigtige tykkelse: Hvad skal den holde, hvem holder den, og hvad skal den igennem?',
  metaDescription:
    'Hvilken tykkelse reb til armbånd, halsbånd, taske eller line? En tabel med brudstyrker, en tommelfingerregel og det, hånden og hullet kræver.',
  blocks: [
    { heading: 'Først belastningen' },
    'Brudstyrken på varens side fortæller, hvornår ny, lige snor giver op i laboratoriet. Dit projekt har knuder, bøjninger og skarpe kanter, og en knude alene kan koste halvdelen af styrken. Del derfor rundhåndet: til ting, der bare hænger, regner du med **en femtedel** af tallet; hvor der rykkes, for eksempel af en hund, med **en tiendedel**. En snor på 500 kg bærer i teorien en krukke på op til 100 kg og holder en hund på 50 kg.',
    {
      table: {
        head: ['Diameter', 'God til', 'Brister ved cirka'],
        rows: [
          ['0,75–1,4 mm: nano- og microcord', 'syning, takling, fine detaljer', '16–45 kg'],
          ['2 mm: paracord type I', 'smykker, lynlåstræk', '43 kg'],
          ['3 mm: paracord type II', 'børnearmbånd, nøglesnore', '193 kg'],
          ['4 mm: paracord type III', 'det klassiske armbånd, nøgleringe, knyttede halsbånd', '249 kg'],
          ['6–8 mm: PPM-reb', 'lette liner, taskehanke, legetøj', '320–560 kg'],
          ['10–12 mm: reb til hundesnor', 'liner til store hunde, langliner', '1.050–1.400 kg'],
        ],
      },
    },
    { heading: 'Så hånden' },
    'Styrken er sjældent grænsen. Paracord på 4 mm ville holde de fleste hunde, og alligevel vil ingen have den som line: den skærer i håndfladen, så snart nogen trækker. Fra 8 mm føles et rundt reb venligt, fra 10 mm behageligt, og 12 mm fylder allerede en lille hånd. Til børn tager du et trin tyndere. Det samme gælder hundens hals: et bredere halsbånd fordeler trækket.',
    { heading: 'Og så hullet' },
    'En snor skal altid igennem noget: en perle, et spænde, et snørehul, en snorstopper. Giv en enkelt snor en halv millimeter luft; skal den dobbelt igennem, kræver det omtrent det dobbelte af diameteren. *Gennemføringen* i specifikationerne på vores [tilbehør](category:accessories) fortæller, hvad der passer. Blødt reb kan presses lidt strammere igennem, fast klatrereb kan ikke.',
    { heading: 'Hvor tykt bliver det færdige?' },
    'Knuder lægger til. En kobraknude af 4 mm snor bliver cirka 25 mm bred og 10 mm høj, og en rund fletning med fire strenge cirka to en halv gang så tyk som snoren. Skal armbåndet kunne være under en manchet, så tag 3 mm.',
    { heading: 'Stadig i tvivl?' },
    'Bestil en prøve af to størrelser, der ligger ved siden af hinanden. Som regel er svaret klart, når du har dem i hånden. Ellers tager du den tykke til alt, der skal bære, og den tynde til alt, der skal bæres.',
    {
      note: 'Ingen af disse snore er lavet til at holde mennesker. Det gælder også vores [klatrereb i metermål](category:climbingRope): afskårne stykker er til liner, gelændere og dekoration.',
    },
  ],
};
