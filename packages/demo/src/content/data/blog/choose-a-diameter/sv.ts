import type { Article } from '../../../writing/article.ts';

export const chooseADiameterSv: Article = {
  title: 'Så väljer du rätt tjocklek',
  intro:
    'En enda millimeter avgör om ett armband ser nätt eller kraftigt ut och om ett koppel ligger bra i handen. Tre frågor leder till rätt tjocklek: vad ska den hålla, vem håller i den och vad ska den gå igenom?',
  metaDescription:
    'Vilken repdiameter till armband, halsband, väska eller koppel? En tabell med brottstyrkor, en tumregel för belastning och vad handen och hålet kräver.',
  blocks: [
    { heading: 'Först belastningen' },
    'Brottstyrkan på produktsidan säger när ny, rak lina ger upp i laboratoriet. Ditt arbete har knopar, böjar och vassa kanter, och bara en knop kan kosta halva styrkan. Dela därför generöst: för sådant som bara hänger räknar du med **en femtedel** av värdet; där det rycker, till exempel i en hund, med **en tiondel**. En lina på 500 kg bär i teorin en kruka på upp till 100 kg och håller en hund på 50 kg.',
    {
      table: {
        head: ['Diameter', 'Bra till', 'Brister vid ungefär'],
        rows: [
          ['0,75–1,4 mm: nano- och microcord', 'sömmar, tagling, fina detaljer', '16–45 kg'],
          ['2 mm: paracord typ I', 'smycken, dragkedjehängen', '43 kg'],
          ['3 mm: paracord typ II', 'barnarmband, nyckelband', '193 kg'],
          ['4 mm: paracord typ III', 'det klassiska armbandet, nyckelringar, knutna halsband', '249 kg'],
          ['6–8 mm: PPM-rep', 'lätta koppel, väskhandtag, leksaker', '320–560 kg'],
          ['10–12 mm: rep till hundkoppel', 'koppel för stora hundar, långlinor', '1 050–1 400 kg'],
        ],
      },
    },
    { heading: 'Sedan handen' },
    'Styrkan är sällan gränsen. Paracord på 4 mm skulle hålla de flesta hundar, och ändå vill ingen ha den som koppel: den skär in i handflatan så fort någon drar. Från 8 mm känns ett runt rep vänligt, från 10 mm bekvämt, och 12 mm fyller redan en liten hand. Till barn tar du ett steg tunnare. Detsamma gäller hundens hals: ett bredare halsband fördelar draget.',
    { heading: 'Och sist hålet' },
    'En lina ska alltid igenom något: en pärla, ett spänne, en öljett, ett snörstopp. Ge en enkel lina en halv millimeters spel; går den dubbel behövs ungefär dubbla diametern. *Genomföringen* i specifikationerna för våra [tillbehör](category:accessories) talar om vad som passar. Mjukt rep går att pressa lite hårdare, fast klätterrep gör det inte.',
    { heading: 'Hur tjockt blir det färdiga?' },
    'Knopar lägger på. En kobraknop av 4 mm lina blir ungefär 25 mm bred och 10 mm hög, och en rund fläta av fyra parter ungefär två och en halv gång så tjock som linan. Ska armbandet få plats under en manschett tar du 3 mm.',
    { heading: 'Fortfarande osäker?' },
    'Beställ ett prov av två storlekar intill varandra. Oftast är svaret självklart när du har dem i handen. Annars tar du den tjockare till allt som ska bära och den tunnare till allt som ska bäras.',
    {
      note: 'Ingen av de här linorna är gjord för att hålla människor. Det gäller också vårt [klätterrep på metervara](category:climbingRope): kapade bitar är till för koppel, ledstänger och dekoration.',
    },
  ],
};
