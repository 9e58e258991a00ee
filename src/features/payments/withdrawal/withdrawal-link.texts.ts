import { defineTexts } from '#i18n/texts.ts';

// Apart from the sentences of the pages, which the payment page does not load.
export const withdrawalLinkTexts = defineTexts({
  en: { link: 'Withdraw from contract here' },
  pt: { link: 'Resolver o contrato aqui' },
});
