import type { Article } from '../../../writing/article.ts';

export const contactPl: Article = {
  title: 'Kontakt',
  intro:
    'Napisz, zadzwoń albo przyślij zdjęcie węzła, który nie chce wyjść. Odpowiedzą Ci osoby, które pracują przy szpulach i same wiążą.',
  metaDescription:
    'Kontakt z {brand}: e-mail, Messenger, WhatsApp, telefon i formularz. Godziny pracy, szybkie odpowiedzi i podpowiedzi, co warto nam napisać.',
  blocks: [
    { insert: 'contactChannels' },
    'Jesteśmy w holenderskie dni robocze, według czasu środkowoeuropejskiego. Wiadomości z wieczora i weekendu czytamy jako pierwsze następnego dnia roboczego.',
    { heading: 'Może wcale nie musisz czekać' },
    {
      list: [
        'Gdzie jest paczka? Link do śledzenia znajdziesz w mailu o wysyłce i przy zamówieniu na swoim koncie.',
        'Ile kosztuje dostawa? Odpowiedź dają [koszty wysyłki](page:shippingRates).',
        'Chcesz coś odesłać? Tak działają [zwroty](page:returns).',
        'Jaka linka do czego? Najwięcej wyjaśniają [często zadawane pytania](faq:) i [blog](blog:).',
        'Zamawiasz dla sklepu lub klubu? Zajrzyj na stronę [sprzedaży hurtowej](page:wholesale).',
      ],
    },
    { heading: 'Co pomoże nam pomóc Tobie' },
    {
      list: [
        'W sprawie zamówienia: jego numer, a jeśli coś się nie zgadza, także zdjęcie.',
        'W sprawie koloru: numer artykułu i światło, w jakim go oglądasz. Każdy ekran pokazuje inaczej; próbka rozstrzyga.',
        'W sprawie wytrzymałości: co zawiśnie na lince, jak będzie się poruszać i czy komuś może się coś stać. Do wspinaczki lub podnoszenia ludzi polecamy tylko to, co zgodnie z opisem jest do tego przeznaczone.',
      ],
    },
    { heading: 'Napisz do nas' },
    { insert: 'contactForm' },
    'Treść Twojej wiadomości służy nam tylko do odpowiedzi; jak długo ją przechowujemy, mówi strona [prywatność i cookies](page:privacy). Wolisz wziąć linkę do ręki? [Umów wizytę w showroomie](page:showroom).',
  ],
};
