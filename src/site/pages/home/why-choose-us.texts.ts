import { defineTexts } from '#i18n/texts.ts';

export const whyTexts = defineTexts({
  en: {
    locationDiagram: 'Office hours elsewhere, on Lisbon’s clock. Full colour: shared with Lisbon.',
    months: 'J F M A M J J A S O N D',
    monthly: 'Day {day} of each month',
    next: 'Next: {day}',
    lisbon: 'Lisbon, London',
    saoPaulo: 'São Paulo',
    newYork: 'New York',
    dubai: 'Dubai',
    euros: '€{amount}',
  },
  pt: {
    locationDiagram:
      'Horário de escritório noutras cidades, na hora de Lisboa. Cor cheia: em comum com Lisboa.',
    months: 'J F M A M J J A S O N D',
    monthly: 'Dia {day} de cada mês',
    next: 'A seguir: {day}',
    lisbon: 'Lisboa, Londres',
    saoPaulo: 'São Paulo',
    newYork: 'Nova Iorque',
    dubai: 'Dubai',
    euros: '{amount} €',
  },
});
