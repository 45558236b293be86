import type { FaqTexts } from '../faq-keys.ts';

export const shippingSv: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'När kommer mitt paket?',
    answer: [
      'Det du beställer på en vardag före klockan {cutOffHour} lämnar vårt lager samma dag. Sedan avgör avståndet: nära en dag eller två, längre bort upp till en vecka. På produktsidan och i varukorgen står de väntade dagarna för ditt land, med helger och nederländska helgdagar inräknade. Betalar du med banköverföring kapar vi när pengarna har kommit.',
    ],
  },
  'shipping-cost': {
    question: 'Vad kostar frakten?',
    answer: [
      'Det beror på land och vikt. Paracord till ett armband ryms i ett litet paket; femtio meter rep på 12 mm väger över tre kilo, och det märks på priset. Du ser beloppet i varukorgen innan du har skrivit in någon adress, och från ett visst ordervärde är frakten fri. Hela tabellen med utlämningsställen och hemleverans finns under [fraktpriser](page:shippingRates).',
    ],
  },
  customs: {
    question: 'Hur är det med tull i Storbritannien, Norge och Schweiz?',
    answer: [
      'De paketen skickar vi utan nederländsk moms och med varje artikels tulltaxenummer på tulldeklarationen.',
      {
        list: [
          '**Storbritannien:** på små ordrar tar vi själva ut den brittiska momsen, och sedan tillkommer inget. Över importgränsen tar transportören ut den; det säger vi till om i kassan.',
          '**Norge och Schweiz:** importmomsen betalas vid ankomsten, ofta med en avgift till transportören.',
        ],
      },
      'De kostnaderna står du för, så det kan löna sig att samla ihop sina köp. Läs mer under [med eller utan moms](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: 'Var är mitt paket?',
    answer: [
      'När det lämnar oss får du ett mejl med en spårningslänk. Första kvällen visar länken kanske ingenting: transportören känner till paketet först när det har skannats på terminalen. Samma länk finns vid ordern på ditt konto. Har paketet stått still i tre vardagar, eller står det som levererat utan att vara där, [skriv till oss](page:contact). Letandet sköter vi.',
    ],
  },
  'collect-order': {
    question: 'Kan jag hämta min order själv?',
    answer: [
      'Ja, gratis, på vårt lager i Nederländerna. Välj avhämtning i kassan; ordern är klar nästa vardag, och vi skriver när den är det. Ta med ordernumret. Vill du hellre se färgerna först och sedan få dem kapade kan du [boka tid i visningsrummet](page:showroom): då har du bordet och rullarna för dig själv.',
    ],
  },
};
