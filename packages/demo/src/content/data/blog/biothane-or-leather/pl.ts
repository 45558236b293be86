import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherPl: Article = {
  title: 'BioThane czy skóra na smycz?',
  intro:
    'Jedno wytrzesz w dziesięć sekund, drugie z każdym rokiem pięknieje. O tym, co pasuje do Twojego psa, decyduje pogoda, Twoje dłonie i ochota na pielęgnację.',
  metaDescription:
    'BioThane czy skóra na smycz i obrożę? Porównanie wytrzymałości, odporności na wodę i mróz, pielęgnacji i chwytu, szerokości dla psów i rady dla majsterkowiczów.',
  blocks: [
    { heading: 'Czym są' },
    '**Skóra** to bydlęca skóra garbowana korą i olejem: materiał, który urósł, więc każdy pasek jest trochę inny. **BioThane** to taśma z tkanego poliestru w gładkiej powłoce z tworzywa. Taśma niesie obciążenie, powłoka zatrzymuje wodę i brud. Nie ma w nim nic zwierzęcego, a każdy metr jest taki sam.',
    { heading: 'Porównanie' },
    {
      table: {
        head: ['Cecha', 'BioThane', 'Skóra'],
        rows: [
          ['Woda i błoto', 'nic nie wchłania, od razu suchy', 'nasiąka, schnie przez noc'],
          ['Pielęgnacja', 'wilgotna ściereczka', 'balsam raz lub dwa razy w roku'],
          ['Wytrzymałość', '19 mm: około 450 kg', '20 mm: około 140 kg'],
          ['Mróz', 'giętki do minus 30 °C', 'sztywnieje, gdy zamarznie mokra'],
          ['W dłoni', 'gładki; Beta jest matowy i mniej śliski', 'ciepła, nigdy śliska'],
          ['Z latami', 'pozostaje bez zmian', 'ciemnieje, mięknie, nabiera patyny'],
          ['Długość', 'do 30 m w jednym kawałku', 'do około 2 m, ile da skóra'],
        ],
      },
    },
    { heading: 'Wybierz BioThane, jeśli …' },
    '… Twój pies pływa, tarza się albo wychodzi w każdą pogodę. Myśliwi, tropiciele i wszyscy, którzy pracują na długiej lince, nie chcą niczego innego: dziesięć metrów przeciągnięte przez mokrą łąkę waży tyle co przedtem i niczym nie pachnie. Przy wrażliwej skórze psa ważne jest, że można go dezynfekować. A neony widać z daleka.',
    { heading: 'Wybierz skórę, jeśli …' },
    '… codziennie przez godzinę masz smycz w ręku i to lubisz. Skóra się dopasowuje: po kilku tygodniach zgina się tam, gdzie ją trzymasz. Nie parzy dłoni, gdy się wyślizguje, a gdy trzeba, naprawia się ją szydłem i nicią, zamiast wyrzucać. Prosi tylko, żeby nie zostawiać jej mokrej w samochodzie.',
    { heading: 'Jaka szerokość?' },
    {
      list: [
        '**Do 10 kg:** BioThane 13 mm, skóra 10–15 mm',
        '**Od 10 do 25 kg:** BioThane 16 mm, skóra 20 mm',
        '**Powyżej 25 kg:** BioThane 19–25 mm, skóra 30 mm',
      ],
    },
    'Przy skórze spójrz na wytrzymałość na stronie produktu. Paska nie osłabia żaden węzeł, więc wystarczy pięciokrotność wagi psa, a jeśli pies lubi ruszać z kopyta, przyda się więcej. Wybierz karabińczyk tak mocny jak pasek i nie cięższy, niż pies zniesie.',
    { heading: 'Własnymi rękami' },
    'Jedno i drugie można ciąć ostrym nożem, dziurkować i nitować. Brzegu BioThane nie trzeba wykańczać; brzeg skóry ścina się i poleruje. Na każde połączenie daj dwa nity lub śruby, nigdy jeden, a skórę dodatkowo przeszyj woskowaną nicią. Węzły są dla liny: płaski pasek się z nich wysuwa. Taśmy, kółka i śruby znajdziesz w działach [BioThane](category:biothane), [skóra](category:leather) i [akcesoria](category:accessories); jeśli wolisz mieć wszystko w jednym pudełku, zajrzyj do [zestawów](category:diyKits).',
    { heading: 'A jeśli nie możesz się zdecydować?' },
    'Weź jedno i drugie. Obrożę ze skóry, bo ładnie przylega do sierści, i smycz z BioThane, bo to ona ciągnie się po kałużach.',
    {
      note: 'Nigdy nie zostawiaj psa bez opieki na obroży zaciskowej i co miesiąc sprawdzaj nity i karabińczyki. Jak to zrobić: [jak dbać o liny i skórę](blog:care-for-rope-and-leather).',
    },
  ],
};
