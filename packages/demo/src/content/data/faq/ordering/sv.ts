import type { FaqTexts } from '../faq-keys.ts';

export const orderingSv: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'Finns det ett minsta ordervärde?',
    answer: [
      'Ja, du kan beställa från {minimumOrder} i varor, utan frakt. Under det skulle packning och porto kosta mer än själva linan. Allt räknas, även prov. Fattas det lite visar varukorgen hur mycket; några spännen eller en extra härva brukar räcka. Presentkort har egna gränser, som du ser när du väljer belopp.',
    ],
  },
  'one-long-piece': {
    question: 'Hur mäter ni längden, och kan jag få en enda lång bit?',
    answer: [
      'Vi mäter linan när den ligger avslappnad på kapbordet, inte sträckt, och hellre lite för långt än för kort. Längden du väljer kommer alltid **i ett stycke**: trettio meter är trettio meter utan knop och utan skarv.',
      'Beställer du tre gånger 10 m får du tre bitar på 10 m. Finns inte din längd, titta efter *längsta bit i lager* på produktsidan och [skriv till oss](page:contact). En sådan bit kapar vi bara för dig, och den går inte att returnera.',
    ],
  },
  'order-a-sample': {
    question: 'Kan jag beställa ett prov först?',
    answer: [
      'Gärna. Under *Beställ ett prov* på produktsidan lägger du en kort bit i varukorgen: tillräckligt för att se flätningen, jämföra färgen och prova om den går genom din pärla eller ditt snörstopp. Du kan ta ett prov av varje produkt, av hur många produkter du vill. Proven följer med resten av ordern.',
    ],
  },
  'change-order': {
    question: 'Kan jag ändra eller avbeställa min order?',
    answer: [
      'Ja, så länge vi inte har kapat. Det som kommer in på en vardag före klockan {cutOffHour} kapar vi samma dag, så var snabb: [skriv eller ring](page:contact) med ordernumret och vad som ska ändras. När paketet är stängt kommer vi inte åt det. Det du inte vill behålla skickar du då helt enkelt tillbaka, se [returer](page:returns).',
    ],
  },
  'without-account': {
    question: 'Behöver jag ett konto?',
    answer: [
      'Nej, du kan beställa som gäst med namn, adress och e-post. Ett konto är bra om du kommer ofta: där finns dina fakturor och tidigare ordrar, du beställer samma blå igen med ett klick, samlar önskelistor till dina projekt och sparar flera adresser. Det kostar ingenting, och du kan ta bort det när du vill under *integritet och säkerhet*.',
    ],
  },
  'sold-out-colour': {
    question: 'Färgen jag vill ha är slut. Kommer den tillbaka?',
    answer: [
      'Oftast ja. De flesta färger flätas på nytt när en rulle börjar ta slut, och det tar några veckor. Lämna din e-postadress på produktsidan, så får du ett enda meddelande när den är tillbaka. Är en färg borta för gott står det på sidan, tillsammans med det som kommer närmast i nyans och tjocklek. Läs mer under [artikeln är slutsåld](page:soldOut).',
    ],
  },
};
