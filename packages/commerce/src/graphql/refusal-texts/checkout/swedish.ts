import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutSwedish: CheckoutTexts = {
  'guest-email-missing': 'Gästens e-postadress saknas.',
  'order-without-lines': 'Ett serverfel stoppade din beställning. Gör beställningen igen',
  'order-cart-busy': 'Varukorgen ändrades någon annanstans samtidigt. Gör beställningen igen',
  'order-address-missing': 'Vissa adresser kan inte användas på grund av inställningarna för vissa länder.',
  'order-shipping-method-missing': 'Leveranssättet saknas. Välj leveranssätt och försök igen.',
  'order-billing-address-missing': 'Kontrollera uppgifterna i faktureringsadressen.',
  'order-payment-method-missing': 'Välj ett giltigt betalningssätt och försök igen.',
  'order-out-of-stock': 'Vissa av produkterna finns inte i lager.',
  'order-below-minimum': 'Lägsta ordervärde är {minimum}. Lägg till varor för {remaining} till.',
  'order-terms-changed': 'De allmänna villkoren har ändrats. Läs dem och godkänn dem igen.',
  'order-tax-changed':
    'Momsen på din beställning har ändrats. Se det nya beloppet och gör beställningen igen.',
  'order-gift-card-changed':
    'Ett presentkort i varukorgen kan inte längre betala detta belopp. Se det nya beloppet och gör beställningen igen.',
  'order-payment-not-started':
    'Betalningen kunde inte startas. Välj ett annat betalningssätt eller försök igen.',
  'order-not-placed': 'Beställningen kan inte göras: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'Vi hittade ingen beställning med dessa uppgifter.',
  'order-needs-login': 'Logga in för att se beställningen.',
  'cancel-order-not-found': 'Den begärda beställningen finns inte. Kontrollera uppgifterna och försök igen.',
  'cancel-not-authorised': 'Den aktuella användaren får inte avbryta den här beställningen',
  'cancel-status-not-right': 'Beställningen är redan stängd, slutförd, avbruten eller pausad',
  'cancel-shipped': 'En beställning där något har skickats kan inte avbrytas',
  'cancel-not-confirmed': 'Avbeställningen kunde inte bekräftas.',
  'cancel-reason-not-known': 'Skälet till avbeställningen är ogiltigt.',
};
