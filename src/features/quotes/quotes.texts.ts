import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts } from '#i18n/texts.ts';

/** Sentences for the codes of the calls about quotes. */
export const quoteErrorTexts = defineTexts({
  en: {
    required: 'This field is required',
    too_long: 'This text is too long',
    too_many: 'There are too many',
    invalid_type: 'This value is of another type',
    invalid_email: 'Please enter an email address',
    invalid_locale: 'The language must be en or pt',
    invalid_date: 'There is no such day in the calendar (YYYY-MM-DD)',
    invalid_when:
      'A part is due at once (accepted), on a day (YYYY-MM-DD) or at a step ({"step": 2})',
    not_positive: 'This must be above 0',
    two_decimals: 'This may have two decimals at most',
    too_large: 'The amount, with VAT, can be €999,999.99 at most',
    not_whole: 'The percentages of the parts must make exactly 100',
    part_too_small: 'A part of this plan would be less than a cent',
    lines_required: 'A quote has at least one line',
    plan_required: 'A plan has at least one part',
    email_required: 'Please say whom it is for: a person or an email address',
    name_required: 'Please enter a name',
    unknown_person: 'There is no such person',
    unknown_package: 'There is no such package',
    unknown_step: 'The template of the package has no such step; steps count from 1',
    invalid_choice: 'Please accept, or ask for changes',
    unknown_quote: 'There is no such quote',
    unknown_link: 'This link is not known',
    accepted: 'The client has accepted this quote already',
    not_sent: 'This quote has not been sent yet',
    expired:
      'This quote was valid until the day that it names. Please call us: we write you a new one.',
    done: 'This has been answered already',
    withdrawn: 'This quote has been taken back',
    newer_version: 'There is a newer version of this quote. Please read it first.',
    too_many_mails:
      'Too many emails went to this address today, or there is none; nothing was sent',
    idempotency_key_reused: 'This Idempotency-Key was already used for another request',
  },
  pt: {
    required: 'Este campo é obrigatório',
    too_long: 'Este texto é demasiado longo',
    too_many: 'São demasiados',
    invalid_type: 'Este valor é de outro tipo',
    invalid_email: 'Indique um endereço de e-mail',
    invalid_locale: 'O idioma tem de ser en ou pt',
    invalid_date: 'Este dia não existe no calendário (AAAA-MM-DD)',
    invalid_when:
      'Uma parte vence com a aceitação (accepted), num dia (AAAA-MM-DD) ou num passo ({"step": 2})',
    not_positive: 'Tem de ser superior a 0',
    two_decimals: 'Pode ter no máximo duas casas decimais',
    too_large: 'O valor, com IVA, pode ser no máximo 999 999,99 €',
    not_whole: 'As percentagens das partes têm de somar exatamente 100',
    part_too_small: 'Uma parte deste plano seria inferior a um cêntimo',
    lines_required: 'Um orçamento tem pelo menos uma linha',
    plan_required: 'Um plano tem pelo menos uma parte',
    email_required: 'Indique para quem é: uma pessoa ou um e-mail',
    name_required: 'Indique um nome',
    unknown_person: 'Essa pessoa não existe',
    unknown_package: 'Esse pacote não existe',
    unknown_step: 'O modelo do pacote não tem esse passo; os passos contam-se a partir de 1',
    invalid_choice: 'Aceite o orçamento ou peça alterações',
    unknown_quote: 'Esse orçamento não existe',
    unknown_link: 'Esta ligação não é conhecida',
    accepted: 'O cliente já aceitou este orçamento',
    not_sent: 'Este orçamento ainda não foi enviado',
    expired: 'Este orçamento foi válido até ao dia indicado. Ligue-nos: fazemos-lhe um novo.',
    done: 'Já recebemos a sua resposta',
    withdrawn: 'Este orçamento foi anulado',
    newer_version: 'Há uma versão mais recente deste orçamento. Leia-a primeiro.',
    too_many_mails:
      'Hoje já foram demasiados e-mails para este endereço, ou não há endereço; nada foi enviado',
    idempotency_key_reused: 'Esta Idempotency-Key já foi usada noutro pedido',
  },
});

/** The sentence for a code at a field, as `codeText` finds it. */
export function quoteErrorText(language: Language, field: string, code: string): string {
  return codeText(quoteErrorTexts, language, { field, code });
}
