import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { TextField } from '#ui/field.tsx';
import { HelpTip } from '#ui/tooltip.tsx';
import type { BookingFormInput } from '../booking.input.ts';
import { bookingErrorText } from '../booking.texts.ts';
import type { MeetingPlace } from '../booking.ts';
import { bookingScreenTexts } from '../booking-screen.texts.ts';

type BookingFieldsProps = {
  register: UseFormRegister<BookingFormInput>;
  errors: FieldErrors<BookingFormInput>;
  place: MeetingPlace;
};

/** Who books: four fields, all required. Errors are codes of the form's schema. */
export function BookingFields({ register, errors, place }: BookingFieldsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  function errorAt(field: keyof BookingFormInput): string | undefined {
    const code = errors[field]?.message;
    return code ? bookingErrorText(language, field, code) : undefined;
  }
  return (
    <>
      <TextField
        {...register('name')}
        label={t('name')}
        error={errorAt('name')}
        autoComplete="name"
        required
      />
      <TextField
        {...register('email')}
        type="email"
        label={t('email')}
        error={errorAt('email')}
        autoComplete="email"
        required
      />
      <TextField
        {...register('company')}
        label={t('company')}
        help={<HelpTip label={t('companyHelp')} content={t('companyTip')} />}
        error={errorAt('company')}
        autoComplete="organization"
        required
      />
      <TextField
        {...register('phone')}
        type="tel"
        label={t('phone')}
        help={
          <HelpTip
            label={t('phoneHelp')}
            content={t(place === 'phone' ? 'phoneTipCall' : 'phoneTip')}
          />
        }
        error={errorAt('phone')}
        autoComplete="tel"
        required
      />
    </>
  );
}
