import type { LetterWords } from './letter-words.ts';

export const spanish: LetterWords = {
  greeting: 'Hola, {name}:',
  questions: '¿Tienes preguntas? Responde a este correo y te ayudamos.',
  whyYou: 'Recibes este correo por el pedido {number}.',
  labels: {
    orderNumber: 'Número de pedido',
    orderDate: 'Pedido el',
    article: 'Artículo',
    quantity: 'Cantidad',
    amount: 'Importe',
    subtotal: 'Subtotal',
    shipping: 'Gastos de envío',
    free: 'Gratis',
    vatOnTop: 'IVA {rate}',
    vatIncluded: 'IVA {rate} incluido',
    total: 'Total',
    giftCard: 'Tarjeta regalo terminada en {ending}',
    paidBy: 'Pagado: {method}',
    deliveryAddress: 'Dirección de entrega',
    billingAddress: 'Dirección de facturación',
    vatNumber: 'NIF-IVA',
    pickupPoint: 'Punto de recogida',
    warehouse: 'Nuestro almacén',
    delivery: 'Entrega',
    expected: 'Fecha prevista',
    remarks: 'Tus comentarios',
    sample: 'muestra',
    forRecipient: 'Para {name}',
    carrier: 'Transportista',
    trackingNumber: 'Número de seguimiento',
    creditNote: 'Factura rectificativa',
  },
  confirmation: {
    subject: 'Tu pedido {number} está confirmado',
    preview: '¡Gracias! Hemos recibido tu pago y estamos preparando tu pedido.',
    heading: 'Gracias por tu pedido',
    intro: 'Hemos recibido tu pago. Aquí tienes todo sobre tu pedido.',
    next: {
      home: 'Qué pasa ahora: cortamos tu cuerda a medida, lo empaquetamos todo y te escribimos en cuanto salga.',
      'pickup-point':
        'Qué pasa ahora: cortamos tu cuerda a medida, lo empaquetamos todo y lo enviamos a tu punto de recogida. Te escribimos en cuanto salga.',
      pickup:
        'Qué pasa ahora: cortamos tu cuerda a medida, lo empaquetamos todo y te escribimos en cuanto esté listo en nuestro almacén.',
      digital:
        'No tienes que esperar nada: las tarjetas regalo llegan por correo electrónico a sus destinatarios.',
    },
    invoiceAttached: 'Tu factura va adjunta en PDF.',
    button: 'Ver tu pedido',
  },
  paymentFailed: {
    subject: 'El pago de tu pedido {number} no se ha completado',
    preview: 'No se ha cobrado nada. Puedes volver a pedir cuando quieras.',
    heading: 'Tu pago no se ha completado',
    reasons: {
      failed: 'El pago del pedido {number} ha sido rechazado. No se ha cobrado nada.',
      canceled: 'El pago del pedido {number} se ha cancelado. No se ha cobrado nada.',
      expired: 'El pedido {number} no se pagó a tiempo, por eso lo hemos anulado. No se ha cobrado nada.',
    },
    cartKept:
      'Todo sigue en tu carrito. Puedes volver a él y pagar de nuevo, con otro método si lo prefieres.',
    cartGone: 'Si todavía quieres estos artículos, vuelve a ponerlos en tu carrito.',
    toCart: 'Volver al carrito',
    toShop: 'Ir a la tienda',
  },
  cancellation: {
    subject: 'Confirma la cancelación del pedido {number}',
    preview: 'Un paso más y tu pedido queda cancelado.',
    heading: '¿Quieres cancelar tu pedido?',
    intro:
      'Nos han pedido cancelar el pedido {number}. Confírmalo con el botón de abajo y lo cancelamos. Lo pagado se devuelve por la misma vía.',
    button: 'Cancelar el pedido',
    ignore: '¿No has sido tú o has cambiado de idea? Entonces no hagas nada: el pedido sigue como está.',
  },
  shipped: {
    subject: 'Tu pedido {number} está en camino',
    preview: 'Tu paquete ha salido de nuestro almacén.',
    heading: 'Tu pedido está en camino',
    intro: 'Tu paquete ha salido de nuestro almacén. Contiene:',
    toPickupPoint: 'Tu paquete va de camino a tu punto de recogida. Contiene:',
    withTracking:
      'Con el número de seguimiento puedes seguirlo en la web o en la aplicación del transportista.',
    button: 'Ver tu pedido',
  },
  readyForPickup: {
    subject: 'Tu pedido {number} está listo',
    preview: 'Puedes recoger tu pedido en nuestro almacén.',
    heading: 'Tu pedido está listo',
    intro: 'Puedes recoger tu pedido en nuestro almacén. Trae el número de pedido. Contiene:',
  },
  giftCard: {
    subject: '{sender} te ha enviado una tarjeta regalo',
    preview: 'Una tarjeta regalo de {amount} para gastar como quieras.',
    heading: 'Una tarjeta regalo de {amount} para ti',
    intro: '{sender} te regala una tarjeta de {amount}.',
    code: 'Este es tu código:',
    howToUse:
      'Introduce el código en el carrito cuando hagas un pedido. Puedes gastar la tarjeta en varias veces, hasta que se agote.',
    keepSafe: 'Guarda bien este correo: quien tenga el código puede gastar la tarjeta.',
    button: 'Ir a la tienda',
    whyYou: 'Recibes este correo porque alguien ha comprado esta tarjeta regalo para tu dirección.',
  },
  refund: {
    subject: 'Tu dinero está en camino: pedido {number}',
    preview: 'Te hemos devuelto {amount}.',
    heading: 'Te hemos devuelto {amount}',
    intro: 'Te hemos devuelto {amount} del pedido {number}.',
    cameTooLate:
      'Tu pago del pedido {number} llegó cuando el pedido ya estaba cancelado, por eso lo hemos devuelto.',
    toPayer:
      'Te devolvemos {amount} por el mismo medio con el que pagaste ({method}). Suele tardar hasta cinco días laborables.',
    toGiftCard: 'Vuelves a tener {amount} en tu tarjeta regalo.',
    creditNoteAttached: 'La factura rectificativa va adjunta en PDF.',
  },
};
