import { type FormEvent, useRef, useState } from 'react';
import { failureOf } from '#core/call-failure.ts';
import { companyZone } from '#core/zoned-time.ts';
import { topicsQuery } from '#features/topics/topics.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { RestoredNote } from '#ui/admin/draft/restored-note.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import { Note } from '#ui/admin/note.tsx';
import { useWhileHere } from '#ui/admin/while-here.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { createIdempotencyKeys } from '#ui/form/idempotency-key.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { IconChevronLeft } from '#ui/icons/icons.tsx';
import { noCall } from '../../book/components/booking-draft.ts';
import { QuestionField } from '../../book/components/question-field.tsx';
import { TopicOptions } from '../../book/components/topic-options.tsx';
import { chosenPlaces } from '../../booking.ts';
import { callFieldsTexts } from '../../call-fields.texts.ts';
import { questionNames } from '../../questions.ts';
import { useRules } from '../../slots/components/use-availability.ts';
import { selectableZones } from '../../slots/components/visitor-clock.ts';
import { nameZones } from '../../ticket/ticket-clocks.ts';
import { bookForClient } from '../staff-booking-calls.ts';
import { bookForTexts } from './book-for.texts.ts';
import type { CalendarLinks } from './calendar-address.ts';
import { calendarTexts } from './calendar-admin.texts.ts';
import { ClientWord } from './client-word.tsx';
import { useRefusedSlot } from './refused-slot.ts';
import { SlotChoice } from './slot-choice.tsx';
import { useStaffDraft } from './use-staff-draft.ts';
import '#ui/admin/layout/columns.css';

/** What is known of the client and the time before the form is filled in. */
export type KnownClient = {
  name: string;
  email: string;
  phone: string;
  language: 'en' | 'pt';
  date: string;
  time: string;
};

type Errors = Readonly<Record<string, string>>;

function errorsOf(error: unknown): Errors {
  const failure = failureOf(error);
  if (failure.kind !== 'invalid') return {};
  return Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
}

type BookForFormProps = {
  known: KnownClient;
  /** Tells the drafts apart: one for each address of the screen. */
  draft: string;
  links: CalendarLinks;
};

