import type { Article } from '../../../writing/article.ts';

export const yesProductSv: Article = {
  title: 'Ja, {productWord}!',
  intro:
    'Ett hölje, sju trådar och nästan ingenting som inte går att göra av dem. Vad {productWord} är, vilken tjocklek som passar till vad och hur du börjar redan i kväll.',
  metaDescription:
    'Vad {productWord} är och vad du kan göra av det: typerna jämförda, idéer från armband till koppel, ditt första armband i fyra steg och skötsel.',
  blocks: [
    { heading: 'Vad det är' },
    'Skär upp en bit: ett flätat nylonhölje, och inuti en bunt tunna, tvinnade trådar. Det är hela hemligheten. Trådarna bär, höljet skyddar dem, och eftersom allt är nylon är linan smidig, ger efter lite vid ett ryck och torkar fort. Namnet kommer från fallskärmen, på engelska parachute: dess linor gjordes så.',
    { heading: 'Familjen' },
    {
      table: {
        head: ['Typ', 'Tjocklek', 'Trådar', 'Gjord för'],
        rows: [
          ['95, typ I', '2 mm', '1', 'tunna smycken, dragkedjehängen, tältlinor'],
          ['425, typ II', '3 mm', '4', 'smala armband, nyckelband, barnhänder'],
          ['550, typ III', '4 mm', '7', 'nästan allt'],
          ['750, typ IV', '5 mm', '11', 'koppel till starka hundar, handtag, bärremmar'],
        ],
      },
    },
    'Det stora talet är brottstyrkan i pund: en 550-lina brister vid omkring 250 kilo, om den är ny, torr och utan knutar. Ännu tunnare är microcord och nanocord, för pärlor, lindningar och dekor.',
    { heading: 'Vad du kan göra av det' },
    {
      list: [
        'Armband, nyckelringar och klockarmband; i ett [kit](category:diyKits) finns allt till det första.',
        'Koppel, halsband och spårlinor till hundar.',
        'Nyckelband, kameraremmar, väskhandtag.',
        'Hårt lindade grepp till knivar, verktyg och vandringsstavar.',
        'Tältlinor som syns på natten, av lina med reflextråd.',
        'Tarplinor, flaskhållare, växtamplar.',
      ],
    },
    { heading: 'Ditt första armband' },
    {
      steps: [
        'Mät handleden och lägg till två centimeter. Ta tre meter 550 och ett [klickspänne](category:accessories).',
        'Vik linan dubbel, dra öglan genom ena halvan av spännet och båda ändarna genom den andra. Avståndet mellan dem är ditt mått.',
        'Knyt råbandsknopar runt de två mittersta linorna, hela tiden växelvis från vänster och höger. Skjut varje knop tätt intill den förra.',
        'Framme vid spännet klipper du ändarna till tre millimeter och smälter dem försiktigt med en tändare. Platta till dem med ett knivblad, inte med fingret.',
      ],
    },
    { heading: 'Bra att veta' },
    {
      list: [
        'Nylon krymper lite i första tvätten. Blötlägg linan till ett halsband först och låt den torka.',
        'Smutsig? Ljummet vatten, mild tvål, luft. Ingen torktumlare, inget blekmedel.',
        'Med en [flätnål](category:diyTools) i änden går linan genom trånga knutar utan svordomar.',
      ],
    },
    {
      note: '{brand} säljer många starka linor, men den här är ingen klätterutrustning: den är inte gjord för att hålla människor.',
    },
    'Vilken färg? Det är den svåra delen. Börja i [avdelningen {productWord}](category:mainCord) eller läs vidare i [bloggen](blog:).',
  ],
};
