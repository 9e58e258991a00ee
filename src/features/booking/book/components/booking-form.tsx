import { companyZone } from '#core/zoned-time.ts';
import { nameCallers } from '#features/authors/authors.ts';
import type { Contact } from '#features/company/components/reach-links.tsx';
import { topicsQuery } from '#features/topics/topics.ts';
import { capitalize } from '#i18n/capitalize.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/texts.ts';
import { teamPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { HelpTip } from '#ui/controls/tooltip.tsx';
import { TextField } from '#ui/form/field.tsx';
import { PageForm, usePostedForm } from '#ui/form/posted-form.tsx';
import { controlProps, type FormField, personFields } from '#ui/form/registered-field.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import type { BookingFormInput } from '../../booking.input.ts';
import { bookingErrorText } from '../../booking.texts.ts';
import { chosenPlaces, type MeetingPlace, type OfferedRules, placeFor } from '../../booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatMoment } from '../../booking-times.ts';
import { callFieldsTexts } from '../../call-fields.texts.ts';
import { questionNames, questions } from '../../questions.ts';
import { slotStart } from '../../rules/availability.ts';
import { DayAndTime } from '../../slots/components/day-and-time.tsx';
import { RefusalBox } from '../../slots/components/refusal-box.tsx';
import { useRules } from '../../slots/components/use-availability.ts';
import { CallerFaces, useCallers } from '../../ticket/components/ticket.tsx';
import { type Choice, readCallDraft } from './booking-draft.ts';
import { DraftTicket } from './draft-ticket.tsx';
import { QuestionField } from './question-field.tsx';
import { TopicOptions } from './topic-options.tsx';
import type { BookingInProgress } from './use-booking.ts';

type TranslateScreen = Translate<keyof typeof bookingScreenTexts.en>;

/** Formats the lead of the booking screen: how long, that it is free, and how we meet. */
export function formatLead(
  t: TranslateScreen,
  rules: { slotMinutes: number; place: MeetingPlace },
): string {
  const minutes = rules.slotMinutes;
  const length = minutes === 30 ? t('halfAnHour') : t('minutes', { minutes });
  return t('lead', { length, how: t(`how_${rules.place}`) });
}

/**
 * The optional questions about the call: by video or phone, if the rules leave it open, and what it is
 * about. Plain inputs, which the form reads when it is sent and saves while they change.
 */
function CallFields() {
  const t = useTexts(callFieldsTexts);
  const { place } = useRules();
  const draft = readCallDraft(usePostedForm());
  const search = new URLSearchParams(useNavigation().address.search);
  const linked = search.get('about') ?? '';
  const { data: topics = [] } = useQuery(topicsQuery(linked));
  const isKnown = topics.some(({ about }) => about === linked);
  const optional = t('optional');
  return (
    <>
      {place === 'any' ? (
        <SelectField name="place" label={t('place')} optional={optional} defaultValue={draft.place}>
          <option value="">{t('place_')}</option>
          {chosenPlaces.map((one) => (
            <option key={one} value={one}>
              {t(`place_${one}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField
        key={topics.length}
        name="about"
        label={t('about')}
        optional={optional}
        defaultValue={isKnown ? linked : draft.about}
      >
        <TopicOptions topics={topics} />
      </SelectField>
      {questionNames.map((name) => (
        <QuestionField
          key={name}
          name={name}
          reader="client"
          defaultValue={draft[name] || (search.get(name)?.slice(0, questions[name].most) ?? '')}
        />
      ))}
    </>
  );
}

type BookingFieldsProps = {
  fieldOf: (name: keyof BookingFormInput) => FormField;
  place: MeetingPlace;
  /** The word for a company that need not be named; null: it has to be. */
  optionalCompany?: string | null;
};

const phoneTips = { any: 'phoneTip', video: 'phoneTipVideo', phone: 'phoneTipCall' } as const;

/** The four fields of a booking, required but for a company that the owner leaves open. Errors are codes of the form's schema. */
export function BookingFields({ fieldOf, place, optionalCompany = null }: BookingFieldsProps) {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const field = (name: keyof BookingFormInput) =>
    controlProps(fieldOf(name), (_, code) => bookingErrorText(language, name, code));
  return (
    <>
      <TextField {...field('name')} {...personFields.name} label={t('name')} required />
      <TextField {...field('email')} {...personFields.email} label={t('email')} required />
      <TextField
        {...field('company')}
        {...personFields.company}
        label={t('company')}
        {...(optionalCompany === null
          ? {
              help: <HelpTip label={t('companyHelp')} content={t('companyTip')} />,
              required: true,
            }
          : { optional: optionalCompany })}
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

const detailsId = 'your-details';

/** The slot that a link has chosen, above the calendar, which need not be gone through then. */
function ChosenSlot({ choice, zone }: { choice: Choice; zone: string | undefined }) {
  const t = useTexts(bookingScreenTexts);
  const { language } = useLanguage();
  if (choice.date === null || choice.time === null) return null;
  const instant = slotStart(choice.date, choice.time);
  return (
    <p className="book__chosen">
      <IconCheck />
      <span>
        <b>{capitalize(formatMoment(instant, zone ?? companyZone, language))}.</b> {t('chosenSlot')}{' '}
        <a href={`#${detailsId}`}>{t('toDetails')}</a>.
      </span>
    </p>
  );
}

/** Who the call will be with, as far as that is known before a day is chosen. */
function WhoCalls() {
  const { language } = useLanguage();
  const t = useTexts(bookingScreenTexts);
  const callers = useCallers();
  return (
    <div className="draft__caller">
      {callers.length > 0 ? <CallerFaces callers={callers} /> : null}
      <p>
        {callers.length > 0 ? <b translate="no">{nameCallers(callers, language)}</b> : null}
        <Link to={teamPath.href()}>{t('team')}</Link>
      </p>
    </div>
  );
}

type BookingFormProps = {
  booking: BookingInProgress;
  rules: OfferedRules;
  contact: Contact | null;
};

/** The booking form in three steps, beside the ticket that it fills in, which carries the button. */
export function BookingForm({ booking, rules, contact }: BookingFormProps) {
  const { form, availability, zone, choice, pick, error, refusal } = booking;
  const t = useTexts(bookingScreenTexts);
  const call = useTexts(callFieldsTexts);
  const posted = usePostedForm();
  const place = placeFor(rules.place, booking.place);
  return (
    <PageForm
      className="book__panel book__form"
      ref={form.element}
      onChange={form.change}
      onSubmit={form.submit}
    >
      <div className="book__steps">
        {booking.isBroughtAlong ? <ChosenSlot choice={choice} zone={zone?.zone} /> : null}
        {posted?.part ?? (
          <DayAndTime
            isNumbered
            availability={availability}
            rules={rules}
            zone={zone}
            choice={choice}
            error={error}
            onDay={(date) => pick({ date })}
            onTime={(time) => pick({ time })}
          />
        )}
        <section className="step" id={detailsId}>
          <h2>
            <span aria-hidden="true">3</span> {t('details')}
          </h2>
          <div className="form form--2">
            <BookingFields
              fieldOf={form.field}
              place={place}
              optionalCompany={rules.companyOptional ? call('optional') : null}
            />
            <CallFields />
          </div>
        </section>
      </div>
      <DraftTicket
        choice={choice}
        zone={zone?.zone ?? null}
        isLive={posted === null}
        rules={rules}
        place={place}
        caller={<WhoCalls />}
        refusal={
          refusal ? (
            <RefusalBox
              key={form.attempts}
              message={refusal}
              contact={contact}
              onChoose={({ date, time }) => pick({ date, time })}
            />
          ) : null
        }
      >
        <Button
          type="submit"
          disabled={availability === null && !posted}
          busy={form.busy}
          busyLabel={t('confirming')}
        >
          {t('confirm')}
        </Button>
      </DraftTicket>
    </PageForm>
  );
}
