import type { Article } from '../../../writing/article.ts';

export const termsSv: Article = {
  title: 'Allmänna villkor',
  intro:
    'Det här är reglerna för dig som köper rep, lina och allt annat av {legalName}. Vi har hållit dem så korta att de går att läsa.',
  metaDescription:
    'Villkor för {brand}: erbjudande, priser och moms, leverans, ångerrätt 14 dagar enligt lag och {returnDays} hos oss, reklamation, klagomål och ansvar.',
  blocks: [
    {
      note: 'Demonstrationsuppgifter: {legalName} är ett påhittat företag. Inget avtal ingås genom den här butiken.',
    },
    { heading: '1. Vilka vi är och när villkoren gäller' },
    'Säljare är {legalName} med säte i Nederländerna; alla uppgifter finns under [företagsinformation](page:imprint). Villkoren gäller för alla beställningar i vår butik. De tar aldrig ifrån dig de rättigheter som lagen ger dig som konsument. Företags egna inköpsvillkor gäller bara om vi har godkänt dem skriftligt.',
    { heading: '2. Erbjudande och avtal' },
    'Våra erbjudanden gäller så länge lagret räcker. Bilderna visar färger och flätning så troget som en skärm medger; små skillnader mellan tillverkningspartier är normala. Längder mäts utan sträckning och kan avvika upp till två procent. Uppenbara misstag, som en hel rulle till priset för en meter, binder oss inte.',
    'Du beställer med den sista knappen i kassan. Avtalet ingås när vi bekräftar ordern med e-post. Kan vi inte ta emot en order säger vi till och betalar tillbaka det du redan har betalat. Minsta order är {minimumOrder} i varor.',
    { heading: '3. Priser, moms och betalning' },
    'Intill varje pris står det om momsen ingår. Vilken moms du betalar beror på leveranslandet; det förklaras på sidan [med eller utan moms](page:withOrWithoutVat). Till detta kommer frakten enligt våra [fraktpriser](page:shippingRates), som du ser innan du beställer. Ett överstruket pris är det lägsta under de trettio dagarna före sänkningen.',
    'Du betalar med något av de [betalningssätt](page:paymentMethods) som visas. Varorna är våra tills de är betalda. Presentkort finns från {giftCardMinimum} till {giftCardMaximum}, kan inte lösas in mot pengar och gäller för varor och frakt.',
    { heading: '4. Leverans' },
    'Vi levererar till den adress eller det utlämningsställe du väljer, normalt de dagar som står i kassan och senast inom trettio dagar. Lyckas vi inte får du avbeställa utan kostnad. Risken för att något kommer bort eller skadas är vår tills du, eller någon du har utsett, har paketet i handen.',
    { heading: '5. Ångerrätt' },
    'Som konsument får du enligt lag ångra köpet inom 14 dagar från att du fick den sista delen av ordern, utan att ange skäl. Hos oss har du {returnDays} dagar. Det räcker med ett tydligt meddelande på något av sätten på [kontaktsidan](page:contact). Skicka sedan tillbaka varorna inom 14 dagar. Vi betalar tillbaka priset och, om du returnerar allt, standardfrakten inom 14 dagar från ditt meddelande; vi får vänta tills vi har varorna eller ett inlämningskvitto. Returen betalar du. Du får undersöka varorna som i en butik; för värdeminskning därutöver ansvarar du. Hur det går till står under [returer](page:returns).',
    'Ångerrätten gäller inte för:',
    {
      list: [
        'längder som kapats efter dina mått. Det avser bara längder som inte erbjuds som standard på produktsidan och som du uttryckligen har bett om;',
        'digitalt innehåll, till exempel kurser, när du har godkänt att det börjar genast och bekräftat att du därmed förlorar rätten;',
        'presentkort som är inlösta, till det inlösta beloppet.',
      ],
    },
    { heading: '6. Reklamation' },
    'Varje artikel ska vara vad du rimligen kan vänta dig av beskrivningen och priset. Är den inte det reparerar eller byter vi den utan kostnad; går det inte, eller tar det för lång tid, kan du få prisavdrag eller häva köpet. De rättigheterna har du enligt lag, även när en garanti har gått ut. Hör av dig inom skälig tid från att du upptäckt felet; två månader är alltid i tid. Vanligt slitage, sol, skav och felknutna knopar är inga fel.',
    { heading: '7. Användning och säkerhet' },
    'Brottstyrkor mäts på ny, rak och torr lina. En knut, en vass kant eller en blöt vinter kan kosta hälften. Om produktsidan inte uttryckligen säger det är våra rep inte avsedda för klättring, för att säkra eller lyfta människor eller för att hänga laster över dem.',
    { heading: '8. Klagomål' },
    'Är något fel? Skriv till oss. Du får svar inom fem vardagar och inom fjorton dagar en lösning eller ett datum för den. Hittar vi ingen tillsammans kan du vända dig till domstol. EU:s plattform för tvistlösning online finns inte längre.',
    { heading: '9. Ansvar' },
    'För uppsåt och grov vårdslöshet, för personskador och överallt där lagen inte tillåter någon gräns ansvarar vi utan begränsning. Gentemot företag är vårt ansvar i övrigt begränsat till orderns värde och omfattar inte utebliven vinst.',
    { heading: '10. Tillämplig lag' },
    'Nederländsk lag gäller, utan FN-konventionen om internationella köp av varor. Bor du som konsument i ett annat land behåller du skyddet enligt de tvingande reglerna där och kan vända dig till domstol där. Är något av villkoren ogiltigt gäller de övriga ändå. Versionen du har godkänt sparas tillsammans med din order.',
  ],
};
