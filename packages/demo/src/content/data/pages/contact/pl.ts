import type { Article } from '../../../writing/article.ts';

export const contactPl: Article = {
  title: 'Kontakt',
  intro:
    'Mail, telefon albo zdjęcie węzła, który nie chce wyjść. Odpowiadają osoby, które pracują przy szpulach i same wiążą.',
  metaDescription:
    'Kontakt z {brand}: e-mail, Messenger, WhatsApp, telefon i formularz. Godziny pracy, szybkie odpowiedzi i podpowiedzi, co warto nam napisać.',
  blocks: [
    { insert: 'contactChannels' },
    { insert: 'openingHours' },
    'Jesteśmy w holenderskie dni robocze, według czasu środkowoeuropejskiego. Wiadomości z wieczora i weekendu czytamy jako pierwsze następnego dnia roboczego.',
    { heading: 'Może nie trzeba czekać' },
    {
      list: [
        'Gdzie jest paczka? Link do śledzenia jest w mailu o wysyłce i przy zamówieniu na koncie.',
        'Ile kosztuje dostawa? Odpowiedź dają [koszty wysyłki](page:shippingRates).',
        'Coś ma wrócić? Tak działają [zwroty](page:returns).',
        'Jaka linka do czego? Najwięcej wyjaśniają [często zadawane pytania](faq:) i [blog](blog:).',
        'Zakupy dla sklepu lub klubu? Zapraszamy na stronę [sprzedaży hurtowej](page:wholesale).',
      ],
    },
    { heading: 'Co pomoże nam pomóc' },
    {
      list: [
        'W sprawie zamówienia: jego numer, a jeśli coś się nie zgadza, także zdjęcie.',
        'W sprawie koloru: numer artykułu i światło, w jakim był oglądany. Każdy ekran pokazuje inaczej; próbka rozstrzyga.',
        'W sprawie wytrzymałości: co zawiśnie na lince, jak będzie się poruszać i czy komuś może się coś stać. Do wspinaczki lub podnoszenia ludzi polecamy tylko to, co zgodnie z opisem jest do tego przeznaczone.',
      ],
    },
    { heading: 'Wiadomość do nas' },
    { insert: 'contactForm' },
    'Treść wiadomości służy nam tylko do odpowiedzi; jak długo ją przechowujemy, mówi strona [prywatność i cookies](page:privacy). Lepiej wziąć linkę do ręki? Można [umówić wizytę w showroomie](page:showroom).',
  ],
};
