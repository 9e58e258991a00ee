import { defineTexts } from '#i18n/texts.ts';

/** The words of the controls of fields. */
export const fieldTexts = defineTexts({
  en: {
    noReference: 'None',
    choose: 'Choose one',
    choosePicture: 'Choose a picture',
    changePicture: 'Change the picture',
    clearPicture: 'Without picture',
    noPicture: 'No picture',
    isTile: 'A drawn tile',
    isUpload: 'An uploaded picture',
    existing: 'Those that exist',
    gone: '{value} (not on the site)',
    slugHint: 'The end of the page’s web address. It follows the title until you change it.',
  },
  pt: {
    noReference: 'Nenhum',
    choose: 'Escolha uma opção',
    choosePicture: 'Escolher uma imagem',
    changePicture: 'Mudar a imagem',
    clearPicture: 'Tirar a imagem',
    noPicture: 'Sem imagem',
    isTile: 'Um azulejo desenhado',
    isUpload: 'Uma imagem enviada',
    existing: 'As que já existem',
    gone: '{value} (não está no site)',
    slugHint: 'O fim do endereço da página na internet. Segue o título até o mudar.',
  },
});
