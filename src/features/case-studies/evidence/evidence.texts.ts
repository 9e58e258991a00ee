import { defineTexts } from '#i18n/texts.ts';

export const evidenceTexts = defineTexts({
  en: {
    figures: 'In figures',
    before: 'Before: {value}',
    after: 'After: {value}',
    steps: 'How it went',
    quoteOpen: '“',
    quoteClose: '”',
  },
  pt: {
    figures: 'Em números',
    before: 'Antes: {value}',
    after: 'Depois: {value}',
    steps: 'Como correu',
    quoteOpen: '«',
    quoteClose: '»',
  },
});