/** Books a consultation for somebody, such as on the telephone. What was typed stays until it is booked. */
export function BookForForm({ known, draft: name, links }: BookForFormProps) {
  const t = useTexts(bookForTexts);
  const calendar = useTexts(calendarTexts);
  const call = useTexts(callFieldsTexts);
  const { data: topics = [] } = useQuery(topicsQuery(''));
  const { place } = useRules();
  const { language } = useLanguage();
  const { navigate } = useNavigation();
  const whileHere = useWhileHere();
  const showToast = useToast();
  const { busy, failure, run, forget } = useStaffAction();
  const { refused, read, clear } = useRefusedSlot();
  const keys = useRef(createIdempotencyKeys());
  const initial = { ...known, ...noCall, company: '', timeZone: companyZone, word: '' };
  const draft = useStaffDraft(`book-for:${name}`, initial);
  const { values } = draft;
  const [errors, setErrors] = useState<Errors>({});
  const [firstName = ''] = values.name.trim().split(' ');
  const isMailed = values.email.trim() !== '' || values.phone.trim() === '';

  function change(changes: Partial<typeof values>): void {
    clear();
    forget();
    setErrors({});
    draft.change(changes);
  }

  async function send(override: boolean): Promise<void> {
    const request = { ...values, override, locale: language };
    const key = keys.current.keyFor(request);
    const open = whileHere((id: string) => navigate(links.booking(id)));
    await run(
      async () => {
        try {
          return await bookForClient(request, key);
        } catch (error) {
          setErrors(errorsOf(error));
          throw error;
        }
      },
      (outcome) => {
        const changed = read(outcome);
        if (changed?.kind !== 'done') return;
        keys.current.settle();
        draft.forget();
        showToast({ title: t(isMailed ? 'booked' : 'bookedSilently', { name: firstName }) });
        open(changed.booking.id);
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(false);
  }

  const field = (name: 'name' | 'email' | 'phone' | 'company') => ({
    label: t(name),
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const hasFieldError = Object.keys(errors).length > 0;
  return (
    <>
      <PageHeading
        above={
          <Link className="crumb" to={links.calendar('')}>
            <IconChevronLeft />
            {calendar('title')}
          </Link>
        }
        title={t('title')}
        lead={t('lead')}
      />
      <RestoredNote of={draft} />
      <form onSubmit={submit} noValidate className="cols2 cols2--even">
        <Panel title={t('who')}>
          <div className="pan__b">
            <TextField {...field('name')} autoComplete="off" />
            <TextField
              {...field('email')}
              type="email"
              hint={t(isMailed ? 'emailHint' : 'noEmailHint')}
              autoComplete="off"
            />
            <div className="pair">
              <TextField
                {...field('phone')}
                type="tel"
                optional={isMailed ? t('optional') : undefined}
                autoComplete="off"
              />
              <TextField {...field('company')} optional={t('optional')} autoComplete="off" />
            </div>
            <div className="pair">
              <SelectField
                label={t('language')}
                value={values.language}
                onChange={(event) => change({ language: event.target.value as 'en' | 'pt' })}
              >
                <option value="en">{t('lang_en')}</option>
                <option value="pt">{t('lang_pt')}</option>
              </SelectField>
              <SelectField
                label={t('zone')}
                value={values.timeZone}
                onChange={(event) => change({ timeZone: event.target.value })}
              >
                {nameZones(selectableZones(values.timeZone), language).map(({ zone, name }) => (
                  <option key={zone} value={zone}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className="pair">
              {place === 'any' ? (
                <SelectField
                  label={call('place')}
                  optional={t('optional')}
                  value={values.place}
                  onChange={(event) => change({ place: event.target.value as typeof values.place })}
                >
                  <option value="">{call('place_')}</option>
                  {chosenPlaces.map((one) => (
                    <option key={one} value={one}>
                      {call(`place_${one}`)}
                    </option>
                  ))}
                </SelectField>
              ) : null}
              <SelectField
                label={call('about')}
                optional={t('optional')}
                value={values.about}
                onChange={(event) => change({ about: event.target.value })}
              >
                <TopicOptions topics={topics} />
              </SelectField>
            </div>
            {questionNames.map((name) => (
              <QuestionField
                key={name}
                name={name}
                reader="company"
                value={values[name]}
                error={errors[name]}
                onChange={(answer) => change({ [name]: answer })}
              />
            ))}
          </div>
        </Panel>
        <Panel title={t('when')}>
          <div className="pan__b">
            <SlotChoice
              date={values.date}
              time={values.time}
              timeZone={values.timeZone}
              onChange={change}
            />
            {errors.date || errors.time ? (
              <Note tone="bad" title={errors.date ?? errors.time} isAlert />
            ) : null}
            {isMailed ? (
              <ClientWord
                label={t('word')}
                optional={t('optional')}
                value={values.word}
                error={errors.word}
                onChange={(word) => change({ word })}
              />
            ) : null}
            {refused ? (
              <Note
                tone="warn"
                title={refused.sentence}
                isAlert
                action={
                  refused.canOverride ? (
                    <Button variant="soft" busy={busy} onClick={() => void send(true)}>
                      {t('override')}
                    </Button>
                  ) : undefined
                }
              />
            ) : null}
            <FailureNote failure={hasFieldError ? null : failure} />
            <div className="row">
              <Button type="submit" busy={busy} busyLabel={t('sending')}>
                {t(`${isMailed ? 'send' : 'sendSilently'}${firstName ? '' : 'Empty'}`, {
                  name: firstName,
                })}
              </Button>
            </div>
          </div>
        </Panel>
      </form>
    </>
  );
}
