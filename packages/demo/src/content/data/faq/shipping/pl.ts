import type { FaqTexts } from '../faq-keys.ts';

export const shippingPl: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: 'Kiedy dotrze moja paczka?',
    answer: [
      'To, co zamówisz w dzień roboczy przed godziną {cutOffHour}, jeszcze tego samego dnia opuszcza nasz magazyn. Dalej decyduje odległość: blisko dzień lub dwa, dalej do tygodnia. Strona produktu i koszyk podają spodziewane dni dla Twojego kraju, z uwzględnieniem weekendów i holenderskich świąt. Przy płatności przelewem tniemy, gdy pieniądze są na koncie.',
    ],
  },
  'shipping-cost': {
    question: 'Ile kosztuje dostawa?',
    answer: [
      'Zależy od kraju i wagi. Paracord na bransoletkę mieści się w małej paczce; pięćdziesiąt metrów liny 12 mm waży ponad trzy kilogramy i widać to w cenie. Kwotę zobaczysz w koszyku jeszcze przed podaniem adresu, a od pewnej wartości zamówienia dostawa jest bezpłatna. Cała tabela, z punktami odbioru i dostawą do domu, jest na stronie [koszty wysyłki](page:shippingRates).',
    ],
  },
  customs: {
    question: 'Co z cłem w Wielkiej Brytanii, Norwegii i Szwajcarii?',
    answer: [
      'Takie paczki wysyłamy bez holenderskiego VAT, a w deklaracji celnej podajemy kod taryfy każdego artykułu.',
      {
        list: [
          '**Wielka Brytania:** przy małych zamówieniach sami naliczamy brytyjski VAT i nic więcej nie dochodzi. Powyżej progu importowego pobiera go przewoźnik; uprzedzamy o tym przy zamówieniu.',
          '**Norwegia i Szwajcaria:** podatek importowy płaci się przy odbiorze, często z opłatą manipulacyjną przewoźnika.',
        ],
      },
      'Te koszty są po Twojej stronie, więc warto łączyć zakupy. Więcej na stronie [z VAT lub bez VAT](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: 'Gdzie jest moja paczka?',
    answer: [
      'Gdy tylko od nas wyjdzie, dostaniesz mail z linkiem do śledzenia. Pierwszego wieczoru link może jeszcze nic nie pokazywać: przewoźnik zna paczkę dopiero po zeskanowaniu w sortowni. Ten sam link znajdziesz przy zamówieniu na swoim koncie. Jeśli paczka stoi trzy dni robocze albo widnieje jako doręczona, a jej nie ma, [napisz do nas](page:contact). Szukaniem zajmiemy się sami.',
    ],
  },
  'collect-order': {
    question: 'Czy mogę odebrać zamówienie osobiście?',
    answer: [
      'Tak, bezpłatnie, w naszym magazynie w Holandii. Wybierz odbiór przy składaniu zamówienia; następnego dnia roboczego wszystko jest gotowe, a my dajemy znać. Weź ze sobą numer zamówienia. Jeśli wolisz najpierw obejrzeć kolory, a dopiero potem je dociąć, [umów się w showroomie](page:showroom): stół i szpule będą tylko do Twojej dyspozycji.',
    ],
  },
};
