import { defineTexts } from '#i18n/texts.ts';

export const apiTexts = defineTexts({
  en: {
    title: 'The API',
    lead: 'The API that this site itself uses, open to your own programs. No key is needed.',
    document:
      'The same description as an OpenAPI 3.1 document, which has the calls of the back office too:',
    everyCall: 'Rules for every call',
    json: 'Bodies and responses are JSON in `UTF-8`. Unknown fields are ignored.',
    errors:
      'An error is a problem (RFC 9457) of the type `application/problem+json`. Its code never changes; its title is for people.',
    tooMany:
      'too many calls from one network address in a short time; forms have limits of their own. `Retry-After` says how many seconds to wait.',
    unavailable: 'the database is not responding. `Retry-After` says how many seconds to wait.',
    repeated:
      'Where a call takes an `Idempotency-Key`, a repeated key with the same body returns the first response and changes nothing.',
    groups: 'Groups of calls',
    parameters: 'Parameters',
    required: 'required',
    body: 'Body',
    responses: 'Responses',
    example: 'Example',
    failed: 'We could not load the description of the API',
    failedHint: 'Load the page again in a minute.',
    loading: 'Loading the description of the API',
  },
  pt: {
    title: 'A API',
    lead: 'A API que este site usa, aberta aos seus programas. Não precisa de chave.',
    document:
      'A mesma descrição, em documento OpenAPI 3.1, que tem também as chamadas da área de gestão:',
    everyCall: 'Regras para todas as chamadas',
    json: 'Os corpos e as respostas são JSON em `UTF-8`. Os campos desconhecidos são ignorados.',
    errors:
      'Um erro é um problema (RFC 9457) do tipo `application/problem+json`. O código nunca muda; o título destina-se a pessoas.',
    tooMany:
      'demasiadas chamadas de um endereço de rede em pouco tempo; os formulários têm limites próprios. `Retry-After` diz quantos segundos esperar.',
    unavailable:
      'a base de dados não está a responder. `Retry-After` diz quantos segundos esperar.',
    repeated:
      'Quando uma chamada aceita `Idempotency-Key`, repetir a chave com o mesmo corpo devolve a primeira resposta e não altera nada.',
    groups: 'Grupos de chamadas',
    parameters: 'Parâmetros',
    required: 'obrigatório',
    body: 'Corpo',
    responses: 'Respostas',
    example: 'Exemplo',
    failed: 'Não foi possível carregar a descrição da API',
    failedHint: 'Carregue a página de novo daqui a um minuto.',
    loading: 'A carregar a descrição da API',
  },
});
