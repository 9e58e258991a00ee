import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Messages for the codes of the calls for staff about issues of the newsletter. */
export const campaignsErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    invalid_type: 'This field has the wrong type',
    too_long: 'This text is too long',
    invalid_language: 'The language must be en or pt',
    invalid_archive:
      'On the site and in search engines (listed), on the site alone (unlisted), or not (none)',
    invalid_missing: 'Readers of Portuguese get the English (english) or nothing (skip)',
    invalid_moment: 'This is not a moment such as 2026-11-30T09:00',
    invalid_reason: 'There is no such reason',
    out_of_range: 'From 1 to 6000 emails a minute',
    none: 'Choose at least one article',
    too_many: 'At most 20 articles',
    too_many_tags: 'At most 50 topics',
    unknown_campaign: 'There is no such issue',
    unknown_article: 'One of these articles is not public any more',
    unknown_suppression: 'There is no such address',
    not_draft: 'This issue is on its way: its words cannot be changed any more',
    not_ready: 'The subject or the text is still missing',
    not_possible: 'This issue is in another state by now',
    no_readers: 'Nobody has confirmed a subscription yet',
    past: 'This moment has passed',
    ended: 'This issue has already gone out',
    missing_portuguese:
      'Readers chose Portuguese, and this issue has none: send them the English, or leave them out',
    too_many_mails: 'Fifty tests were sent to you today. Try again tomorrow.',
    changed: 'Someone else has changed this issue in the meantime',
    revision_required: 'If-Match must name the revision that was shown',
  },
  pt: {
    required: 'Este campo é obrigatório',
    invalid_type: 'Este campo tem o tipo errado',
    too_long: 'Este texto é demasiado longo',
    invalid_language: 'O idioma tem de ser en ou pt',
    invalid_archive:
      'No site e nos motores de pesquisa (listed), só no site (unlisted) ou em lado nenhum (none)',
    invalid_missing: 'Quem lê português recebe o inglês (english) ou nada (skip)',
    invalid_moment: 'Isto não é um momento como 2026-11-30T09:00',
    invalid_reason: 'Esse motivo não existe',
    out_of_range: 'De 1 a 6000 e-mails por minuto',
    none: 'Escolha pelo menos um artigo',
    too_many: 'No máximo 20 artigos',
    too_many_tags: 'No máximo 50 temas',
    unknown_campaign: 'Essa edição não existe',
    unknown_article: 'Um destes artigos já não é público',
    unknown_suppression: 'Esse endereço não existe',
    not_draft: 'Esta edição já está a caminho: o texto já não se pode mudar',
    not_ready: 'Ainda falta o assunto ou o texto',
    not_possible: 'Entretanto, esta edição mudou de estado',
    no_readers: 'Ainda ninguém confirmou uma subscrição',
    past: 'Esse momento já passou',
    ended: 'Esta edição já saiu',
    missing_portuguese:
      'Há leitores que escolheram o português, e esta edição não o tem: envie-lhes o inglês ou deixe-os de fora',
    too_many_mails: 'Hoje já lhe enviámos cinquenta testes. Tente amanhã.',
    changed: 'Entretanto, outra pessoa mudou esta edição',
    revision_required: 'If-Match tem de indicar a revisão que foi mostrada',
  },
});

/** Returns the message for a code at a field. */
export function campaignsErrorText(language: Language, field: string, code: string): string {
  return codeText(campaignsErrorTexts, language, { field, code });
}
