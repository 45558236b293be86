import type { Article } from '../../../writing/article.ts';

export const paymentMethodsEs: Article = {
  title: 'Métodos de pago',
  intro:
    'Paga como tengas costumbre. Los métodos que ves dependen de tu país y tu moneda; ninguno tiene recargo.',
  metaDescription:
    'Cómo pagar en {brand}: iDEAL, Bancontact, tarjeta, PayPal, Klarna, transferencia y tarjeta regalo, y qué hacer si un pago no sale bien.',
  blocks: [
    { insert: 'paymentMethods' },
    { heading: 'Cada método en una frase' },
    {
      facts: [
        [
          'iDEAL',
          'Confirmas el importe en la aplicación de tu banco neerlandés y nosotros lo sabemos al instante.',
        ],
        ['Bancontact', 'Para tarjetas belgas, en la aplicación o con número de tarjeta y lector.'],
        ['Tarjeta', 'De débito y de crédito. Puede que tu banco te pida confirmar el pago en su aplicación.'],
        ['PayPal', 'Desde tu saldo, tarjeta o cuenta, sin que nosotros veamos esos datos.'],
        [
          'Klarna',
          'Pagar más tarde o a plazos donde Klarna lo ofrece. Klarna decide y pone sus condiciones: léelas antes.',
        ],
        [
          'Transferencia',
          'En euros. Apartamos tu cuerda y la cortamos cuando llega el dinero; cuenta con unos días más.',
        ],
        [
          'Tarjeta regalo',
          'Escribe el código en el carrito. Lo que la tarjeta no cubra lo pagas de otro modo; lo que sobre se queda en la tarjeta.',
        ],
      ],
    },
    { heading: '¿Es seguro?' },
    'Pagas en una página de nuestro proveedor de pagos, con conexión cifrada. Ni los números de tarjeta ni las claves bancarias llegan a nosotros, así que tampoco podemos perderlos.',
    { heading: 'Si un pago falla' },
    'No se pierde nada. El carrito sigue como estaba y puedes intentarlo de nuevo o elegir otro método. Si aun así tu banco ha cobrado el importe y al cabo de una hora no tienes confirmación, [dinos](page:contact) la hora y la cantidad. Lo comprobamos; ningún pedido se cobra dos veces.',
    { heading: 'Pedido mínimo, descuentos y empresas' },
    'Puedes hacer pedidos a partir de {minimumOrder} en artículos. Los códigos de descuento se introducen en el carrito, antes de pagar. Las empresas indican su nombre y su número de IVA al tramitar el pedido; cómo cambia el total se explica en [con o sin IVA](page:withOrWithoutVat). Si compras a menudo, mira también [venta al por mayor](page:wholesale).',
    { heading: 'Reembolsos' },
    'El dinero vuelve por donde vino: a la tarjeta, a la cuenta o a la tarjeta regalo. Los plazos están en [devoluciones](page:returns).',
  ],
};
