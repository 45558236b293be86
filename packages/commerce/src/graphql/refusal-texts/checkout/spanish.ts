import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutSpanish: CheckoutTexts = {
  'guest-email-missing': 'Falta el correo electrónico del invitado.',
  'order-without-lines': 'Un error del servidor impidió realizar su pedido. Vuelva a realizar su pedido',
  'order-cart-busy': 'El carrito se modificó en otro lugar al mismo tiempo. Vuelva a realizar su pedido',
  'order-address-missing':
    'Algunas direcciones no se pueden usar por la configuración de determinados países.',
  'order-shipping-method-missing': 'Falta el método de envío. Elija el método de envío e inténtelo de nuevo.',
  'order-billing-address-missing': 'Compruebe los datos de la dirección de facturación.',
  'order-payment-method-missing': 'Elija un método de pago válido e inténtelo de nuevo.',
  'order-out-of-stock': 'Algunos productos están agotados.',
  'order-below-minimum': 'El importe mínimo del pedido es de {minimum}. Añada artículos por {remaining} más.',
  'order-terms-changed': 'Las condiciones generales han cambiado. Léalas y acéptelas de nuevo.',
  'order-tax-changed':
    'El IVA de su pedido ha cambiado. Compruebe el nuevo total y vuelva a realizar su pedido.',
  'order-gift-card-changed':
    'Una tarjeta regalo del carrito ya no puede pagar este importe. Compruebe el nuevo total y vuelva a realizar su pedido.',
  'order-payment-not-started': 'No se pudo iniciar el pago. Elija otro método de pago o inténtelo de nuevo.',
  'order-not-placed': 'No se puede realizar el pedido: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'No hemos encontrado ningún pedido con estos datos.',
  'order-needs-login': 'Inicie sesión para ver el pedido.',
  'cancel-order-not-found': 'El pedido solicitado no existe. Compruebe los datos e inténtelo de nuevo.',
  'cancel-not-authorised': 'El usuario actual no está autorizado a cancelar este pedido',
  'cancel-status-not-right': 'El pedido ya está cerrado, completado, cancelado o en espera',
  'cancel-shipped': 'Un pedido del que ya se ha enviado algo no se puede cancelar',
  'cancel-reason-not-known': 'El motivo de la cancelación no es válido.',
};
