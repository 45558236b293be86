import type { FaqTexts } from '../faq-keys.ts';

export const paymentPl: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'Jak mogę zapłacić?',
    answer: [
      'To zależy od kraju i waluty: w Holandii iDEAL, w Belgii Bancontact, a prawie wszędzie karta, PayPal lub Klarna. Można też zrobić przelew w euro albo użyć karty podarunkowej. Żadna metoda nie kosztuje dodatkowo, a przy płatności widzisz tylko te, które u Ciebie działają. Szczegóły znajdziesz na stronie [metody płatności](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Dlaczego cena za metr zależy od długości?',
    answer: [
      'Bo cięcie, zwijanie i opisanie pięciu metrów zajmuje tyle samo czasu co stu. W krótkim odcinku ta praca rozkłada się na kilka metrów, w długim na wiele, więc metr jest najtańszy w największej długości. Cena za metr stoi przy każdej długości, dzięki czemu łatwo porównać. Wzory kosztują trochę więcej niż linki jednobarwne, a przędza odblaskowa i fosforyzująca jest droższa w zakupie.',
    ],
  },
  'quantity-discount': {
    question: 'Czy przy większym zamówieniu płacę mniej?',
    answer: [
      'Tak, i to na dwa sposoby. Gdy bierzesz kilka sztuk tego samego artykułu, cena za sztukę spada; progi są na stronie produktu. Poza tym od pewnej kwoty koszyk nalicza rabat na całe zamówienie i pokazuje, ile brakuje do kolejnego progu. Jedno i drugie dzieje się samo, bez kodu. Jeśli regularnie potrzebujesz całych szpul, zajrzyj na stronę [hurt](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'Płatność się nie udała. Co teraz?',
    answer: [
      'Nic nie przepadło: koszyk zostaje bez zmian. Spróbuj jeszcze raz albo wybierz inną metodę. Często aplikacja banku została zamknięta za wcześnie lub karta ma limit dzienny. Jeśli pieniądze zniknęły z konta, a po godzinie nadal nie ma potwierdzenia, [podaj nam](page:contact) godzinę i kwotę. Odnajdziemy płatność, a za jedno zamówienie nigdy nie pobieramy opłaty dwa razy.',
    ],
  },
  'gift-card': {
    question: 'Jak działa karta podarunkowa?',
    answer: [
      'Wybierasz kwotę od {giftCardMinimum} do {giftCardMaximum}, dopisujesz kilka słów, a my wysyłamy kartę mailem do osoby, która ma wybrać swój kolor. Kod wpisuje się w koszyku. Jeśli zamówienie kosztuje więcej, resztę płaci się inaczej; jeśli mniej, saldo zostaje na karcie na następny raz. VAT naliczany jest dopiero od tego, co zostanie za nią kupione.',
    ],
  },
};
