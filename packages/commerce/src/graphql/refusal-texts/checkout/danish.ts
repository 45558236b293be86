import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutDanish: CheckoutTexts = {
  'guest-email-missing': 'Gæstens e-mailadresse mangler.',
  'order-without-lines': 'En serverfejl forhindrede din ordre. Afgiv ordren igen',
  'order-cart-busy': 'Kurven blev ændret et andet sted på samme tid. Afgiv ordren igen',
  'order-address-missing': 'Nogle adresser kan ikke bruges på grund af indstillingerne for bestemte lande.',
  'order-shipping-method-missing': 'Leveringsmåden mangler. Vælg leveringsmåden, og prøv igen.',
  'order-billing-address-missing': 'Kontrollér oplysningerne i faktureringsadressen.',
  'order-payment-method-missing': 'Vælg en gyldig betalingsmåde, og prøv igen.',
  'order-out-of-stock': 'Nogle af produkterne er ikke på lager.',
  'order-below-minimum': 'Mindste ordreværdi er {minimum}. Læg varer for {remaining} mere i kurven.',
  'order-terms-changed': 'Handelsbetingelserne er ændret. Læs dem, og acceptér dem igen.',
  'order-tax-changed': 'Momsen på din ordre er ændret. Se det nye beløb, og afgiv ordren igen.',
  'order-gift-card-changed':
    'Et gavekort i kurven kan ikke længere betale dette beløb. Se det nye beløb, og afgiv ordren igen.',
  'order-payment-not-started': 'Betalingen kunne ikke startes. Vælg en anden betalingsmåde, eller prøv igen.',
  'order-not-placed': 'Ordren kan ikke afgives: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'Vi fandt ingen ordre med disse oplysninger.',
  'order-needs-login': 'Log ind for at se ordren.',
  'cancel-order-not-found': 'Den ønskede ordre findes ikke. Kontrollér oplysningerne, og prøv igen.',
  'cancel-not-authorised': 'Den aktuelle bruger må ikke annullere denne ordre',
  'cancel-status-not-right': 'Ordren er allerede lukket, gennemført, annulleret eller på hold',
  'cancel-shipped': 'En ordre, hvor noget er afsendt, kan ikke annulleres',
  'cancel-not-confirmed': 'Annulleringen af ordren kunne ikke bekræftes.',
  'cancel-reason-not-known': 'Årsagen til annulleringen er ugyldig.',
};
