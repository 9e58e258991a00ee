import { defineTexts } from '#i18n/texts.ts';

/** What an issue says around its own words: in the draft made from articles, and in its mail. */
export const campaignPartsTexts = defineTexts({
  en: {
    read: 'Read the article',
    onSite: 'Read this article on our site',
    leave: 'Leave the newsletter',
    reason:
      'You receive this because you confirmed your subscription to our newsletter on our site. You can leave with one click, at any time.',
    testReason:
      'This is a test of an issue of the newsletter, sent to you alone. Its link to leave does nothing.',
    picture: 'Picture: {alt}',
    pictureAlone: 'Picture',
  },
  pt: {
    read: 'Ler o artigo',
    onSite: 'Ler este artigo no nosso site',
    leave: 'Sair da newsletter',
    reason:
      'Recebe este e-mail porque confirmou no nosso site a subscrição da nossa newsletter. Pode sair com um clique, quando quiser.',
    testReason:
      'Isto é um teste de uma edição da newsletter, enviado só para si. A ligação para sair não faz nada.',
    picture: 'Imagem: {alt}',
    pictureAlone: 'Imagem',
  },
});
