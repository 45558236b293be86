import type { Article } from '../../../writing/article.ts';

export const shippingRatesSv: Article = {
  title: 'Fraktpriser',
  intro:
    'Vad ett paket kostar beror på vart det ska och hur mycket det väger. Rep väger mer än man tror, så här är hela tabellen.',
  metaDescription:
    'Fraktpriser hos {brand} efter land, transportör och vikt, från vilket belopp frakten är fri och hur snabbt ditt rep och din lina kommer fram.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'Så räknar vi' },
    'Varukorgen lägger ihop vikten av varje meter och varje spänne och visar priset till ditt land innan du har skrivit in någon adress. Hundra meter lina på 4 mm väger mindre än ett paket socker; en rulle rep på 12 mm är en annan sak. Det som är för tungt för ett paket får åka i två, och då betalar du för två.',
    'Där tabellen anger ett belopp är frakten fri från det varuvärdet, efter avdragen rabatt.',
    { heading: 'Hem till dig eller till ett utlämningsställe' },
    'Hemleverans passar om någon är hemma. Ett utlämningsställe eller en paketbox är oftast billigare, och då väntar paketet på dig i stället för tvärtom. Du väljer i kassan och ser bara ställen som tar emot paket av din storlek.',
    { heading: 'Hämta själv' },
    'Det kostar ingenting att hämta på vårt lager i Nederländerna. Ordern är klar nästa vardag och vi skriver till dig när den är det. Vill du titta på färgerna först kan du [boka tid i visningsrummet](page:showroom).',
    { heading: 'När det kommer fram' },
    {
      list: [
        'Det du beställer på en vardag före klockan {cutOffHour} kapar och packar vi samma dag och lämnar till transportören.',
        'På produktsidan och i varukorgen står de dagar då paketet bör komma. Helger och nederländska helgdagar är inräknade.',
        'När paketet är på väg får du en spårningslänk med e-post.',
      ],
    },
    { heading: 'Utanför EU' },
    'Export skickar vi utan nederländsk moms. Ditt land kan ta ut tull och importmoms, och transportören en avgift för hanteringen; de kostnaderna står du för. Till Storbritannien tar vi själva ut den brittiska momsen upp till importgränsen; däröver tar transportören ut den, och det påminner vi om i kassan. Läs mer under [med eller utan moms](page:withOrWithoutVat).',
    {
      note: 'Har ditt paket stått still i tre vardagar? [Skriv till oss](page:contact), så letar vi rätt på det.',
    },
  ],
};
