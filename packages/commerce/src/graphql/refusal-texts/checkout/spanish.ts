import type { CheckoutTexts } from '../translated-codes.ts';

export const checkoutSpanish: CheckoutTexts = {
  'guest-email-missing': 'Falta el correo electrónico del invitado.',
  'order-without-lines': 'Un error del servidor impidió realizar tu pedido. Vuelve a realizarlo',
  'order-cart-busy': 'El carrito se modificó en otro lugar al mismo tiempo. Vuelve a realizar tu pedido',
  'order-address-missing':
    'Algunas direcciones no se pueden usar por la configuración de determinados países.',
  'order-shipping-method-missing': 'Falta el método de envío. Elige el método de envío e inténtalo de nuevo.',
  'order-billing-address-missing': 'Comprueba los datos de la dirección de facturación.',
  'order-payment-method-missing': 'Elige un método de pago válido e inténtalo de nuevo.',
  'order-out-of-stock': 'Algunos productos están agotados.',
  'order-below-minimum': 'El importe mínimo del pedido es de {minimum}. Añade artículos por {remaining} más.',
  'order-terms-changed': 'Las condiciones generales han cambiado. Léelas y acéptalas de nuevo.',
  'order-tax-changed':
    'El IVA de tu pedido ha cambiado. Comprueba el nuevo total y vuelve a realizar tu pedido.',
  'order-gift-card-changed':
    'Una tarjeta regalo del carrito ya no puede pagar este importe. Comprueba el nuevo total y vuelve a realizar tu pedido.',
  'order-payment-not-started': 'No se pudo iniciar el pago. Elige otro método de pago o inténtalo de nuevo.',
  'order-not-placed': 'No se puede realizar el pedido: {reason}',
  'order-refused': '{reason}',
  'order-not-located': 'No hemos encontrado ningún pedido con estos datos.',
  'order-needs-login': 'Inicia sesión para ver el pedido.',
  'cancel-order-not-found': 'El pedido solicitado no existe. Comprueba los datos e inténtalo de nuevo.',
  'cancel-not-authorised': 'El usuario actual no está autorizado a cancelar este pedido',
  'cancel-status-not-right': 'El pedido ya está cerrado, completado, cancelado o en espera',
  'cancel-shipped': 'Un pedido del que ya se ha enviado algo no se puede cancelar',
  'cancel-not-confirmed': 'No se ha podido confirmar la cancelación del pedido.',
  'cancel-reason-not-known': 'El motivo de la cancelación no es válido.',
};
