import type { SampleCaseStudy } from '../sample-content.ts';

export const kestrel: SampleCaseStudy = {
  id: 'kestrel',
  title: 'Two founders, one visa clock, forty-one days',
  titlePt: 'Dois fundadores, um prazo de visto, quarenta e um dias',
  industry: 'Software',
  industryPt: 'Software',
  client: 'Kestrel Analytics',
  challenge: `The visa needed a trading company, and the bank needed the visa. Each office was right, and neither would go first.

The founders had an entry date that could not move, a first customer willing to be invoiced, and nineteen browser tabs of advice, no two of which agreed.`,
  challengePt: `O visto exigia uma empresa em atividade, e o banco exigia o visto. Cada serviço tinha razão, e nenhum queria ser o primeiro.

Os fundadores tinham uma data de entrada que não podia mudar, um primeiro cliente disposto a receber uma fatura e dezanove separadores abertos com conselhos que não coincidiam.`,
  solution: `We asked four banks, in writing, which paper they would accept in place of the one that was missing. Two said none. One wanted a meeting in person. One accepted the registration certificate with a signed customer contract, and that settled the order.

The company was registered as an Lda with two equal shares, because two founders who expect to be three should not start with a form made for one. Start of activity was declared inside its fifteen days.

The immigration file itself was prepared by our partner law firm. We do not do that work, and said so on the first call.`,
  solutionPt: `Perguntámos a quatro bancos, por escrito, que documento aceitariam no lugar do que faltava. Dois responderam que nenhum. Um queria uma reunião presencial. Outro aceitou a certidão de registo com um contrato de cliente assinado, e isso decidiu a ordem.

A empresa foi registada como Lda com duas quotas iguais, porque dois fundadores que esperam ser três não devem começar com uma forma pensada para um. O início de atividade foi declarado dentro dos quinze dias.

O processo de imigração foi preparado pela sociedade de advogados nossa parceira. Não fazemos esse trabalho, e dissemo-lo na primeira chamada.`,
  results: `Forty-one days from first call to a company with an account, a VAT status and one invoice paid. The application went in with eleven days to spare.

How long the answer then takes is not in anyone’s hands but the State’s. The founders plan by the receipt, not by the promise, and have hired their first analyst in the meantime.`,
  resultsPt: `Quarenta e um dias desde a primeira chamada até uma empresa com conta, enquadramento de IVA e uma fatura paga. O pedido entrou com onze dias de folga.

O tempo da resposta só depende do Estado. Os fundadores fazem planos com o comprovativo, não com a promessa, e entretanto contrataram o primeiro analista.`,
  serviceId: 'strategy',
  figures: [
    {
      value: '41',
      unit: 'days',
      unitPt: 'dias',
      label: 'to a company that trades',
      labelPt: 'até uma empresa em atividade',
    },
    {
      value: '11',
      unit: 'days',
      unitPt: 'dias',
      label: 'to spare when the application went in',
      labelPt: 'de folga na entrega do pedido',
    },
    {
      value: '1',
      label: 'bank of four accepted another paper',
      labelPt: 'banco em quatro aceitou outro documento',
    },
  ],
  steps: [
    { date: '2026-03-05', text: 'First call', textPt: 'Primeira chamada', isClient: true },
    {
      date: '2026-03-10',
      text: 'Four banks asked, in writing',
      textPt: 'Quatro bancos consultados, por escrito',
      note: 'One of them settled the order.',
      notePt: 'Um deles decidiu a ordem.',
    },
    {
      date: '2026-03-20',
      text: 'Company registered, two equal shares',
      textPt: 'Empresa registada, duas quotas iguais',
    },
    {
      date: '2026-03-30',
      text: 'Start of activity declared',
      textPt: 'Início de atividade declarado',
    },
    {
      date: '2026-04-15',
      text: 'First invoice paid',
      textPt: 'Primeira fatura paga',
      isClient: true,
    },
    {
      date: '2026-04-16',
      text: 'Residence application handed in',
      textPt: 'Pedido de residência entregue',
      note: 'Prepared by our partner law firm.',
      notePt: 'Preparado pela sociedade de advogados nossa parceira.',
    },
  ],
  quote: 'After one call I had a single page with dates on it.',
  quotePt: 'Depois de uma chamada, fiquei com uma única página com datas.',
  quoteName: 'Marcus Oyelaran',
  quoteRole: 'Co-founder, Kestrel Analytics',
  quoteRolePt: 'Cofundador, Kestrel Analytics',
  imageUrl: '/art/case-kestrel.svg',
  featured: true,
  createdAt: '2026-07-21T09:00:00.000Z',
};
