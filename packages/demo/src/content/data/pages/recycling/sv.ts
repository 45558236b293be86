import type { Article } from '../../../writing/article.ts';

export const recyclingSv: Article = {
  title: '{brand} återvinner ditt rep',
  intro:
    'Solen tar styrkan ur ett rep, och vassa kanter tar höljet. Men det behöver inte hamna i soporna: skicka det till oss, så får fibrerna ett varv till.',
  metaDescription:
    'Lämna in gammalt rep: vilka linor, band och rep {brand} tar emot för återvinning, hur du skickar dem och vad nylon, bomull och jute blir till.',
  blocks: [
    { heading: 'Det här tar vi emot' },
    {
      list: [
        'Lina och rep av nylon, polyester, polypropen eller HMPE, även blekta, fransiga eller fulla av knutar.',
        'Bomull, jute och hampa, buntade för sig och inte ihop med konstfibrer.',
        'Kasserade klätterrep och förtöjningsrep i alla längder.',
        'Band och gamla koppel, när spännen och hakar är borttagna.',
      ],
    },
    'Det spelar ingen roll var du har köpt dem. Bitar som är kortare än en hand gör mer nytta hemma, till exempel som dragkedjehänge.',
    { heading: 'Det här kan vi inte använda' },
    {
      list: [
        'Stållina och allt som har metall inflätad.',
        'Rep fulla av olja, tjära eller färg, eller med mögel.',
        'Läder och BioThane: de går inte att dela upp i fibrer.',
      ],
    },
    { heading: 'Så lämnar du in det' },
    {
      steps: [
        'Lös upp de knutar som går och behåll metalldelarna. En bra mässingshake överlever tre koppel.',
        'Skaka ur sand och jord. Repet måste vara torrt, annars är det mögligt när det kommer fram.',
        'Bunta efter material. Vet du inte vilket det är skriver du det på en lapp; vi tar reda på det med en låga och ett glas vatten.',
        '[Berätta för oss](page:contact) ungefär hur mycket det är. Du får adressen till paketet, eller tar med det när du [besöker showroomet](page:showroom) eller hämtar en beställning.',
      ],
    },
    { heading: 'Det här blir det till' },
    {
      facts: [
        ['Fortfarande helt', 'Övningsrep för knopkurser, scoutkårer och skolor. Aldrig för last.'],
        ['Nylon och polyester', 'Sorteras, rivs och smälts till granulat för formgjutna delar.'],
        ['Polypropen och HMPE', 'Granulat till backar och blomkrukor.'],
        ['Bomull, jute och hampa', 'Rivs upp till fibrer igen, till filt, stoppning och isolering.'],
        ['Resten', 'Blir ändå avfall. Det är mindre för varje år, men det finns.'],
      ],
    },
    { heading: 'Så ser du att ett rep har gjort sitt' },
    'Böj det skarpt. Stela ställen, en platt bit, en kärna som syns eller en glasartad yta betyder: ingen mer last. Mörka färger som har bleknat har fått för mycket sol. Klipp ett kasserat klätterrep i bitar innan du ger bort det, så att ingen klättrar i det igen.',
    {
      note: 'Vårt eget spill slänger vi inte heller: det blir till proverna som du kan beställa av varje lina.',
    },
  ],
};
