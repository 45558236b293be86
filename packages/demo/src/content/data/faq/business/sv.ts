import type { FaqTexts } from '../faq-keys.ts';

export const businessSv: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Tar ni ut moms av företagskunder utomlands?',
    answer: [
      'Inte om företaget finns i ett annat EU-land och har ett giltigt momsregistreringsnummer: då gäller omvänd betalningsskyldighet, och det står på fakturan. Kryssa för *företagsorder* i kassan och skriv in numret med landsbokstäver; summan ändras direkt. Företag i Nederländerna betalar nederländsk moms och drar av den. Utanför EU levererar vi utan moms, utom små ordrar till Storbritannien. Hela tabellen: [med eller utan moms](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: 'Hur får jag en faktura i företagets namn?',
    answer: [
      'Skriv in företagsnamn och momsregistreringsnummer bland dina uppgifter innan du betalar. Fakturan kommer som pdf med orderbekräftelsen och ligger kvar vid ordern på ditt konto så länge du behöver den. Artikelnummer, moms och dina anmärkningar står på den, så där får också ett kostnadsställe eller inköpsnummer plats. En utställd faktura kan inte flyttas till ett annat företag i efterhand.',
    ],
  },
  'wholesale-terms': {
    question: 'Från vilken mängd lönar sig grossistvillkor?',
    answer: [
      'Tar du regelbundet hela rullar, färgsortiment till kurser eller material till en liten produktion är det värt att fråga. Berätta vad du gör, av vilka linor och hur mycket per år, så får du en offert som är din och inte en standardlista. För en enda stor order behövs inget avtal: stegen på produktsidan och rabatten i varukorgen gäller alla. Formuläret finns under [grossist](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'Får jag sälja det jag gör av er lina?',
    answer: [
      'Självklart. Det krävs ingen licens, och du behöver inte nämna oss. Tänk på två saker. Brottstyrkan på produktsidan är linans, inte ditt färdiga koppels: knopar, nitar och hakar sänker den, så prova din egen konstruktion. Och den som säljer produkter inom EU svarar för deras säkerhet, med namn och adress på varan. Uppgifterna till din dokumentation lämnar vi gärna: [fråga bara](page:contact).',
    ],
  },
};
