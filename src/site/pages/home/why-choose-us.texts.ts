import { defineTexts } from '#i18n/texts.ts';

export const whyTexts = defineTexts({
  en: {
    legalDiagram: 'A small company’s filing year. The yearly accounts in terracotta.',
    locationDiagram: 'Office hours elsewhere, on Lisbon’s summer clock. Dark: shared with Lisbon.',
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
    legalDiagram: 'O ano fiscal de uma pequena empresa. As contas anuais a terracota.',
    locationDiagram:
      'Horário de escritório noutras cidades, na hora de verão de Lisboa. Escuro: em comum com Lisboa.',
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
