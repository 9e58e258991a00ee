import { defineTexts } from '#i18n/texts.ts';

export const whyTexts = defineTexts({
  en: {
    heading: 'Why choose us',
    lead: 'You can do this alone. Most people do it once, and wish they had done it in the right order.',
    legal: 'Legal compliance',
    legalText:
      'Every filing has a date and an owner. We keep the calendar, prepare the papers and tell you what needs your signature.',
    legalDiagram: 'A small company’s filing year. The yearly accounts in terracotta.',
    location: 'Strategic location',
    locationText:
      'Lisbon shares its clock with London and a good part of its working day with São Paulo, New York and Dubai.',
    locationDiagram: 'Office hours elsewhere, on Lisbon’s summer clock. Dark: shared with Lisbon.',
    data: 'Data-driven approach',
    dataText:
      'We agree on three numbers before we spend anything, and report on them every Friday. If they do not move, we stop.',
    dataDiagram: 'Cost per order over twelve weeks, online shop client',
    months: 'J F M A M J J A S O N D',
    vat: 'VAT (IVA)',
    social: 'Social security',
    incomeTax: 'Income tax (IRC)',
    accounts: 'Accounts (IES)',
    lisbon: 'Lisbon, London',
    saoPaulo: 'São Paulo',
    newYork: 'New York',
    dubai: 'Dubai',
    euros: '€{amount}',
  },
  pt: {
    heading: 'Porquê escolher-nos',
    lead: 'É possível fazer tudo sozinho. Quase todos o fazem uma vez e preferiam tê-lo feito pela ordem certa.',
    legal: 'Conformidade legal',
    legalText:
      'Cada obrigação tem uma data e um responsável. Mantemos o calendário, preparamos os documentos e dizemos o que falta assinar.',
    legalDiagram: 'O ano fiscal de uma pequena empresa. As contas anuais a terracota.',
    location: 'Localização estratégica',
    locationText:
      'Lisboa tem a mesma hora que Londres e partilha boa parte do dia de trabalho com São Paulo, Nova Iorque e o Dubai.',
    locationDiagram:
      'Horário de escritório noutras cidades, na hora de verão de Lisboa. Escuro: em comum com Lisboa.',
    data: 'Decisões com dados',
    dataText:
      'Acordamos três números antes de gastar um euro e damos conta deles todas as sextas-feiras. Se não mexerem, paramos.',
    dataDiagram: 'Custo por encomenda em doze semanas, loja online',
    months: 'J F M A M J J A S O N D',
    vat: 'IVA',
    social: 'Segurança Social',
    incomeTax: 'IRC',
    accounts: 'IES',
    lisbon: 'Lisboa, Londres',
    saoPaulo: 'São Paulo',
    newYork: 'Nova Iorque',
    dubai: 'Dubai',
    euros: '{amount} €',
  },
});
