import { defineTexts } from '#i18n/texts.ts';

/** Titles of the problems of any call before its use case runs. */
export const requestTexts = defineTexts({
  en: {
    invalid_json: 'The body is not JSON',
    unsupported_media_type: 'Send the body as application/json',
    invalid_fields: 'Please check the marked fields',
    not_an_object: 'The body must be a JSON object',
    too_many_requests:
      'Too many requests came from your address. Please wait a little, or call or write to us.',
  },
  pt: {
    invalid_json: 'O corpo não é JSON',
    unsupported_media_type: 'Envie o corpo como application/json',
    invalid_fields: 'Verifique os campos assinalados',
    not_an_object: 'O corpo tem de ser um objeto JSON',
    too_many_requests:
      'Chegaram demasiados pedidos do seu endereço. Aguarde um pouco, ou ligue-nos ou escreva-nos.',
  },
});
