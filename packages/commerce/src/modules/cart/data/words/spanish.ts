import type { CartWords } from '../words.ts';

export const spanish: CartWords = {
  incentive: 'Descuento para pedidos más grandes',
  vat: 'IVA',
  warehouse: 'Nuestro almacén',
  shippingMethods: {
    home: 'Entrega a domicilio',
    'pickup-point': 'Punto de recogida',
    pickup: 'Recogida en el almacén',
  },
  card: 'Tarjeta',
  bankTransfer: 'Transferencia bancaria',
  nothingToPay: 'No se necesitan datos de pago',
  notices: {
    'coupon-has-no-effect': 'El código de descuento no tiene efecto en este carrito por ahora.',
    'gift-card-has-no-effect': 'Una tarjeta regalo no se puede usar: está vacía o en otra moneda.',
    'shipping-option-gone': 'El método de envío ya no está disponible. Elige otro.',
  },
  lineGone: 'Este artículo ya no está disponible',
  lineTooMany: 'La cantidad solicitada no está disponible',
  importVatWarning: 'El IVA de importación se paga al transportista.',
  terms: {
    name: 'Condiciones generales de venta',
    content: 'A cada pedido se aplican nuestras condiciones generales de venta:',
    checkbox: 'He leído las condiciones generales de venta y las acepto.',
  },
  giftCardFields: {
    amount: 'Importe',
    sender: 'Nombre del remitente',
    sender_email: 'Correo del remitente',
    recipient: 'Nombre del destinatario',
    recipient_email: 'Correo del destinatario',
    message: 'Mensaje',
  },
};
