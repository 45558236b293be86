import type { FaqTexts } from '../faq-keys.ts';

export const orderingEs: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: '¿Hay un pedido mínimo?',
    answer: [
      'Sí, los pedidos empiezan en {minimumOrder} de artículos, sin contar el envío. Por debajo, el embalaje y el porte costarían más que la cuerda. Cuenta todo, también las muestras. Si te falta un poco, el carrito te dice cuánto; unas hebillas o una madeja de repuesto suelen bastar. Las tarjetas regalo tienen sus propios límites, que verás al elegir el importe.',
    ],
  },
  'one-long-piece': {
    question: '¿Cómo medís la longitud? ¿Puedo pedir un solo trozo largo?',
    answer: [
      'Medimos la cuerda en reposo sobre la mesa de corte, sin estirarla, y siempre redondeamos hacia arriba. La longitud que eliges llega **de una pieza**: treinta metros son treinta metros, sin nudos ni empalmes.',
      'Si pides tres veces 10 m, recibes tres trozos de 10 m. Si tu medida no aparece, mira en la página del producto el *tramo más largo en stock* y [escríbenos](page:contact). Ese trozo lo cortamos solo para ti y no admite devolución.',
    ],
  },
  'order-a-sample': {
    question: '¿Puedo pedir antes una muestra?',
    answer: [
      'Claro que sí. En *Pedir una muestra*, en la página del producto, añades al carrito un trocito de cuerda: lo justo para ver el trenzado, comparar el color y probar si pasa por tu cuenta o tu tope de cordón. Puedes llevarte una muestra de cada producto, de tantos productos como quieras. Viajan con el resto del pedido.',
    ],
  },
  'change-order': {
    question: '¿Puedo cambiar o anular mi pedido?',
    answer: [
      'Mientras no hayamos cortado, sí. Lo que entra un día laborable antes de las {cutOffHour} lo cortamos ese mismo día, así que date prisa: [escribe o llama](page:contact) con el número de pedido y lo que hay que cambiar. Con el paquete cerrado ya no podemos hacer nada. Lo que no quieras quedarte nos lo devuelves sin más; mira [devoluciones](page:returns).',
    ],
  },
  'without-account': {
    question: '¿Necesito una cuenta?',
    answer: [
      'No, puedes comprar como invitado con tu nombre, tu dirección y tu correo. La cuenta compensa si vuelves a menudo: ahí tienes facturas y pedidos anteriores, repites el mismo azul con un clic, guardas listas de deseos para tus proyectos y varias direcciones. No cuesta nada y puedes borrarla cuando quieras en *privacidad y seguridad*.',
    ],
  },
  'sold-out-colour': {
    question: 'El color que quiero está agotado. ¿Volverá?',
    answer: [
      'Normalmente, sí. Casi todos los colores se vuelven a trenzar en cuanto una bobina se acaba, y eso lleva unas semanas. Deja tu correo en la página del producto y recibirás un único mensaje cuando vuelva. Si un color ha desaparecido para siempre, la página lo dice y te enseña lo que más se le parece en tono y grosor. Tienes más detalles en [artículo agotado](page:soldOut).',
    ],
  },
};
