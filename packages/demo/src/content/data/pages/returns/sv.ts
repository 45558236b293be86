import type { Article } from '../../../writing/article.ts';

export const returnsSv: Article = {
  title: 'Returer',
  intro:
    'Såg den gröna färgen annorlunda ut på skärmen, eller blev linan lite för tjock? Skicka tillbaka den. Du har {returnDays} dagar på dig, mer än dubbelt så länge som lagen kräver.',
  metaDescription:
    'Returnera rep, lina och tillbehör till {brand} inom {returnDays} dagar: så gör du, det tar vi tillbaka, det kostar det och då får du pengarna.',
  blocks: [
    { heading: 'Så gör du en retur' },
    {
      steps: [
        'Hör av dig inom {returnDays} dagar från att du fick paketet: från ordern på ditt konto eller via [kontaktsidan](page:contact), med ordernummer och vad du skickar tillbaka. Du behöver inte ange något skäl, men det hjälper oss att välja bättre linor.',
        'Vi svarar med returadress och retursedel, oftast samma vardag.',
        'Rulla ihop linan löst, lägg sedeln i paketet och skicka det inom 14 dagar från ditt meddelande. Spara kvittot tills du har fått pengarna.',
        'När vi har gått igenom paketet får du pengarna tillbaka på samma sätt som du betalade.',
      ],
    },
    { heading: 'Det här tar vi tillbaka' },
    'Allt du lika gärna kunde ha hållit i handen i en butik, i det skick du fick det. För lina betyder det att:',
    {
      list: [
        'biten har kvar hela sin längd, även den smälta änden sitter kvar;',
        'den är ren och torr, utan knutar, veck och hundhår;',
        'spännen, ringar och verktyg är oanvända och ligger i förpackningen;',
        'presentkort inte är inlösta.',
      ],
    },
    'Alla längder som går att välja på produktsidan räknas som standardlängder. Vi kapar dem visserligen från rullen åt dig, men du får skicka tillbaka dem.',
    { heading: 'Det här kan vi inte ta tillbaka' },
    {
      list: [
        'Längder som vi har kapat efter dina egna mått, det vill säga sådana som inte finns på produktsidan och som du har bett om särskilt.',
        'Kurser och annat digitalt innehåll som du har påbörjat, om du godkände det när du beställde.',
        'Bitar som är klippta, tvättade, färgade eller använda i ett arbete.',
      ],
    },
    { heading: 'Kostnader och återbetalning' },
    'Returfrakten betalar du själv, om inte vi har gjort fel eller varan är felaktig. Skickar du tillbaka hela ordern får du även standardfrakten tillbaka. Du har pengarna inom 14 dagar från ditt meddelande, men vi får vänta tills vi har paketet eller ett inlämningskvitto.',
    { heading: 'Fel, skadat eller för kort?' },
    'Skicka en bild, vid en för kort bit med ett måttband bredvid. Vi skickar genast en ny på vår bekostnad, och ofta behöver du inte skicka tillbaka något alls. Dina rättigheter enligt lag, som står i våra [allmänna villkor](page:terms), gäller oförändrat.',
    {
      note: 'Gammalt rep som har gjort sitt är ingen retur, men vi tar gärna emot det: läs om [återvinning](page:recycling).',
    },
  ],
};
