import type { Article } from '../../../writing/article.ts';

export const shippingRatesPl: Article = {
  title: 'Koszty wysyłki',
  intro:
    'Cena paczki zależy od tego, dokąd jedzie i ile waży. Lina waży więcej, niż się wydaje, dlatego od razu pokazujemy całą tabelę.',
  metaDescription:
    'Koszty wysyłki w {brand} według kraju, przewoźnika i wagi, od jakiej kwoty dostawa jest bezpłatna i jak szybko docierają liny i linki.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'Jak to liczymy' },
    'Koszyk sumuje wagę każdego metra i każdej klamry i pokazuje cenę dla Twojego kraju, zanim podasz adres. Sto metrów linki 4 mm waży mniej niż torebka cukru; szpula liny 12 mm to już inna sprawa. Co jest za ciężkie na jedną paczkę, jedzie w dwóch i wtedy opłata naliczana jest za dwie.',
    'Jeśli tabela podaje kwotę, od tej wartości towarów (po rabatach) dostawa jest bezpłatna.',
    { heading: 'Do domu czy do punktu odbioru' },
    'Dostawa do domu jest wygodna, gdy ktoś w nim jest. Punkt odbioru lub automat paczkowy zwykle kosztuje mniej, a paczka czeka na Ciebie, nie odwrotnie. Wybierasz przy składaniu zamówienia; widzisz tylko te punkty, które przyjmą paczkę tej wielkości.',
    { heading: 'Odbiór własny' },
    'Odbiór w naszym magazynie w Holandii nic nie kosztuje. Zamówienie jest gotowe następnego dnia roboczego, o czym damy Ci znać mailem. Chcesz najpierw obejrzeć kolory? [Umów wizytę w showroomie](page:showroom).',
    { heading: 'Kiedy dotrze paczka' },
    {
      list: [
        'Zamówienia złożone w dzień roboczy przed godziną {cutOffHour} docinamy, pakujemy i przekazujemy przewoźnikowi jeszcze tego samego dnia.',
        'Strona produktu i koszyk podają spodziewane dni dostawy. Weekendy i holenderskie święta są już uwzględnione.',
        'Gdy paczka wyrusza, wysyłamy Ci mailem link do jej śledzenia.',
      ],
    },
    { heading: 'Poza Unią Europejską' },
    'Na eksport wysyłamy bez holenderskiego VAT. Twój kraj może pobrać cło i podatek importowy, a przewoźnik opłatę za ich obsługę; te koszty ponosisz Ty. Przy wysyłce do Wielkiej Brytanii do progu importowego sami naliczamy brytyjski VAT; powyżej pobiera go przewoźnik, o czym uprzedzimy Cię przy zamówieniu. Więcej na stronie [z VAT lub bez VAT](page:withOrWithoutVat).',
    {
      note: 'Paczka od trzech dni roboczych stoi w miejscu? [Napisz do nas](page:contact), a zajmiemy się jej odnalezieniem.',
    },
  ],
};
