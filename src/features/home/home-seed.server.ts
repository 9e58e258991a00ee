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
  offer: 'Spring offer: 15% off Company Setup',
  offerPt: 'Oferta de primavera: 15% na Abertura de Empresa',
  offerEnd: '2025-04-30T23:00:00.000Z',
  why: 'Why choose us',
  whyPt: 'Porquê escolher-nos',
  whyLead:
    'You can do this alone. Most people do it once, and wish they had done it in the right order.',
  whyLeadPt:
    'É possível fazer tudo sozinho. Quase todos o fazem uma vez e preferiam tê-lo feito pela ordem certa.',
  reason1: 'Legal compliance',
  reason1Pt: 'Conformidade legal',
  reason1Text:
    'Every filing has a date and an owner. We keep the calendar, prepare the papers and tell you what needs your signature.',
  reason1TextPt:
    'Cada obrigação tem uma data e um responsável. Mantemos o calendário, preparamos os documentos e dizemos o que falta assinar.',
  reason2: 'Strategic location',
  reason2Pt: 'Localização estratégica',
  reason2Text:
    'Lisbon shares its clock with London and a good part of its working day with São Paulo, New York and Dubai.',
  reason2TextPt:
    'Lisboa tem a mesma hora que Londres e partilha boa parte do dia de trabalho com São Paulo, Nova Iorque e o Dubai.',
  reason3: 'Data-driven approach',
  reason3Pt: 'Decisões com dados',
  reason3Text:
    'We agree on three numbers before we spend anything, and report on them every Friday. If they do not move, we stop.',
  reason3TextPt:
    'Acordamos três números antes de gastar um euro e damos conta deles todas as sextas-feiras. Se não mexerem, paramos.',
  costsCaption: 'Cost per order over twelve weeks, online shop client',
  costsCaptionPt: 'Custo por encomenda em doze semanas, loja online',
  // Euros per order, week by week.
  costs: ['31', '30', '32', '27', '26', '22', '23', '19', '17', '16', '14', '13'],
  stepsTitle: 'How we work',
  stepsTitlePt: 'Como trabalhamos',
  stepsLead: 'The order rarely changes. What changes is how much of it you have already done.',
  stepsLeadPt: 'A ordem raramente muda. O que muda é a parte do caminho que já está feita.',
  step1: 'Free call',
  step1Pt: 'Chamada gratuita',
  step1Text: 'Thirty minutes. You leave with the order of steps and a rough cost.',
  step1TextPt: 'Trinta minutos. Fica com a ordem dos passos e um custo aproximado.',
  step2: 'Written plan',
  step2Pt: 'Plano escrito',
  step2Text: 'Legal form, tax, bank and launch date on one page, with fixed fees.',
  step2TextPt:
    'Forma jurídica, impostos, banco e data de abertura numa só página, com honorários fixos.',
  step3: 'Set-up',
  step3Pt: 'Constituição',
  step3Text: 'NIF, company, bank, VAT. We chase; you sign.',
  step3TextPt: 'NIF, empresa, banco, IVA. Nós insistimos; o cliente assina.',
  step4: 'Open',
  step4Pt: 'Abertura',
  step4Text: 'First invoice or first order, then a weekly report on three numbers.',
  step4TextPt: 'A primeira fatura ou encomenda e, depois, um relatório semanal com três números.',
};
