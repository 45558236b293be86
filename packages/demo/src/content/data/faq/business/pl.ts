import type { FaqTexts } from '../faq-keys.ts';

export const businessPl: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Czy doliczacie VAT klientom firmowym za granicą?',
    answer: [
      'Nie, jeśli firma ma siedzibę w innym kraju UE i ważny numer VAT: stosujemy wtedy odwrotne obciążenie, co widać na fakturze. Zaznacz przy zamówieniu *zamówienie firmowe* i wpisz numer z literami kraju; suma zmieni się od razu. Firmy w Holandii płacą holenderski VAT i go odliczają. Poza UE wysyłamy bez VAT, z wyjątkiem małych zamówień do Wielkiej Brytanii. Cała tabela: [z VAT lub bez VAT](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: 'Jak dostać fakturę na firmę?',
    answer: [
      'Przed płatnością wpisz przy swoich danych nazwę firmy i numer VAT. Faktura przychodzi jako PDF z potwierdzeniem i zostaje na koncie przy zamówieniu tak długo, jak jej potrzebujesz. Zawiera numery artykułów, VAT i Twoje uwagi, jest tam więc miejsce także na centrum kosztów lub numer zakupu. Wystawionej faktury nie da się potem przepisać na inną firmę.',
    ],
  },
  'wholesale-terms': {
    question: 'Od jakiej ilości opłacają się warunki hurtowe?',
    answer: [
      'Jeśli regularnie bierzesz całe szpule, zestawy kolorów na warsztaty albo materiał do małej produkcji, warto zapytać. Napisz, co robisz, z jakich linek i ile rocznie; przygotujemy ofertę dla Ciebie, a nie ogólny cennik. Do jednego dużego zamówienia umowa nie jest potrzebna: progi na stronie produktu i rabat w koszyku obowiązują wszystkich. Formularz jest na stronie [hurt](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'Czy mogę sprzedawać to, co zrobię z waszej linki?',
    answer: [
      'Oczywiście. Nie potrzeba licencji ani podawania naszej nazwy. Pamiętaj o dwóch sprawach. Wytrzymałość na stronie produktu to wytrzymałość linki, a nie gotowej smyczy: węzły, nity i karabińczyki ją obniżają, więc sprawdź własną konstrukcję. A kto sprzedaje produkty w UE, odpowiada za ich bezpieczeństwo i podaje na nich nazwę oraz adres. Dane do dokumentacji chętnie udostępnimy: [wystarczy zapytać](page:contact).',
    ],
  },
};
