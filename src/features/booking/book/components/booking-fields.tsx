import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { HelpTip } from '#ui/controls/tooltip.tsx';
import { TextField } from '#ui/form/field.tsx';
import { personFields, registeredField } from '#ui/form/registered-field.ts';
import type { BookingFormInput } from '../../booking.input.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import type { MeetingPlace } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';

type BookingFieldsProps = {
  register: UseFormRegister<BookingFormInput>;
  errors: FieldErrors<BookingFormInput>;
  place: MeetingPlace;
};

const phoneTips = { any: 'phoneTip', video: 'phoneTipVideo', phone: 'phoneTipCall' } as const;

/** The four required fields of a booking. Errors are codes of the form's schema. */
export function BookingFields({ register, errors, place }: BookingFieldsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const field = registeredField({ register, errors }, (name, code) =>
    bookingErrorText(language, name, code),
  );
  return (
    <>
      <TextField {...field('name')} {...personFields.name} label={t('name')} required />
      <TextField {...field('email')} {...personFields.email} label={t('email')} required />
      <TextField
        {...field('company')}
        {...personFields.company}
        label={t('company')}
        help={<HelpTip label={t('companyHelp')} content={t('companyTip')} />}
        required
      />
      <TextField
        {...field('phone')}
        {...personFields.phone}
        label={t('phone')}
        help={<HelpTip label={t('phoneHelp')} content={t(phoneTips[place])} />}
        required
      />
    </>
  );
}
