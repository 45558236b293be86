import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutDutch: CheckoutTexts = {
  'guest-email-missing': 'Het e-mailadres van de gast ontbreekt.',
  'order-without-lines':
    'Door een fout op de server is je bestelling niet geplaatst. Plaats je bestelling opnieuw',
  'order-cart-busy': 'De winkelwagen werd tegelijk ergens anders gewijzigd. Plaats je bestelling opnieuw',
  'order-address-missing':
    'Sommige adressen kunnen vanwege de instellingen voor bepaalde landen niet worden gebruikt.',
  'order-shipping-method-missing':
    'De verzendmethode ontbreekt. Kies de verzendmethode en probeer het opnieuw.',
  'order-billing-address-missing': 'Controleer de gegevens van het factuuradres.',
  'order-payment-method-missing': 'Kies een geldige betaalmethode en probeer het opnieuw.',
  'order-out-of-stock': 'Sommige producten zijn niet op voorraad.',
  'order-below-minimum':
    'De minimale bestelwaarde is {minimum}. Voeg nog voor {remaining} aan artikelen toe.',
  'order-terms-changed': 'De algemene voorwaarden zijn gewijzigd. Lees ze en ga er opnieuw mee akkoord.',
  'order-tax-changed':
    'De btw op je bestelling is gewijzigd. Bekijk het nieuwe totaal en plaats je bestelling opnieuw.',
  'order-gift-card-changed':
    'Een cadeaubon in de winkelwagen kan dit bedrag niet meer betalen. Bekijk het nieuwe totaal en plaats je bestelling opnieuw.',
  'order-payment-not-started':
    'De betaling kon niet worden gestart. Kies een andere betaalmethode of probeer het opnieuw.',
  'order-not-placed': 'De bestelling kan niet worden geplaatst: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'We hebben met deze gegevens geen bestelling gevonden.',
  'order-needs-login': 'Log in om de bestelling te bekijken.',
  'cancel-order-not-found':
    'De gevraagde bestelling bestaat niet. Controleer de gegevens en probeer het opnieuw.',
  'cancel-not-authorised': 'De huidige gebruiker mag deze bestelling niet annuleren',
  'cancel-status-not-right': 'De bestelling is al gesloten, afgerond, geannuleerd of in de wacht gezet',
  'cancel-shipped': 'Een bestelling waarvan al iets is verzonden kan niet worden geannuleerd',
  'cancel-not-confirmed': 'De annulering van de bestelling kon niet worden bevestigd.',
  'cancel-reason-not-known': 'De reden voor de annulering is ongeldig.',
};
