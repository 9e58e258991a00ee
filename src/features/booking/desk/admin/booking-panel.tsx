import { type ReactNode, useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { telHref } from '#features/company/company.ts';
import { writeHref } from '#features/people/people.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Initials } from '#ui/admin/initials.tsx';
import { Note } from '#ui/admin/note.tsx';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { IconMail, IconPhone } from '#ui/icons/frame-icons.tsx';
import { IconVideo } from '#ui/icons/icons.tsx';
import { Badge, type BadgeVariant } from '#ui/layout/badge.tsx';
import { showAnswers } from '../../questions.ts';
import type { StaffBookingDetail } from '../staff-booking.schema.ts';
import { markNoShow, undoForClient } from '../staff-booking-calls.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { clientClock, formatNarrowDay } from './booking-when.ts';
import type { CalendarLinks } from './calendar-address.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { type BookingChanged, MoveForm } from './move-form.tsx';
import { useRefusedSlot } from './refused-slot.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import './booking-panel.css';

const badges = {
  held: 'review',
  confirmed: 'good',
  cancelled: 'outline',
  past: 'secondary',
  noShow: 'outline',
} as const satisfies Record<string, BadgeVariant>;

function statusOf({ status, noShowAt, endsAt }: StaffBookingDetail): keyof typeof badges {
  if (noShowAt !== null) return 'noShow';
  return status === 'confirmed' && Date.parse(endsAt) <= Date.now() ? 'past' : status;
}

function Reach({ personId, name, email, phone, videoLink, canChange }: StaffBookingDetail) {
  const t = useTexts(bookingPanelTexts);
  return (
    <div className="acts3">
      {videoLink && canChange ? (
        <a className={buttonClass({})} href={videoLink} target="_blank" rel="noreferrer">
          <IconVideo />
          {t('join')}
        </a>
      ) : null}
      {phone ? (
        <a className={buttonClass({ variant: 'soft' })} href={telHref(phone)}>
          <IconPhone />
          {t('call')}
        </a>
      ) : null}
      {email ? (
        <Link
          className={buttonClass({ variant: 'soft' })}
          to={writeHref({ personId, email, name })}
        >
          <IconMail />
          {t('mail')}
        </Link>
      ) : null}
    </div>
  );
}

function NoShow({
  booking,
  onChanged,
}: {
  booking: StaffBookingDetail;
  onChanged: BookingChanged;
}) {
  const t = useTexts(bookingPanelTexts);
  const { busy, failure, run } = useStaffAction();
  const { read } = useRefusedSlot();
  const isMarked = booking.noShowAt !== null;
  const button = (
    <Button
      variant="soft"
      busy={busy}
      onClick={() =>
        void run(
          () => markNoShow(booking, !isMarked),
          (outcome) => {
            const changed = read(outcome);
            if (changed) onChanged(changed);
          },
        )
      }
    >
      {t(isMarked ? 'noShowUndo' : 'noShow')}
    </Button>
  );
  return (
    <>
      {isMarked ? (
        <Note tone="info" title={t('noShowDone', { name: booking.name })} action={button} />
      ) : (
        <div className="row">{button}</div>
      )}
      <FailureNote failure={failure} />
    </>
  );
}

type BookingPanelProps = {
  booking: StaffBookingDetail;
  onChanged: () => Promise<void>;
  links: CalendarLinks;
  /** What is said above the booking. */
  note?: ReactNode;
  /** The work that begins from the booking. */
  work?: ReactNode;
};

/** One booking: who and when on both clocks, how to reach them, and what can be done with it. */
export function BookingPanel({ booking, onChanged, links, note, work }: BookingPanelProps) {
  const t = useTexts(bookingPanelTexts);
  const { language } = useLanguage();
  const offerUndo = useUndo();
  const [isCancelling, setIsCancelling] = useState(false);
  const [wasChanged, setWasChanged] = useState(false);
  const { name, company, startsAt, endsAt, timeZone, personId, reference, heldUntil } = booking;
  const { topic } = booking;
  const [firstName = name] = name.split(' ');
  const there = clientClock(startsAt, timeZone, language);
  const when = `${formatNarrowDay(booking.date, language)}, ${booking.time}`;
  const momentOf = (instant: string) => {
    const { day, time } = readClock(instant, companyZone);
    return `${formatNarrowDay(day, language)} ${time}`;
  };
  const status = statusOf(booking);
  const isMailed = booking.email !== '';

  const changed: BookingChanged = (outcome) => {
    setWasChanged(outcome.kind === 'changed');
    if (outcome.kind === 'done' && outcome.booking.noShowAt === booking.noShowAt) {
      const done = outcome.booking.status === 'cancelled' ? 'cancelled' : 'moved';
      offerUndo({
        text: t(isMailed ? done : `${done}Silently`, { name: firstName }),
        countdown: (seconds) =>
          isMailed
            ? t(`${done}In`, { name: firstName, seconds })
            : t(`${done}Silently`, { name: firstName }),
        async undo() {
          await undoForClient(outcome.booking);
          await onChanged();
        },
      });
    }
    void onChanged();
  };

  return (
    <section className="pan booking" aria-label={name}>
      <div className="pan__h">
        <h2>{when}</h2>
        <span className="push">
          <Badge variant={badges[status]}>{t(`status_${status}`)}</Badge>
        </span>
      </div>
      <div className="pan__b">
        {note}
        {wasChanged ? <Note tone="warn" title={t('changed')} isAlert /> : null}
        <div className="who2">
          <Initials name={name} />
          <div>
            <b>{personId ? <Link to={links.person(personId)}>{name}</Link> : name}</b>
            <small>
              {[
                company,
                t('lisbon', { from: booking.time, to: readClock(endsAt, companyZone).time }),
                there && t('clientTime', there),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            <small>{t('booked', { at: momentOf(booking.createdAt), reference })}</small>
          </div>
        </div>
        <p>{t(`place_${booking.place}`)}</p>
        {topic ? (
          <p>
            {t('about')} <Localized en={topic.title} pt={topic.titlePt} as="span" />
          </p>
        ) : null}
        {showAnswers(booking, language, 'company').map(({ name, label, text, isFree }) =>
          isFree ? (
            <blockquote key={name} className="quiet">
              {text}
            </blockquote>
          ) : (
            <p key={name}>
              {label}: {text}
            </p>
          ),
        )}
        {booking.status === 'held' && heldUntil ? (
          <p className="quiet">{t('heldText', { until: momentOf(heldUntil) })}</p>
        ) : null}
        <Reach {...booking} />
        {work}
        {booking.canMarkNoShow ? <NoShow booking={booking} onChanged={changed} /> : null}
      </div>
      {booking.canChange ? (
        <>
          {booking.status === 'held' ? null : (
            <details className="fold" open>
              <summary>{t('moveTitle')}</summary>
              <MoveForm
                key={booking.revision}
                booking={booking}
                firstName={firstName}
                onChanged={changed}
              />
            </details>
          )}
          <details className="fold">
            <summary>{t('cancelTitle')}</summary>
            <div className="stack">
              <p className="quiet">{t(isMailed ? 'cancelNext' : 'noMail', { name: firstName })}</p>
              <div className="row">
                <Button variant="redline" onClick={() => setIsCancelling(true)}>
                  {t('cancelOpen')}
                </Button>
              </div>
            </div>
          </details>
          <CancelDialog
            isOpen={isCancelling}
            onClose={() => setIsCancelling(false)}
            onChanged={changed}
            booking={booking}
            firstName={firstName}
            when={when}
          />
        </>
      ) : null}
    </section>
  );
}
