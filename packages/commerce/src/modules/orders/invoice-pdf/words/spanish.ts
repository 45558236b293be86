import type { InvoiceWords } from './invoice-words.ts';

export const spanish: InvoiceWords = {
  titles: { invoice: 'Factura', creditNote: 'Factura rectificativa' },
  facts: {
    invoiceNumber: 'Número de factura',
    creditNoteNumber: 'Número de rectificativa',
    issuedOn: 'Fecha',
    orderNumber: 'Número de pedido',
    orderedOn: 'Fecha del pedido',
    creditedInvoice: 'Rectifica la factura',
    reason: 'Motivo',
  },
  parties: {
    seller: 'Vendedor',
    buyer: 'Facturado a',
    deliveredTo: 'Entregado a',
    vatNumber: 'NIF-IVA',
    registerNumber: 'Registro mercantil (KvK)',
  },
  columns: {
    description: 'Descripción',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario sin IVA',
    rate: 'IVA',
    net: 'Importe sin IVA',
    gross: 'Importe con IVA',
  },
  discount: 'Descuento: {amount}',
  shipping: 'Gastos de envío',
  partOfOrder: 'Parte del pedido que se abona',
  sums: {
    net: 'Total sin IVA',
    tax: 'IVA',
    total: 'Total con IVA',
    totalCredited: 'Total abonado con IVA',
    paidBy: 'Pagado: {method}',
    paidBackBy: 'Devuelto: {method}',
    due: 'Pendiente de pago',
    taxInEuro: 'IVA en euros',
  },
  rates: { rate: 'Tipo de IVA', taxable: 'Base imponible', tax: 'IVA' },
  payments: { card: 'tarjeta', bankTransfer: 'transferencia bancaria', giftCard: 'tarjeta regalo' },
  notes: {
    destination: 'IVA del país {country}, declarado mediante la ventanilla única (OSS) de la Unión Europea.',
    'reverse-charge':
      'Inversión del sujeto pasivo. Entrega intracomunitaria exenta, artículo 138, apartado 1, de la Directiva 2006/112/CE; el IVA lo declara el destinatario.',
    'uk-low-value':
      'El vendedor repercute el IVA británico: envío de bienes de hasta 135 GBP. Número de IVA británico del vendedor: {number}.',
    'uk-import':
      'Exportación exenta de IVA, artículo 146, apartado 1, de la Directiva 2006/112/CE. El IVA de importación se paga al transportista.',
    export:
      'Exportación exenta de IVA, artículo 146, apartado 1, de la Directiva 2006/112/CE. Los aranceles e impuestos de importación corren a cargo del destinatario.',
  },
  giftCardNote:
    'Las tarjetas regalo son bonos polivalentes: el IVA se devenga cuando se gastan (artículo 30 ter, apartado 1, de la Directiva 2006/112/CE).',
  page: 'Página {page} de {pages}',
};
