import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutPolish: CheckoutTexts = {
  'guest-email-missing': 'Brakuje adresu e-mail gościa.',
  'order-without-lines': 'Błąd serwera uniemożliwił złożenie zamówienia. Złóż zamówienie ponownie',
  'order-cart-busy': 'Koszyk został w tej samej chwili zmieniony gdzie indziej. Złóż zamówienie ponownie',
  'order-address-missing': 'Niektórych adresów nie można użyć z powodu ustawień dla określonych krajów.',
  'order-shipping-method-missing': 'Brakuje metody dostawy. Wybierz metodę dostawy i spróbuj ponownie.',
  'order-billing-address-missing': 'Sprawdź dane adresu do faktury.',
  'order-payment-method-missing': 'Wybierz prawidłową metodę płatności i spróbuj ponownie.',
  'order-out-of-stock': 'Niektórych produktów nie ma w magazynie.',
  'order-below-minimum': 'Minimalna wartość zamówienia to {minimum}. Dodaj artykuły za jeszcze {remaining}.',
  'order-terms-changed': 'Ogólne warunki sprzedaży zmieniły się. Przeczytaj je i zaakceptuj ponownie.',
  'order-tax-changed': 'Podatek VAT od zamówienia zmienił się. Sprawdź nową sumę i złóż zamówienie ponownie.',
  'order-gift-card-changed':
    'Karta podarunkowa w koszyku nie może już zapłacić tej kwoty. Sprawdź nową sumę i złóż zamówienie ponownie.',
  'order-payment-not-started':
    'Nie udało się rozpocząć płatności. Wybierz inną metodę płatności lub spróbuj ponownie.',
  'order-not-placed': 'Nie można złożyć zamówienia: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'Nie znaleźliśmy zamówienia o podanych danych.',
  'order-needs-login': 'Zaloguj się, aby zobaczyć zamówienie.',
  'cancel-order-not-found': 'Żądane zamówienie nie istnieje. Sprawdź dane i spróbuj ponownie.',
  'cancel-not-authorised': 'Bieżący użytkownik nie może anulować tego zamówienia',
  'cancel-status-not-right': 'Zamówienie jest już zamknięte, zrealizowane, anulowane lub wstrzymane',
  'cancel-shipped': 'Nie można anulować zamówienia, z którego coś już wysłano',
  'cancel-not-confirmed': 'Nie udało się potwierdzić anulowania zamówienia.',
  'cancel-reason-not-known': 'Powód anulowania jest nieprawidłowy.',
};
