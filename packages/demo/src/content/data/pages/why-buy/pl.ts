import type { Article } from '../../../writing/article.ts';

export const whyBuyPl: Article = {
  title: 'Dlaczego warto kupować w {brand}',
  intro:
    'Szpula sznurka wisi w każdym markecie budowlanym. Oto sześć powodów, żeby swoją kupić u ludzi, którzy nie zajmują się niczym innym.',
  metaDescription:
    'Sześć powodów, by kupować linki w {brand}: prawdziwe kolory i próbki, jasna wytrzymałość, cena za metr, jeden kawałek, szybka wysyłka, dobra rada.',
  blocks: [
    { heading: '1. Kolor, o który Ci chodziło' },
    'Czerwień czerwieni nierówna. Mamy {colourCount} rodzajów i kolorów linki {productWord} oraz {cordCount} lin i linek w sumie, więc Twoja pewnie też się znajdzie: gładka, w paski, w romby, kamuflażowa, odblaskowa albo świecąca w ciemności. Masz wątpliwości? Zamów dziesięciocentymetrową próbkę i przyłóż ją do swojej rzeczy.',
    { heading: '2. Wiesz, czy utrzyma' },
    'Grubość, materiał, budowę i wytrzymałość na zerwanie podajemy przy każdej lince; możesz też według nich filtrować. Jeśli coś do czegoś się *nie* nadaje, na przykład do wspinaczki, mówimy to wprost.',
    { heading: '3. Wiesz, ile kosztuje' },
    'Obok każdej ceny stoi cena za metr, więc dziesięć i sto metrów porównasz jednym spojrzeniem. Większe ilości są tańsze, a strona produktu pokazuje, od ilu sztuk. [Kosztów wysyłki](page:shippingRates) też nie ukrywamy.',
    { heading: '4. Twoja długość, w jednym kawałku' },
    'Tniemy ze szpuli, więc niczego nie łączymy. Najdłuższy odcinek w magazynie podaje strona produktu, zanim oprzesz na nim cały projekt.',
    { heading: '5. Szybko w drodze' },
    'To, co zamówisz w dzień roboczy przed godziną {cutOffHour}, zwykle wyjeżdża tego samego dnia. Mieszkasz w pobliżu? Odbiór w magazynie nic nie kosztuje.',
    { heading: '6. Odpowiedzi od ludzi, którzy wiążą' },
    'Jaki karabińczyk dla labradora, ile linki na szeroką bransoletkę: [zapytaj nas](page:contact). Wiele odpowiedzi znajdziesz już na [blogu](blog:) i wśród [często zadawanych pytań](faq:). Zaufało nam już ponad {customerCount} klientów.',
    { heading: 'W liczbach' },
    {
      facts: [
        ['Minimalne zamówienie', '{minimumOrder} wartości towarów'],
        ['Czas na zwrot', '{returnDays} dni, zobacz [zwroty](page:returns)'],
        ['Płatność', 'tak, jak lubisz, zobacz [metody płatności](page:paymentMethods)'],
        ['Karty podarunkowe', 'od {giftCardMinimum} do {giftCardMaximum}, na dowolną kwotę'],
      ],
    },
  ],
};
