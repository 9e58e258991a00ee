import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { translate } from '#i18n/texts.ts';
import type { FormField } from '#ui/form/registered-field.ts';
import type { MeetingPlace } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { defaultRules, offeredRules } from '../../rules/booking-rules.ts';
import { BookingFields, formatLead } from './booking-form.tsx';

const fieldOf = (name: string) => ({ name, code: '' }) as FormField;

/** The lead of the screen, and the fields with their tooltips. */
function said(place: MeetingPlace, language: Language): { lead: string; fields: string } {
  const rules = { ...offeredRules(defaultRules), place };
  const fields = renderToStaticMarkup(
    <LanguageProvider start={language}>
      <BookingFields fieldOf={fieldOf} place={place} />
    </LanguageProvider>,
  );
  const t = (key: keyof typeof bookingScreenTexts.en, params = {}) =>
    translate(bookingScreenTexts, language, key, params);
  return { lead: formatLead(t, rules), fields };
}

it.each([
  [
    'any',
    'en',
    'by video or phone, as you prefer',
    'if you prefer the phone, or if the video fails',
  ],
  [
    'any',
    'pt',
    'por vídeo ou telefone, como preferir',
    'se preferir o telefone ou se o vídeo falhar',
  ],
  ['video', 'en', 'we meet by video', 'Only used if the video fails.'],
  ['video', 'pt', 'falamos por vídeo', 'Só o usamos se o vídeo falhar.'],
  ['phone', 'en', 'we call you by phone', 'We call you on this number.'],
  ['phone', 'pt', 'ligamos-lhe por telefone', 'É para este número que ligamos.'],
] as const)('lead and tooltip agree on a call by %s: %s', (place, language, how, tip) => {
  const { lead, fields } = said(place, language);
  expect(lead).toContain(how);
  expect(fields).toContain(tip);
});
