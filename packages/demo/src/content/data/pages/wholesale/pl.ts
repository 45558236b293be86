import type { Article } from '../../../writing/article.ts';

export const wholesalePl: Article = {
  title: 'Hurt',
  intro:
    'Żyjesz z robienia obroży, prowadzisz sklep z rękodziełem albo wiążesz węzły z czterdziestoma harcerzami naraz? Kupuj na szpule i rozmawiaj z nami bezpośrednio.',
  metaDescription:
    'Hurt w {brand}: linki i liny na szpule, klamry na setki, odłożone partie barwienia, w UE faktury bez VAT. Poproś o własny cennik.',
  blocks: [
    { heading: 'Na co możesz liczyć' },
    {
      list: [
        '**Całe szpule**, w jednym kawałku, tak jak zeszły z nawijarki. Akcesoria sprzedajemy na setki lub na pełne kartony.',
        '**Własny cennik**, oparty na tym, ile potrzebujesz w ciągu roku, a nie na jednym dużym zamówieniu.',
        '**Jedna partia barwienia.** Dwie dostawy tej samej zieleni mogą różnić się o odcień. Na życzenie odkładamy Twoją partię, żeby cała kolekcja zachowała jeden kolor.',
        '**Wzorniki** z prawdziwą linką, z których Twoi klienci wybiorą przy ladzie.',
        '**Dane do wykorzystania**: opisy, ilustracje, wytrzymałość i kody celne do Twojego sklepu.',
      ],
    },
    { heading: 'Dla kogo' },
    'Dla wytwórców akcesoriów dla psów i biżuterii, sklepów plastycznych i turystycznych, żaglomistrzów, szkół, drużyn harcerskich i warsztatów terapii zajęciowej. Nie trzeba być dużym, wystarczy regularnie potrzebować linki. Zapraszamy też stowarzyszenia i szkoły bez numeru VAT; obowiązują je wtedy ceny z VAT.',
    { heading: 'Jak to działa' },
    {
      steps: [
        'Napisz nam w formularzu poniżej, co robisz i czego potrzebujesz: jakiej linki, ilu metrów, jak często.',
        'Odezwiemy się w ciągu dwóch dni roboczych, zwykle od razu z pierwszą ofertą i kilkoma próbkami.',
        'Zakładasz konto z nazwą firmy i numerem VAT. Co to zmienia w kwocie, wyjaśnia strona [z VAT lub bez VAT](page:withOrWithoutVat).',
        'Odtąd zamawiasz w sklepie jak wszyscy, o każdej porze, albo przysyłasz nam listę.',
      ],
    },
    { heading: 'Jeszcze za wcześnie?' },
    'Ceny za ilość są dla wszystkich: strona produktu pokazuje, od ilu sztuk linka tanieje. Na pierwszą małą serię często to wystarczy. Płatność i dostawa przebiegają tak, jak opisują to [metody płatności](page:paymentMethods) i [koszty wysyłki](page:shippingRates); palety wyceniamy osobno.',
    { heading: 'Poproś o cennik' },
    { insert: 'wholesaleForm' },
    'Twoich danych użyjemy do przygotowania oferty i do niczego więcej; zobacz [prywatność i cookies](page:privacy).',
  ],
};
