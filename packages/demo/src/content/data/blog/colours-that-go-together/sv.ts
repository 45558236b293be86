import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherSv: Article = {
  title: 'Färger som passar ihop',
  intro:
    'En hel vägg av färger är en fröjd, ända tills man ska välja tre. Fem enkla regler hjälper, till ett armband likaväl som till ett koppel.',
  metaDescription:
    'Vilka linfärger passar ihop? Fem regler för två, tre eller fyra färger, tio beprövade par och ett test med mobilen innan du klipper.',
  blocks: [
    { heading: 'En högljudd, resten tysta' },
    'Det vanligaste felet är att blanda tre favoritfärger som alla vill stå längst fram. Välj **en** stark färg och ge den lugnt sällskap: kolgrått, sand, kräm, marinblått, oliv. Neongrönt intill svart lyser; intill orange och rosa skriker det.',
    { heading: 'Ljust intill mörkt' },
    'I en knop betyder skillnaden i ljushet mer än nyansen. Rött och skogsgrönt står mitt emot varandra i färgcirkeln, och ändå flyter de ihop till brunt på två meters håll, eftersom de är lika mörka. Fotografera dina prov och gör bilden svartvit: ser du fortfarande två färger kommer mönstret också att synas.',
    { heading: 'Grannar eller motsatser' },
    'Färger som ligger intill varandra i cirkeln, som petrol, turkos och mint, är lugna och hör ihop av sig själva. Färger som står mitt emot varandra, som marinblått och orange eller violett och gult, är livliga. Båda fungerar. Det däremellan, till exempel rött med blåviolett, är svårt och behöver en neutral tredje som medlare.',
    { heading: 'Sextio, trettio, tio' },
    'Så fördelar målare och skräddare, och det kan du också göra: ungefär sextio procent huvudfärg, trettio av en andra och tio av en accent. I ett kobraarmband är kärnan och bågarna de två första; accenten är en pärla, en söm av microcord eller spännet.',
    { heading: 'Låt ett mönster bestämma' },
    'En mönstrad lina är redan en färdig kombination. Ta en av dess färger, oftast den som det finns minst av, och upprepa den i en enfärgad lina. Två mönster bredvid varandra grälar nästan alltid.',
    { heading: 'Tio par vi tycker om' },
    {
      table: {
        head: ['Färger', 'Verkan'],
        rows: [
          ['marinblått och kräm', 'marint, aldrig fel'],
          ['skogsgrönt och sand', 'friluftsliv, diskret'],
          ['vinrött och gammelrosa', 'varmt, lite festligt'],
          ['petrol och solrosgult', 'livligt, för alla årstider'],
          ['kolgrått och neonorange', 'syns bra utan att likna en leksak'],
          ['salvia och vitt', 'ljust, fint till trä och linne'],
          ['choklad och turkos', 'oväntat, snyggt till läder'],
          ['svart och guldbrunt', 'klassiskt, med mässing'],
          ['himmelsblått och korall', 'sommar'],
          ['oliv och senap', 'höst i skogen'],
        ],
      },
    },
    { heading: 'Tänk på metallen' },
    'Ringar och spännen räknas som en färg. Mässing och brons klär varma toner, stål och silver de kalla; svarta beslag går till allt och gör neon mer vuxet. Allt finns under [tillbehör](category:accessories).',
    { heading: 'Innan du klipper' },
    {
      steps: [
        'Lägg linorna du funderar på i en önskelista och titta på bilderna bredvid varandra.',
        'Beställ ett prov av varje och lägg dem i fönstret, på jackan eller på hunden de är tänkta för.',
        'Tvinna ihop proven. I en fläta ligger färgerna tätare än på bordet, och det förändrar dem.',
        'Sov på saken. Det du fortfarande tycker om på morgonen är rätt.',
      ],
    },
    'Börja med att titta: under [{productWord}](category:mainCord) kan du filtrera på färg, och det som just har flätats finns bland [nyheterna](category:newArrivals). Hur två färger kommer in i en knop ser du i [kobraarmbandet](blog:cobra-bracelet).',
  ],
};
