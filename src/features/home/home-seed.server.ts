/** The 25th of each month. */
const monthly = Array.from(
  { length: 12 },
  (_, month) => `${String(month + 1).padStart(2, '0')}-25`,
);

/** What the home page says until the owner edits it. `offerEnd` is the end of 30 April 2025 in Lisbon. */
export const homeSeed = {
  title: 'Your way in to business in Portugal.',
  titlePt: 'A sua entrada nos negócios em Portugal.',
  tagline:
    'We register the company, sort out tax and banking, and build the part that sells. One team in Lisbon, in English and Portuguese, from first call to hundredth invoice.',
  taglinePt:
    'Constituímos a empresa, tratamos dos impostos e do banco e construímos a parte que vende. Uma só equipa em Lisboa, em português e inglês, da primeira chamada à centésima fatura.',
  explore: 'Explore services',
  explorePt: 'Conhecer os serviços',
  book: 'Book a free consultation',
  bookPt: 'Marcar consulta gratuita',
  offerShown: true,
  offer: 'Spring offer: 15% off Company Setup',
  offerPt: 'Oferta de primavera: 15% na Abertura de Empresa',
  offerEnd: '2025-04-30T23:00:00.000Z',
  why: 'Why choose us',
  whyPt: 'Porquê escolher-nos',
  whyLead:
    'You can do this alone. Most people do it once, and wish they had done it in the right order.',
  whyLeadPt:
    'Pode tratar de tudo sozinho. Quase todos o fazem uma vez, e depois gostavam de o ter feito pela ordem certa.',
  reason1: 'Legal compliance',
  reason1Pt: 'Conformidade legal',
  reason1Text:
    'Every filing has a date and an owner. We keep the calendar, prepare the papers and tell you what needs your signature.',
  reason1TextPt:
    'Cada obrigação tem uma data e um responsável. Mantemos o calendário, preparamos os documentos e dizemos o que falta assinar.',
  filingCaption: 'A small company’s filing year. The arch marks the next date.',
  filingCaptionPt: 'Um ano de obrigações de uma pequena empresa. O arco marca a próxima data.',
  // The day on which the owner has checked the days; until then the list before going live names them.
  filingChecked: '',
  filing1Shown: true,
  filing1: 'VAT (IVA)',
  filing1Pt: 'IVA',
  filing1Days: ['02-20', '05-20', '09-20', '11-20'],
  filing1Source:
    'Quarterly VAT return: VAT Code (CIVA), article 41. The tax is paid by the 25th (article 27).',
  filing1SourcePt:
    'Declaração periódica trimestral: Código do IVA, artigo 41.º. Pagamento até dia 25 (artigo 27.º).',
  filing2Shown: true,
  filing2: 'Social security',
  filing2Pt: 'Segurança Social',
  filing2Days: monthly,
  filing2Source:
    'Contributions for the month before: Contributions Code, article 43, as amended by Decree-Law 127/2025.',
  filing2SourcePt:
    'Contribuições do mês anterior: Código dos Regimes Contributivos, artigo 43.º, na redação do Decreto-Lei n.º 127/2025.',
  filing3Shown: true,
  filing3: 'Income tax (IRC)',
  filing3Pt: 'IRC',
  filing3Days: ['05-31', '07-31', '09-30', '12-15'],
  filing3Source:
    'Return in May and three payments on account: Corporate Income Tax Code (CIRC), articles 120 and 104.',
  filing3SourcePt:
    'Modelo 22 em maio e três pagamentos por conta: Código do IRC, artigos 120.º e 104.º.',
  filing4Shown: true,
  filing4: 'Accounts (IES)',
  filing4Pt: 'IES',
  filing4Days: ['07-15'],
  filing4Source:
    'Yearly business information: Corporate Income Tax Code (CIRC), article 121, and Decree-Law 8/2007.',
  filing4SourcePt:
    'Informação Empresarial Simplificada: Código do IRC, artigo 121.º, e Decreto-Lei n.º 8/2007.',
  reason2: 'Strategic location',
  reason2Pt: 'Localização estratégica',
  reason2Text:
    'Lisbon shares its clock with London and a good part of its working day with São Paulo, New York and Dubai.',
  reason2TextPt:
    'Lisboa tem a mesma hora que Londres e partilha boa parte do dia de trabalho com São Paulo, Nova Iorque e o Dubai.',
  reason3: 'Data-driven approach',
  reason3Pt: 'Decisões baseadas em dados',
  reason3Text:
    'We agree on three numbers before we spend anything, and report on them every Friday. If they do not move, we stop.',
  reason3TextPt:
    'Acordamos três números antes de gastar um euro e mostramos a evolução todas as sextas-feiras. Se não melhorarem, paramos.',
  costsShown: true,
  costsCaption: 'Cost per order over twelve weeks, online shop client',
  costsCaptionPt: 'Custo por encomenda em doze semanas, loja online',
  // Euros per order, week by week.
  costs: ['31', '30', '32', '27', '26', '22', '23', '19', '17', '16', '14', '13'],
  stepsTitle: 'How we work',
  stepsTitlePt: 'Como trabalhamos',
  stepsLead: 'Six weeks, thirty working days.',
  stepsLeadPt: 'Seis semanas, trinta dias úteis.',
  stepsNeed: 'Five of them need you.',
  stepsNeedPt: 'Cinco precisam de si.',
  // Of thirty days: five are the client's, nine the State's or the bank's, the last is the opening.
  clientDays: ['1', '5', '6', '14', '29'],
  stateDays: ['7', '8', '9', '13', '16', '17', '18', '19', '24'],
  clientTurn: 'You: a call or a signature',
  clientTurnPt: 'O cliente: uma chamada ou uma assinatura',
  ourTurn: 'Us',
  ourTurnPt: 'Nós',
  stateTurn: 'The State or the bank. We wait with you, and chase',
  stateTurnPt: 'O Estado ou o banco. Esperamos consigo e insistimos',
  step1Days: 'Day 1',
  step1DaysPt: 'Dia 1',
  step1: 'Free call',
  step1Pt: 'Consulta gratuita',
  step1Text: 'Thirty minutes. You leave with the order of steps and a rough cost.',
  step1TextPt: 'Trinta minutos. Fica com a ordem dos passos e um custo aproximado.',
  step2Days: 'Day 6',
  step2DaysPt: 'Dia 6',
  step2: 'Written plan',
  step2Pt: 'Plano escrito',
  step2Text: 'Legal form, tax, bank and launch date on one page, with fixed fees.',
  step2TextPt:
    'Forma jurídica, impostos, banco e data de abertura numa só página, com honorários fixos.',
  step3Days: 'Days 7 to 25',
  step3DaysPt: 'Dias 7 a 25',
  step3: 'Set-up',
  step3Pt: 'Constituição',
  step3Text:
    'NIF, company, bank, VAT. We chase, you sign. Where the State or the bank takes its time, the calendar says so before you start.',
  step3TextPt:
    'NIF, empresa, banco, IVA. Nós insistimos, o cliente assina. Quando o Estado ou o banco demoram, o calendário mostra-o antes de começar.',
  step4Days: 'Days 26 to 30',
  step4DaysPt: 'Dias 26 a 30',
  step4: 'Open',
  step4Pt: 'Abertura',
  step4Text: 'First invoice or first order, then a weekly report on three numbers.',
  step4TextPt: 'A primeira fatura ou encomenda e, depois, um relatório semanal com três números.',
};
