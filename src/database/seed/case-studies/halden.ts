import type { SampleCaseStudy } from '../sample-content.ts';

export const halden: SampleCaseStudy = {
  id: 'halden',
  title: 'A Norwegian furniture maker opens in Porto before the season',
  titlePt: 'Um fabricante de móveis norueguês abre no Porto antes da época',
  industry: 'Retail',
  industryPt: 'Retalho',
  client: 'Halden & Sons',
  challenge: `Halden had a showroom, a date and a lorry of chairs on its way. What they did not have was a Portuguese company. The warehouse lease needed a tax number, the tax number needed a representative, and the season began in twelve weeks.

Two earlier attempts had stalled at the bank.`,
  challengePt: `A Halden tinha um espaço, uma data e um camião a caminho. O que não tinha era uma empresa portuguesa. O contrato do armazém exigia um NIF, o NIF exigia um representante, e a época começava dali a doze semanas.

Duas tentativas anteriores tinham parado no banco.`,
  solution: `We put the steps in order first and only then started. The NIF came in the first week, the company in the second. While the bank did its checks we built the shop, in Portuguese and English, and wrote the returns policy with the client’s own lawyer.

We said no twice. Once to a second brand, which would have doubled the paperwork before a single sale, and once to a lease that could not be passed from a founder to the company.

The warehouse signed on the Thursday. The lorry arrived on the Friday.`,
  solutionPt: `Primeiro pusemos os passos por ordem, e só depois começámos. O NIF chegou na primeira semana, a empresa na segunda. Enquanto o banco fazia as suas verificações, construímos a loja, em português e inglês, e escrevemos a política de devoluções com o advogado do cliente.

Dissemos que não duas vezes. Uma a uma segunda marca, que teria duplicado a papelada antes da primeira venda, e outra a um arrendamento que não podia passar de um fundador para a empresa.

O contrato do armazém foi assinado na quinta-feira. O camião chegou na sexta.`,
  results: `The showroom opened nine days early, and the online shop took its first order before the paint had dried. It was 46 days from the first call to the first invoice.

In the first season 38% of sales came through the online shop. No filing was missed in the first year.

One thing we would do differently: the shop’s delivery prices were set before the carrier had seen a chair. They were corrected in week three, at our cost.`,
  resultsPt: `O espaço abriu nove dias mais cedo, e a loja online recebeu a primeira encomenda antes de a tinta secar. Passaram 46 dias entre a primeira chamada e a primeira fatura.

Na primeira época, 38% das vendas vieram da loja online. No primeiro ano não falhou nenhum prazo.

Uma coisa que faríamos de outro modo: os preços de entrega da loja foram fixados antes de a transportadora ter visto uma cadeira. Foram corrigidos na terceira semana, por nossa conta.`,
  serviceId: 'strategy',
  figures: [
    {
      value: '46',
      unit: 'days',
      unitPt: 'dias',
      label: 'from first call to first invoice',
      labelPt: 'da primeira chamada à primeira fatura',
    },
    {
      value: '38',
      unit: '%',
      label: 'of first-season sales came through the online shop',
      labelPt: 'das vendas da primeira época vieram da loja online',
    },
    {
      value: '0',
      label: 'filings missed in the first year',
      labelPt: 'prazos falhados no primeiro ano',
    },
  ],
  steps: [
    { date: '2025-02-10', text: 'First call', textPt: 'Primeira chamada', isClient: true },
    { date: '2025-02-13', text: 'Written plan, three dates', textPt: 'Plano escrito, três datas' },
    { date: '2025-02-19', text: 'Company registered', textPt: 'Empresa registada' },
    {
      date: '2025-02-27',
      text: 'Delivery prices of the shop wrong',
      textPt: 'Preços de entrega da loja errados',
      note: 'Corrected in two days, at our cost.',
      notePt: 'Corrigidos em dois dias, por nossa conta.',
      isMistake: true,
    },
    {
      date: '2025-03-06',
      text: 'Warehouse lease signed',
      textPt: 'Contrato do armazém assinado',
      isClient: true,
    },
    {
      date: '2025-03-14',
      text: 'Bank account open',
      textPt: 'Conta bancária aberta',
      note: 'The third bank said yes.',
      notePt: 'O terceiro banco disse que sim.',
    },
    { date: '2025-03-28', text: 'First invoice', textPt: 'Primeira fatura' },
  ],
  quote: 'The shop opened on the Saturday we had promised our suppliers.',
  quotePt: 'A loja abriu no sábado que tínhamos prometido aos fornecedores.',
  quoteName: 'Ingrid Solheim',
  quoteRole: 'Managing Director, Halden & Sons',
  quoteRolePt: 'Diretora-geral, Halden & Sons',
  imageUrl: '/art/case-halden.svg',
  featured: true,
  createdAt: '2026-10-06T09:00:00.000Z',
};
