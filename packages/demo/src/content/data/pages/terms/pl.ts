import type { Article } from '../../../writing/article.ts';

export const termsPl: Article = {
  title: 'Regulamin',
  intro:
    'Oto zasady zakupu lin, linek i wszystkiego innego w {legalName}. Są na tyle krótkie, że da się je przeczytać.',
  metaDescription:
    'Regulamin {brand}: oferta, ceny i VAT, dostawa, odstąpienie w 14 dni z ustawy i {returnDays} dni u nas, rękojmia, reklamacje i odpowiedzialność.',
  blocks: [
    {
      note: 'Dane demonstracyjne: {legalName} to firma zmyślona. Za pośrednictwem tego sklepu nie dochodzi do zawarcia umowy.',
    },
    { heading: '1. Kim jesteśmy i kiedy obowiązuje regulamin' },
    'Sprzedawcą jest {legalName} z siedzibą w Holandii; pełne informacje zawiera strona [dane firmy](page:imprint). Regulamin dotyczy każdego zamówienia w naszym sklepie. Nie odbiera on praw, które przysługują konsumentom z mocy ustawy. Warunki zakupowe firm obowiązują tylko wtedy, gdy zgodziliśmy się na nie na piśmie.',
    { heading: '2. Oferta i umowa' },
    'Oferta obowiązuje do wyczerpania zapasów. Ilustracje oddają kolory i sploty tak wiernie, jak pozwala ekran; niewielkie różnice między partiami produkcji są normalne. Długość mierzymy bez naprężenia, z tolerancją do dwóch procent. Oczywiste pomyłki, na przykład szpula w cenie metra, nas nie wiążą.',
    'Zamówienie składa się ostatnim przyciskiem w kasie. Umowa zostaje zawarta, gdy potwierdzimy je mailem. Jeśli nie możemy go przyjąć, informujemy o tym i zwracamy wpłaconą kwotę. Minimalna wartość towarów w zamówieniu to {minimumOrder}.',
    { heading: '3. Ceny, VAT i płatność' },
    'Przy każdej cenie podajemy, czy zawiera VAT. Jego wysokość zależy od kraju dostawy, co wyjaśnia strona [z VAT lub bez VAT](page:withOrWithoutVat). Do ceny dochodzą [koszty wysyłki](page:shippingRates), widoczne przed złożeniem zamówienia. Cena przekreślona to najniższa cena z trzydziestu dni przed obniżką.',
    'Płatność następuje jedną z podanych [metod płatności](page:paymentMethods). Do chwili zapłaty towar pozostaje naszą własnością. Karty podarunkowe mają wartość od {giftCardMinimum} do {giftCardMaximum}, nie podlegają wymianie na gotówkę i służą do płacenia za towary i dostawę.',
    { heading: '4. Dostawa' },
    'Dostarczamy pod wybrany adres lub do punktu odbioru, zwykle w dniach podanych przy zamówieniu, a najpóźniej w ciągu trzydziestu dni. Jeśli się to nie uda, zamówienie można anulować bez kosztów. Ryzyko utraty lub uszkodzenia ponosimy do chwili, gdy paczkę ma w rękach kupujący lub wskazana przez niego osoba.',
    { heading: '5. Odstąpienie od umowy' },
    'Konsument może z mocy ustawy odstąpić od umowy w ciągu 14 dni od otrzymania ostatniej części zamówienia, bez podania przyczyny. U nas ma na to {returnDays} dni. Wystarczy jednoznaczna wiadomość przesłana dowolną drogą podaną na [stronie kontaktowej](page:contact). Towar należy następnie odesłać w ciągu 14 dni. Cenę, a przy zwrocie całości także koszt standardowej dostawy, zwracamy w ciągu 14 dni od otrzymania wiadomości; możemy zaczekać na towar lub dowód jego nadania. Koszt odesłania ponosi kupujący. Towar wolno obejrzeć tak jak w sklepie; za zmniejszenie wartości wynikające z dalej idącego używania odpowiada kupujący. Stronę praktyczną opisują [zwroty](page:returns).',
    'Prawo odstąpienia nie przysługuje w przypadku:',
    {
      list: [
        'odcinków przyciętych według wskazówek kupującego. Chodzi wyłącznie o długości, których strona produktu nie oferuje jako standardowych i o które kupujący wyraźnie poprosił;',
        'treści cyfrowych, takich jak kursy, jeśli kupujący zgodził się na natychmiastowe rozpoczęcie i potwierdził, że traci przez to prawo odstąpienia;',
        'wykorzystanych kart podarunkowych, w części wykorzystanej.',
      ],
    },
    { heading: '6. Zgodność towaru z umową' },
    'Każdy artykuł musi być taki, jakiego można rozsądnie oczekiwać na podstawie opisu i ceny. Jeśli nie jest, naprawiamy go lub wymieniamy bezpłatnie; gdy to niemożliwe lub trwa zbyt długo, można żądać obniżenia ceny albo odstąpić od umowy. Prawa te wynikają z ustawy i przysługują także po upływie gwarancji. Wadę należy zgłosić w rozsądnym czasie od jej wykrycia; dwa miesiące to zawsze w porę. Zwykłe zużycie, działanie słońca, przetarcia i źle zawiązane węzły nie są wadami.',
    { heading: '7. Użytkowanie i bezpieczeństwo' },
    'Wytrzymałość na zerwanie mierzy się na lince nowej, prostej i suchej. Węzeł, ostra krawędź albo mokra zima mogą odebrać jej połowę. O ile strona produktu wyraźnie nie mówi inaczej, nasze liny nie służą do wspinaczki, do asekuracji i podnoszenia ludzi ani do podwieszania nad nimi ciężarów.',
    { heading: '8. Reklamacje' },
    'Coś się nie zgadza? Napisz do nas. Odpowiadamy w ciągu pięciu dni roboczych, a w ciągu czternastu dni podajemy rozwiązanie albo jego termin. Jeśli nie dojdziemy do porozumienia, sprawę można skierować do sądu. Europejska platforma internetowego rozstrzygania sporów już nie istnieje.',
    { heading: '9. Odpowiedzialność' },
    'Za winę umyślną i rażące niedbalstwo, za szkody na osobie oraz wszędzie tam, gdzie ustawa nie dopuszcza ograniczeń, odpowiadamy bez ograniczeń. Poza tym wobec firm nasza odpowiedzialność ogranicza się do wartości zamówienia i nie obejmuje utraconych korzyści.',
    { heading: '10. Prawo właściwe' },
    'Obowiązuje prawo holenderskie z wyłączeniem konwencji wiedeńskiej o międzynarodowej sprzedaży towarów. Konsument mieszkający w innym kraju zachowuje ochronę tamtejszych przepisów bezwzględnie obowiązujących i może tam dochodzić swoich praw przed sądem. Jeśli któreś postanowienie jest nieważne, pozostałe obowiązują nadal. Zaakceptowaną wersję przechowujemy razem z zamówieniem.',
  ],
};
