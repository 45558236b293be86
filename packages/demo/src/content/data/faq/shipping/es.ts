import type { FaqTexts } from '../faq-keys.ts';

export const shippingEs: FaqTexts<'shipping'> = {
  'when-delivered': {
    question: '¿Cuándo llegará mi paquete?',
    answer: [
      'Lo que pides un día laborable antes de las {cutOffHour} (hora de los Países Bajos) sale del almacén ese mismo día. Después manda la distancia: uno o dos días si vives cerca, hasta una semana si vives lejos. La página del producto y el carrito indican los días previstos para tu país, con fines de semana y festivos neerlandeses ya contados. Si pagas por transferencia, cortamos cuando llega el dinero.',
    ],
  },
  'shipping-cost': {
    question: '¿Cuánto cuesta el envío?',
    answer: [
      'Depende del país y del peso. El paracord de una pulsera cabe en un paquetito; cincuenta metros de cuerda de 12 mm pesan más de tres kilos, y se nota en el precio. Ves el importe en el carrito antes de escribir una dirección, y a partir de cierto valor el envío es gratuito. La tabla completa, con puntos de recogida y entrega a domicilio, está en [gastos de envío](page:shippingRates).',
    ],
  },
  customs: {
    question: '¿Qué pasa con la aduana en el Reino Unido, Noruega y Suiza?',
    answer: [
      'Estos paquetes salen sin IVA neerlandés, con el código arancelario de cada artículo en la declaración de aduana.',
      {
        list: [
          '**Reino Unido:** en pedidos pequeños cobramos nosotros el IVA británico y no se añade nada más. Por encima del límite de importación lo cobra el transportista; te avisamos antes de pagar.',
          '**Noruega y Suiza:** el impuesto de importación se paga al llegar, a menudo con una tasa de gestión.',
        ],
      },
      'Esos gastos son tuyos, así que puede compensar agrupar pedidos. Más en [con o sin IVA](page:withOrWithoutVat).',
    ],
  },
  tracking: {
    question: '¿Dónde está mi paquete?',
    answer: [
      'En cuanto sale recibes un correo con un enlace de seguimiento. La primera noche quizá no muestre nada: el transportista no conoce el paquete hasta que lo lee en su almacén. El mismo enlace está en los pedidos de tu cuenta. Si lleva tres días laborables sin moverse, o consta como entregado y no aparece, [escríbenos](page:contact). De buscarlo nos encargamos nosotros.',
    ],
  },
  'collect-order': {
    question: '¿Puedo recoger mi pedido?',
    answer: [
      'Sí, gratis, en nuestro almacén de los Países Bajos. Elige la recogida al tramitar el pedido: estará listo el siguiente día laborable y te escribimos en cuanto lo esté. Trae el número de pedido. Si prefieres ver antes los colores y que te los cortemos después, [pide cita en la sala de exposición](page:showroom): la mesa y las bobinas serán para ti.',
    ],
  },
};
