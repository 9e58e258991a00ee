import { defineTexts } from '#i18n/texts.ts';

export const howWeWorkTexts = defineTexts({
  en: {
    title: 'How we work',
    lead: 'The order rarely changes. What changes is how much of it you have already done.',
    step1: 'Free call',
    step1Text: 'Thirty minutes. You leave with the order of steps and a rough cost.',
    step2: 'Written plan',
    step2Text: 'Legal form, tax, bank and launch date on one page, with fixed fees.',
    step3: 'Set-up',
    step3Text: 'NIF, company, bank, VAT. We chase; you sign.',
    step4: 'Open',
    step4Text: 'First invoice or first order, then a weekly report on three numbers.',
  },
  pt: {
    title: 'Como trabalhamos',
    lead: 'A ordem raramente muda. O que muda é a parte do caminho que já está feita.',
    step1: 'Chamada gratuita',
    step1Text: 'Trinta minutos. Fica com a ordem dos passos e um custo aproximado.',
    step2: 'Plano escrito',
    step2Text:
      'Forma jurídica, impostos, banco e data de abertura numa só página, com honorários fixos.',
    step3: 'Constituição',
    step3Text: 'NIF, empresa, banco, IVA. Nós insistimos; o cliente assina.',
    step4: 'Abertura',
    step4Text: 'A primeira fatura ou encomenda e, depois, um relatório semanal com três números.',
  },
});
