import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatPl: Article = {
  title: 'Z VAT lub bez VAT',
  intro:
    'Klient prywatny chce widzieć, ile zapłaci, firma, ile zaksięguje. Tutaj przełączysz wyświetlanie cen; należna kwota się od tego nie zmienia.',
  metaDescription:
    'Ceny w {brand} z VAT lub bez VAT oraz wyjaśnienie, jaki podatek obowiązuje: w Holandii, w Unii Europejskiej, dla firm, w Wielkiej Brytanii i poza nimi.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Jakie ceny widzisz' },
    'Większość naszych sklepów pokazuje ceny z VAT; sklep amerykański i szwedzki bez. Przy każdej cenie jest o tym mała adnotacja. Koszt wysyłki nigdy nie wchodzi w cenę produktu: w koszyku ma osobny wiersz, podobnie jak VAT.',
    { heading: 'Jaki podatek płacisz' },
    'Podatek podąża za paczką. Liczy się kraj dostawy albo Holandia, jeśli odbierasz zamówienie osobiście.',
    {
      table: {
        head: ['Dostawa do', 'Klient prywatny', 'Firma z ważnym numerem VAT'],
        rows: [
          ['Holandia', 'holenderski VAT', 'holenderski VAT, który możesz odzyskać'],
          [
            'Inny kraj UE',
            'VAT według stawki tego kraju',
            'bez VAT: odwrotne obciążenie z adnotacją na fakturze',
          ],
          [
            'Wielka Brytania, małe zamówienie',
            'brytyjski VAT naliczany przez nas',
            'brytyjski VAT naliczany przez nas',
          ],
          [
            'Wielka Brytania, powyżej progu importowego',
            'bez VAT z naszej strony; pobiera go przewoźnik',
            'bez VAT z naszej strony; pobiera go przewoźnik',
          ],
          [
            'Norwegia, Szwajcaria, USA i inne kraje',
            'bez VAT z naszej strony; możliwy podatek importowy',
            'bez VAT z naszej strony; możliwy podatek importowy',
          ],
        ],
      },
    },
    'Stawki są różne, więc te same dziesięć metrów może w Danii kosztować o kilka centów więcej niż w Niemczech. Przy zakupie karty podarunkowej VAT nie jest naliczany; zawiera się w tym, za co nią płacisz.',
    { heading: 'Zamówienie na firmę' },
    {
      steps: [
        'Przy danych w zamówieniu zaznacz *zamówienie firmowe*.',
        'Wpisz nazwę firmy i numer VAT z literami kraju. Budowę numeru sprawdzamy od razu, a jego ważność w rejestrze europejskim, o ile jest on dostępny.',
        'Przed płatnością spójrz na sumę: w takiej postaci trafi na fakturę.',
      ],
    },
    'Gdy rejestr nie odpowiada, przyjmujemy jego ostatnią znaną odpowiedź i sprawdzamy zamówienie ręcznie. Kwota raz pokazana nie zmienia się później bez Twojej zgody.',
    {
      note: 'Zamówienie przez pomyłkę poszło jako prywatne? [Napisz do nas](page:contact), zanim paczka wyruszy; wysłanej faktury nie da się tak po prostu przepisać.',
    },
  ],
};
