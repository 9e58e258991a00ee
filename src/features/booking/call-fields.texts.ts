import { defineTexts } from '#i18n/texts.ts';

/** The words of the optional questions about a call, on the booking screen and for staff. */
export const callFieldsTexts = defineTexts({
  en: {
    optional: 'optional',
    place: 'By video or phone?',
    place_: 'Either is fine',
    place_video: 'By video',
    place_phone: 'By phone',
    about: 'What is it about?',
    about_: 'Something else, or not sure yet',
    services: 'Services',
    packages: 'Packages',
    notSaid: 'Not said',
  },
  pt: {
    optional: 'opcional',
    place: 'Por vídeo ou telefone?',
    place_: 'Tanto faz',
    place_video: 'Por vídeo',
    place_phone: 'Por telefone',
    about: 'Qual é o assunto?',
    about_: 'Outro, ou ainda não sei',
    services: 'Serviços',
    packages: 'Pacotes',
    notSaid: 'Não indicado',
  },
});
