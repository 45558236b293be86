import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutGerman: CheckoutTexts = {
  'guest-email-missing': 'Die E-Mail-Adresse des Gastes fehlt.',
  'order-without-lines':
    'Wegen eines Serverfehlers wurde Ihre Bestellung nicht aufgegeben. Bitte geben Sie Ihre Bestellung erneut auf',
  'order-cart-busy':
    'Der Warenkorb wurde gleichzeitig anderswo geändert. Bitte geben Sie Ihre Bestellung erneut auf',
  'order-address-missing':
    'Einige Adressen können wegen der Einstellungen für bestimmte Länder nicht verwendet werden.',
  'order-shipping-method-missing':
    'Die Versandart fehlt. Wählen Sie die Versandart und versuchen Sie es erneut.',
  'order-billing-address-missing': 'Bitte prüfen Sie die Angaben der Rechnungsadresse.',
  'order-payment-method-missing': 'Wählen Sie eine gültige Zahlungsart und versuchen Sie es erneut.',
  'order-out-of-stock': 'Einige Produkte sind nicht auf Lager.',
  'order-below-minimum':
    'Der Mindestbestellwert beträgt {minimum}. Legen Sie noch Waren für {remaining} dazu.',
  'order-terms-changed':
    'Die Allgemeinen Geschäftsbedingungen haben sich geändert. Lesen Sie sie und stimmen Sie ihnen erneut zu.',
  'order-tax-changed':
    'Die Mehrwertsteuer Ihrer Bestellung hat sich geändert. Prüfen Sie die neue Summe und bestellen Sie erneut.',
  'order-gift-card-changed':
    'Eine Geschenkkarte im Warenkorb kann diesen Betrag nicht mehr zahlen. Prüfen Sie die neue Summe und bestellen Sie erneut.',
  'order-payment-not-started':
    'Die Zahlung konnte nicht gestartet werden. Wählen Sie eine andere Zahlungsart oder versuchen Sie es erneut.',
  'order-not-placed': 'Die Bestellung kann nicht aufgegeben werden: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'Mit diesen Angaben haben wir keine Bestellung gefunden.',
  'order-needs-login': 'Bitte melden Sie sich an, um die Bestellung zu sehen.',
  'cancel-order-not-found':
    'Die angeforderte Bestellung existiert nicht. Prüfen Sie die Angaben und versuchen Sie es erneut.',
  'cancel-not-authorised': 'Der aktuelle Benutzer darf diese Bestellung nicht stornieren',
  'cancel-status-not-right':
    'Die Bestellung ist bereits geschlossen, abgeschlossen, storniert oder zurückgestellt',
  'cancel-shipped': 'Eine Bestellung, von der schon etwas versandt wurde, kann nicht storniert werden',
  'cancel-reason-not-known': 'Der Grund der Stornierung ist ungültig.',
};
