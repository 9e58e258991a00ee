import type { SamplePost } from '../sample-content.ts';

export const certifiedInvoices: SamplePost = {
  id: 'certified-invoices',
  slug: 'certified-invoices',
  title: 'Why your invoice has a square in the corner',
  titlePt: 'Porque é que a sua fatura tem um quadrado no canto',
  summary: 'Certified software, QR codes and the fifth of the month, for people who sell online.',
  summaryPt: 'Programas certificados, códigos QR e o dia 5 do mês, para quem vende online.',
  content: `A Portuguese invoice is not a document that you design. It is a document that a certified program issues, and your logo is allowed on it. Founders who arrive with a handsome template from home find this out in the first week.

A company with organised accounts, which means every Lda, must invoice with software certified by the tax authority. The program signs each invoice with reference to the one before, so that none can be changed or taken out later. If an invoice is wrong, you do not delete it. You issue a credit note and then a new invoice, and both stay.

The square is a QR code. It holds the tax numbers, the amounts and the VAT, so that the buyer or an inspector can read them with a phone. Next to it is a short line that begins with ATCUD. It combines a code for the series, which you obtain from the tax authority before the first invoice, with the number of the document.

The invoice is due, in general, by the fifth working day after the sale, and for an advance payment on the day when you receive it. An online shop has the simplest answer: issue it when the payment is confirmed, and send it with the order.

Then there is the fifth of the month. By that day the invoices of the month before must have been communicated to the tax authority. Most programs do it by themselves, some in real time. Ask yours which, and look once at the portal to see that it is true. A program whose password has expired fails in silence.

For a shop, three things follow. The platform must not write invoices of its own; it asks the certified program for them. Refunds must reach that program as credit notes, including the partial ones. And the buyer must be able to type a tax number, because customers here are used to being asked for it, and will write to you if you do not.

None of this is expensive. A program costs less each month than a lunch for two. What costs is moving to one in November with eight hundred orders that were invoiced by a plugin. If you are there already, stop the plugin first, and then call someone. It need not be us.`,
  contentPt: `Uma fatura portuguesa não é um documento que se desenhe. É um documento emitido por um programa certificado, no qual o seu logótipo pode figurar. Quem chega com um belo modelo do país de origem descobre-o na primeira semana.

Uma empresa com contabilidade organizada, ou seja, qualquer Lda, tem de faturar com um programa certificado pela Autoridade Tributária. O programa assina cada fatura com referência à anterior, de modo que nenhuma possa ser alterada ou retirada mais tarde. Se uma fatura estiver errada, não se apaga. Emite-se uma nota de crédito e depois uma nova fatura, e ambas ficam.

O quadrado é um código QR. Contém os números fiscais, os valores e o IVA, para que o comprador ou um inspetor os possa ler com um telemóvel. Ao lado há uma linha curta que começa por ATCUD. Junta um código da série, que se obtém da Autoridade Tributária antes da primeira fatura, ao número do documento.

A fatura é devida, em geral, até ao quinto dia útil depois da venda e, num adiantamento, no dia em que este é recebido. Uma loja online tem a resposta mais simples: emite-a quando o pagamento é confirmado e envia-a com a encomenda.

Há depois o dia 5. Até esse dia, as faturas do mês anterior têm de ter sido comunicadas à Autoridade Tributária. A maioria dos programas fá-lo sozinha, alguns em tempo real. Pergunte ao seu qual é o caso, e confirme uma vez no portal que é verdade. Um programa com a senha expirada falha em silêncio.

Para uma loja, daqui resultam três coisas. A plataforma não deve escrever faturas próprias; pede-as ao programa certificado. Os reembolsos têm de chegar a esse programa como notas de crédito, incluindo os parciais. E o comprador tem de poder indicar um número fiscal, porque em Portugal os clientes estão habituados a que lho peçam, e escrevem à loja se ela não o fizer.

Nada disto é caro. Um programa custa menos por mês do que um almoço para dois. O que custa é mudar para um em novembro, com oitocentas encomendas faturadas por uma extensão. Se já lá está, desligue primeiro a extensão e depois telefone a alguém. Não tem de ser a nós.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-certified-invoices.svg',
  tags: ['tax', 'e-commerce'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  isPremium: false,
  createdAt: '2026-03-24T09:00:00.000Z',
};
