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
    busy: 'Too many searches are running at the moment. Please try again in a few seconds.',
    invalid_form: 'The form could not be read',
    incomplete_body: 'The body of the request is incomplete',
    repeated_host: 'The request has more than one Host header',
    foreign_origin: 'This call came from a page of another site',
    foreign_session: 'This call carries a session and did not come from a page of this site',
    other_host:
      'The setting ORIGIN is {setting}, but this page was opened at {given}. Open the site at the address of ORIGIN, or set ORIGIN to the address that visitors use and start the server again.',
  },
  pt: {
    invalid_json: 'O corpo não é JSON',
    unsupported_media_type: 'Envie o corpo como application/json',
    invalid_fields: 'Verifique os campos assinalados',
    not_an_object: 'O corpo tem de ser um objeto JSON',
    too_many_requests:
      'Chegaram demasiados pedidos do seu endereço. Aguarde um pouco, ou ligue-nos ou escreva-nos.',
    busy: 'Há demasiadas pesquisas em curso neste momento. Tente de novo dentro de alguns segundos.',
    invalid_form: 'Não foi possível ler o formulário',
    incomplete_body: 'O corpo do pedido está incompleto',
    repeated_host: 'O pedido tem mais do que um cabeçalho Host',
    foreign_origin: 'Este pedido veio de uma página de outro site',
    foreign_session: 'Este pedido traz uma sessão e não veio de uma página deste site',
    other_host:
      'A definição ORIGIN é {setting}, mas esta página foi aberta em {given}. Abra o site no endereço de ORIGIN, ou defina ORIGIN com o endereço que os visitantes usam e reinicie o servidor.',
  },
});
