import type { SampleCaseStudy } from '../sample-content.ts';

export const oliva: SampleCaseStudy = {
  id: 'oliva',
  title: 'Olive oil from Trás-os-Montes, sold direct in six countries',
  titlePt: 'Azeite de Trás-os-Montes, vendido diretamente em seis países',
  industry: 'Food and drink',
  industryPt: 'Alimentação e bebidas',
  client: 'Oliva Rara',
  challenge: `A family mill with full tanks, no online shop and VAT in six places. Orders came by email, were written on the back of delivery notes, and were invoiced on Sundays.

Sales to consumers abroad had passed ten thousand euros in the autumn. Nobody had noticed, because each country alone was still small.`,
  challengePt: `Um lagar cheio de azeite, sem loja online e com IVA em seis países. As encomendas chegavam por e-mail, eram escritas no verso das guias e faturadas ao domingo.

As vendas a consumidores no estrangeiro tinham passado os dez mil euros no outono. Ninguém reparou, porque cada país, por si só, continuava pequeno.`,
  solution: `First the past: with the mill’s accountant we listed every foreign order of the year, found the one that crossed the threshold, and put the months after it right.

Then the shop. Two languages, MB WAY, Multibanco and cards, one price table with the VAT rate of each country, and a report that splits sales the way the One Stop Shop return asks for them.

The back office was tested by the owner’s mother, who had asked for larger buttons and fewer of them. We removed nine.`,
  solutionPt: `Primeiro o passado: com o contabilista do lagar listámos todas as encomendas do ano para o estrangeiro, encontrámos a que ultrapassou o limiar e regularizámos os meses seguintes.

Depois a loja. Duas línguas, MB WAY, Multibanco e cartões, uma tabela de preços com a taxa de IVA de cada país e um mapa que separa as vendas tal como a declaração do Balcão Único as pede.

O painel foi testado pela mãe da proprietária, que pediu botões maiores e em menor número. Retirámos nove.`,
  results: `Six countries, one quarterly return, about forty minutes of work each time. The Sunday invoicing has stopped.

Direct sales were 27% of the last harvest, up from 4% the year before. Average orders are larger abroad, and returns are mostly broken bottles, which a different box has since halved.

Two of the six countries do not yet pay for their shipping. We have said so in every Friday report, and the mill keeps them on purpose.`,
  resultsPt: `Seis países, uma declaração por trimestre, cerca de quarenta minutos de trabalho de cada vez. A faturação ao domingo acabou.

As vendas diretas foram 27% da última colheita, contra 4% no ano anterior. A encomenda média é maior no estrangeiro, e as devoluções são quase todas garrafas partidas, que uma caixa diferente reduziu para metade.

Dois dos seis países ainda não pagam os próprios portes. Dizemo-lo em todos os relatórios de sexta-feira, e o lagar mantém-nos de propósito.`,
  serviceId: 'ecommerce',
  figures: [
    {
      value: '27',
      unit: '%',
      label: 'of the harvest sold direct, up from 4%',
      labelPt: 'da colheita vendida diretamente, contra 4%',
    },
    {
      value: '6',
      label: 'countries on one quarterly return',
      labelPt: 'países numa só declaração por trimestre',
    },
    {
      value: '40',
      unit: 'min',
      label: 'of work for each return',
      labelPt: 'de trabalho por declaração',
    },
  ],
  steps: [
    { date: '2025-11-03', text: 'First call', textPt: 'Primeira chamada', isClient: true },
    {
      date: '2025-11-14',
      text: 'Foreign orders of the year listed',
      textPt: 'Encomendas do ano para o estrangeiro, em lista',
      note: 'One of them had crossed the threshold.',
      notePt: 'Uma delas ultrapassou o limiar.',
    },
    {
      date: '2026-01-12',
      text: 'Shop open, in two languages',
      textPt: 'Loja aberta, em duas línguas',
    },
    {
      date: '2026-01-26',
      text: 'Nine buttons removed',
      textPt: 'Nove botões a menos',
      note: 'After a test by the owner’s mother.',
      notePt: 'Depois de um teste da mãe da proprietária.',
      isClient: true,
    },
    {
      date: '2026-04-28',
      text: 'First One Stop Shop return',
      textPt: 'Primeira declaração do Balcão Único',
    },
  ],
  quote: 'My mother can use the shop’s back office.',
  quotePt: 'A minha mãe consegue usar o painel da loja.',
  quoteName: 'Beatriz Antunes',
  quoteRole: 'Owner, Oliva Rara',
  quoteRolePt: 'Proprietária, Oliva Rara',
  imageUrl: '/art/case-oliva.svg',
  featured: true,
  createdAt: '2026-05-19T09:00:00.000Z',
};
