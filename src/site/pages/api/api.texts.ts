import { defineTexts } from '#i18n/texts.ts';

export const apiTexts = defineTexts({
  en: {
    title: 'The API',
    lead: 'The calls that this site itself makes, open to your own programs. No key is needed.',
    document: 'For programs: the same as an OpenAPI 3.1 document,',
    everyCall: 'What holds for every call',
    json: 'Bodies and responses are JSON in UTF-8. Fields that a call does not know are dropped.',
    errors:
      'An error is a problem (RFC 9457) of the type application/problem+json. Its code never changes; its title is for people.',
    tooMany:
      'too many calls from one network address in a short time; forms have limits of their own. Retry-After says how many seconds to wait.',
    unavailable:
      'the database does not answer at the moment. Retry-After says how many seconds to wait.',
    repeated:
      'Where a call takes an Idempotency-Key, the same key with the same body gets the first response again, and nothing happens twice.',
    groups: 'Groups of calls',
    parameters: 'Parameters',
    required: 'required',
    body: 'Body',
    responses: 'Responses',
    example: 'Example',
    failed: 'The description of the API cannot be read at the moment',
    failedHint: 'Load the page again in a minute.',
    loading: 'Loading the description of the API',
  },
  pt: {
    title: 'A API',
    lead: 'As chamadas que este mesmo sítio faz, abertas aos seus programas. Não é preciso chave.',
    document: 'Para programas: o mesmo, como documento OpenAPI 3.1,',
    everyCall: 'O que vale para todas as chamadas',
    json: 'Os corpos e as respostas são JSON em UTF-8. Os campos que uma chamada não conhece são ignorados.',
    errors:
      'Um erro é um problema (RFC 9457) do tipo application/problem+json. O seu código nunca muda; o título é para pessoas.',
    tooMany:
      'demasiadas chamadas de um endereço de rede em pouco tempo; os formulários têm limites próprios. Retry-After diz quantos segundos esperar.',
    unavailable:
      'a base de dados não responde de momento. Retry-After diz quantos segundos esperar.',
    repeated:
      'Quando uma chamada aceita Idempotency-Key, a mesma chave com o mesmo corpo recebe de novo a primeira resposta, e nada acontece duas vezes.',
    groups: 'Grupos de chamadas',
    parameters: 'Parâmetros',
    required: 'obrigatório',
    body: 'Corpo',
    responses: 'Respostas',
    example: 'Exemplo',
    failed: 'De momento não é possível ler a descrição da API',
    failedHint: 'Carregue a página de novo daqui a um minuto.',
    loading: 'A carregar a descrição da API',
  },
});
