import type { Language } from '#i18n/language.ts';
import { codeText, defineTexts, type TextParams } from '#i18n/texts.ts';
import { bookingErrorTexts } from '../booking.texts.ts';
import { longestWord } from './staff-booking.input.ts';

/** Why a change of a booking by staff was refused, by code. */
export const staffRefusalTexts = defineTexts({
  en: {
    not_found: 'There is no such booking',
    not_changeable: 'This booking has begun or was cancelled; it can no longer be changed',
    not_confirmed: 'The client has to confirm this booking first',
    not_begun: 'Only a consultation that has begun can be marked as a no-show',
    changed: 'This booking was changed in the meantime. You now see its current state.',
    past: 'This time has passed',
    invalid_time: 'A consultation begins at 06:00 or later and ends by midnight',
    slot_taken: 'This time is already booked',
    breaks_rules: 'This time breaks a rule. Choose it again to book it anyway.',
    already_sent: 'It is too late to undo this: the email to the client has been sent',
    idempotency_key_reused: 'This Idempotency-Key was already used for another request',
  },
  pt: {
    not_found: 'Esta marcação não existe',
    not_changeable: 'Esta marcação já começou ou foi cancelada; já não pode ser alterada',
    not_confirmed: 'O cliente tem primeiro de confirmar esta marcação',
    not_begun: 'Só se pode registar uma falta a uma consulta que já começou',
    changed: 'Entretanto, esta marcação foi alterada. Agora vê o estado atual.',
    past: 'Este horário já passou',
    invalid_time: 'Uma consulta começa às 06:00 ou depois e acaba até à meia-noite',
    slot_taken: 'Já há uma marcação a esta hora',
    breaks_rules: 'Este horário não cumpre uma regra. Escolha-o de novo para marcar mesmo assim.',
    already_sent: 'Já não se pode anular: o e-mail para o cliente já foi enviado',
    idempotency_key_reused: 'Esta Idempotency-Key já foi usada noutro pedido',
  },
});

const fieldTexts = defineTexts({
  en: {
    ...bookingErrorTexts.en,
    word_too_long: 'At most {most} characters',
    email_required: 'Give an email address or a telephone number, so that they can be reached',
  },
  pt: {
    ...bookingErrorTexts.pt,
    word_too_long: 'No máximo {most} caracteres',
    email_required: 'Indique um e-mail ou um número de telefone, para poder contactar a pessoa',
  },
});

/** Returns the message for a code at a field of a form for staff. */
export function staffFieldText(
  language: Language,
  field: string,
  code: string,
  params: TextParams = {},
): string {
  return codeText(fieldTexts, language, { field, code, params: { most: longestWord, ...params } });
}
