import { defineTexts } from '#i18n/texts.ts';

/** What an issue says around its own words: in the draft made from articles, and in its mail. */
export const campaignPartsTexts = defineTexts({
  en: {
    read: 'Read the article',
    onSite: 'Read this article on our site',
    again:
      'You subscribed to our newsletter on our site some months ago, and this is the first issue since. We are {brand}, from {city}. If it no longer interests you, one click ends it.',
    inBrowser: 'Read it in the browser',
    leave: 'Leave the newsletter',
    reason:
      'You receive this because you are subscribed to our newsletter. You can leave with one click, at any time; the same page changes the language.',
    testReason:
      'This is a test of an issue of the newsletter, sent to you alone. Its link to leave does nothing.',
    picture: 'Picture: {alt}',
    pictureAlone: 'Picture',
  },
  pt: {
    read: 'Ler o artigo',
    onSite: 'Ler este artigo no nosso site',
    again:
      'Subscreveu a nossa newsletter no nosso site há alguns meses, e esta é a primeira edição desde então. Somos a {brand}, de {city}. Se já não lhe interessa, basta um clique para sair.',
    inBrowser: 'Ler no navegador',
    leave: 'Sair da newsletter',
    reason:
      'Recebe este e-mail porque subscreveu a nossa newsletter. Pode sair com um clique, quando quiser; na mesma página muda de língua.',
    testReason:
      'Isto é um teste de uma edição da newsletter, enviado só para si. A ligação para sair não faz nada.',
    picture: 'Imagem: {alt}',
    pictureAlone: 'Imagem',
  },
});
