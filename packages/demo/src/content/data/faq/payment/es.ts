import type { FaqTexts } from '../faq-keys.ts';

export const paymentEs: FaqTexts<'payment'> = {
  'which-methods': {
    question: '¿Cómo puedo pagar?',
    answer: [
      'Depende de tu país y tu moneda: iDEAL en los Países Bajos, Bancontact en Bélgica y, casi en todas partes, tarjeta, PayPal o Klarna. También puedes hacer una transferencia en euros o usar una tarjeta regalo. Ningún método tiene recargo, y al pagar solo ves los que funcionan en tu caso. Tienes los detalles en [métodos de pago](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: '¿Por qué el precio por metro cambia según la longitud?',
    answer: [
      'Porque cortar, enrollar y etiquetar lleva el mismo tiempo con cinco metros que con cien. En un trozo corto ese trabajo se reparte entre pocos metros y en uno largo entre muchos; por eso el metro sale más barato en la longitud mayor. Junto a cada medida ves el precio por metro, así que comparar es fácil. Los dibujos cuestan algo más que los lisos, y el hilo reflectante o fosforescente es más caro de compra.',
    ],
  },
  'quantity-discount': {
    question: '¿Pago menos si pido más?',
    answer: [
      'Sí, por dos vías. Si llevas varias unidades del mismo artículo, baja el precio por unidad; los tramos están en la página del producto. Además, a partir de cierto importe el carrito aplica un descuento a todo el pedido y te enseña cuánto falta para el siguiente tramo. Todo es automático, sin código. Si necesitas bobinas enteras a menudo, echa un vistazo a [venta al por mayor](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'El pago ha fallado. ¿Y ahora?',
    answer: [
      'No se ha perdido nada: tu carrito sigue como estaba. Inténtalo otra vez o elige otro método. Muchas veces la app del banco se cerró demasiado pronto o la tarjeta tiene un límite diario. Si te han cobrado y pasada una hora no tienes confirmación, [dinos](page:contact) la hora y el importe. Localizamos el pago, y un pedido nunca se cobra dos veces.',
    ],
  },
  'gift-card': {
    question: '¿Cómo funciona una tarjeta regalo?',
    answer: [
      'Eliges un importe entre {giftCardMinimum} y {giftCardMaximum}, escribes unas palabras y nosotros enviamos la tarjeta por correo electrónico a quien vaya a elegir su color. El código se pone en el carrito. Si el pedido cuesta más, el resto se paga de otra forma; si cuesta menos, el saldo queda en la tarjeta para otra vez. El IVA solo se paga sobre lo que se compra con ella.',
    ],
  },
};
