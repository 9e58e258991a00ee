import type { SampleCaseStudy } from '../sample-content.ts';

export const tinto: SampleCaseStudy = {
  id: 'tinto',
  title: 'A studio from Montréal hires its first four people in Lisbon',
  titlePt: 'Um ateliê de Montreal contrata as primeiras quatro pessoas em Lisboa',
  industry: 'Design',
  industryPt: 'Design',
  client: 'Atelier Tinto',
  challenge: `Contracts and payroll from zero, with two people due on the first. It was the ninth.

The studio had offered salaries as twelve payments, as it does at home. In Portugal a year has fourteen, and a good offer can look like a poor one when it is divided by the wrong number.`,
  challengePt: `Contratos e salários do zero, com duas pessoas a começar no dia 1. Era dia 9.

O ateliê tinha proposto salários em doze pagamentos, como faz em casa. Em Portugal o ano tem catorze, e uma boa proposta pode parecer fraca quando se divide pelo número errado.`,
  solution: `We rewrote the four offers on one page each: yearly gross, fourteen payments, meal allowance, what the company pays on top, and what arrives in the account. Two candidates asked a question. None withdrew.

The company’s registration as an employer, the accident insurance and the health check were ordered in that sequence in the first week. The contracts are open-ended, in Portuguese, with an English copy that says which one counts.

A payroll calendar went on the wall. It has a name against each date, and for the first three months the name was ours.`,
  solutionPt: `Reescrevemos as quatro propostas, uma página cada: bruto anual, catorze pagamentos, subsídio de refeição, o que a empresa paga por cima e o que chega à conta. Dois candidatos fizeram uma pergunta. Nenhum desistiu.

A inscrição da empresa como entidade empregadora, o seguro de acidentes e o exame de admissão foram tratados por esta ordem, na primeira semana. Os contratos são sem termo, em português, com uma versão em inglês que diz qual das duas conta.

Pusemos na parede um calendário de salários. Cada data tem um nome ao lado, e nos primeiros três meses o nome foi o nosso.`,
  results: `Two people started on the first, as promised, and two in the following month. All four were paid in full and on the date in the contract.

The studio took over payroll in month four. It still sends us the file each month, and so far we have found one mistake in eleven.`,
  resultsPt: `Duas pessoas começaram no dia 1, como prometido, e duas no mês seguinte. As quatro receberam por inteiro e na data do contrato.

O ateliê assumiu os salários no quarto mês. Continua a enviar-nos o ficheiro todos os meses e, até agora, encontrámos um erro em onze.`,
  serviceId: 'strategy',
  figures: [
    {
      value: '4',
      label: 'people, all paid on the date',
      labelPt: 'pessoas, todas pagas no dia certo',
    },
    {
      value: '22',
      unit: 'days',
      unitPt: 'dias',
      label: 'from first call to first day of work',
      labelPt: 'da primeira chamada ao primeiro dia de trabalho',
    },
    {
      value: '1',
      label: 'mistake found in eleven payroll files',
      labelPt: 'erro em onze ficheiros de salários',
    },
  ],
  steps: [
    { date: '2024-09-09', text: 'First call', textPt: 'Primeira chamada', isClient: true },
    {
      date: '2024-09-12',
      text: 'Registered as an employer',
      textPt: 'Inscrição como entidade empregadora',
    },
    {
      date: '2024-09-13',
      text: 'Four offers rewritten',
      textPt: 'Quatro propostas reescritas',
      note: 'Fourteen payments a year, not twelve.',
      notePt: 'Catorze pagamentos por ano, não doze.',
    },
    { date: '2024-10-01', text: 'Two people start', textPt: 'Começam duas pessoas' },
    { date: '2024-11-04', text: 'Two more start', textPt: 'Começam mais duas' },
    {
      date: '2025-01-02',
      text: 'The studio takes over payroll',
      textPt: 'O ateliê assume os salários',
      isClient: true,
    },
  ],
  quote: 'Four contracts, four payslips, all correct on the first of the month.',
  quotePt: 'Quatro contratos, quatro recibos de vencimento, tudo certo no dia 1.',
  quoteName: 'Geneviève Tremblay',
  quoteRole: 'Creative Director, Atelier Tinto',
  quoteRolePt: 'Diretora criativa, Atelier Tinto',
  imageUrl: '/art/case-tinto.svg',
  featured: false,
  createdAt: '2025-11-18T09:00:00.000Z',
};
