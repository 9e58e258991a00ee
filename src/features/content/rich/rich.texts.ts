import { defineTexts } from '#i18n/texts.ts';

/** Words of a text that is written as it will look. */
export const richTexts = defineTexts({
  en: {
    link: 'Link',
    address: 'Address',
    addressHint: 'A page of this site, such as /services, or an address elsewhere.',
    wrongAddress:
      'No link can lead there. Write an address such as https://example.com or /services.',
    setLink: 'Set the link',
    removeLink: 'Take the link away',
    close: 'Close',
    notRich: 'This text is too long or too deep to be shown as it will look.',
    asMarkdown: 'Write it as Markdown',
  },
  pt: {
    link: 'Ligação',
    address: 'Endereço',
    addressHint: 'Uma página deste site, como /services, ou um endereço de fora.',
    wrongAddress:
      'Nenhuma ligação pode levar até aí. Escreva um endereço como https://exemplo.pt ou /services.',
    setLink: 'Criar a ligação',
    removeLink: 'Retirar a ligação',
    close: 'Fechar',
    notRich: 'Este texto é demasiado longo ou encaixado para ser mostrado como vai ficar.',
    asMarkdown: 'Escrevê-lo em Markdown',
  },
});
