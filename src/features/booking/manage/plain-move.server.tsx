import { useContact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { manageBookingPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlainAnswer, PlainErrors, PlainForm } from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { type OpenDays, PlainWhen, timesId } from '../book/components/plain-times.server.tsx';
import { RefusalBox, type RefusalMessage } from '../slots/components/refusal-box.tsx';
import { BothClocks } from './components/both-clocks.tsx';
import { shownAs } from './components/plain-managed.server.tsx';
import { managedBookingTexts } from './managed-booking.texts.ts';
import './components/move-booking.css';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { PlainPost, PlainReply } from '#platform/http/plain-page.ts';
import { openDays, readSlotValue } from '../book/components/plain-times.server.tsx';
import { moveInput } from '../booking.input.ts';
import { availabilityQuery, rulesQuery } from '../booking.queries.ts';
import {
  companyToday,
  type DayAvailability,
  type ManagedBooking,
  type OfferedRules,
} from '../booking.ts';
import { slotStart } from '../rules/availability.ts';
import { tokenOf } from './components/plain-managed.server.tsx';
import type { Change } from './components/use-change.ts';

type PlainMoveProps = {
  token: string;
  booking: ManagedBooking;
  days: OpenDays;
  /** The time that was chosen so far, as `slotValue` writes it. */
  slot: string;
  whenError: string | null;
  refusal: RefusalMessage | null;
};

/** Another day and time for a booking, as they are free now. */
function PlainMove({ token, booking, refusal, ...when }: PlainMoveProps) {
  const t = useTexts(managedBookingTexts);
  const contact = useContact();
  return (
    <>
      <PageHead title={t('moveForm')} lead={t('moveMore')} />
      <div className="wrap plain">
        <PlainErrors errors={when.whenError ? [{ id: timesId, message: when.whenError }] : []} />
        {refusal ? (
          <PlainAnswer>
            <RefusalBox message={refusal} contact={contact} />
          </PlainAnswer>
        ) : null}
        <PlainForm
          className="managed__form"
          to={manageBookingPath.href({ token })}
          attempt={null}
          hidden={{ ...shownAs(booking), shownDay: when.days.chosen?.date ?? '' }}
        >
          {/* The Enter key presses the first button of a form, which must not be a day. */}
          <button
            className="sr"
            type="submit"
            name="step"
            value="move"
            tabIndex={-1}
            aria-hidden="true"
          >
            {t('moveNowhere')}
          </button>
          <dl className="change">
            <div>
              <dt>{t('from')}</dt>
              <dd>
                <BothClocks span={booking} zone={booking.timeZone} />
              </dd>
            </div>
          </dl>
          <PlainWhen {...when} refusal={refusal} />
          <div className="managed__ways">
            <Button type="submit" name="step" value="move">
              {t('moveNowhere')}
            </Button>
            <Button type="submit" variant="line" name="step" value="open">
              {t('keep')}
            </Button>
          </div>
        </PlainForm>
      </div>
    </>
  );
}

/** Whether a booking can be moved: it is open, and not only held. */
export function canMove({ canChange, heldUntil }: ManagedBooking): boolean {
  return canChange && heldUntil === undefined;
}

/** Returns the move to the time that was chosen; null without one. */
export function chosenMove({ fields, language }: PlainPost): Change | null {
  const { data } = moveInput.safeParse({ ...readSlotValue(fields.slot), locale: language });
  if (!data) return null;
  const { date, time } = data;
  return { action: 'move', slot: data, startsAt: slotStart(date, time) };
}

/** Reads the days to move to, without the time that the booking has. */
async function readOtherTimes(post: PlainPost, { startsAt }: ManagedBooking) {
  const { horizonDays } = (await post.read(rulesQuery().queryKey[0])) as OfferedRules;
  const query = availabilityQuery(companyToday(post.now), horizonDays, tokenOf(post));
  const days = (await post.read(query.queryKey[0])) as DayAvailability[];
  return days.map(({ slots, ...day }) => ({
    ...day,
    slots: slots.filter(({ time }) => slotStart(day.date, time) !== startsAt),
  }));
}

type Shown = { status: number; whenError?: string; refusal?: RefusalMessage };

/** Shows the form that moves a booking, at the day that was asked for or chosen last. */
export async function showMove(
  post: PlainPost,
  booking: ManagedBooking,
  { status, whenError, refusal }: Shown,
): Promise<PlainReply> {
  const { day, slot = '', shownDay = '' } = post.fields;
  const ownDay = readClock(booking.startsAt, companyZone).day;
  const asked = day ?? (readSlotValue(slot).date || shownDay || ownDay);
  const screen = (
    <PlainMove
      token={tokenOf(post)}
      booking={booking}
      days={openDays(await readOtherTimes(post, booking), asked)}
      slot={slot}
      whenError={whenError ?? null}
      refusal={refusal ?? null}
    />
  );
  return { status, screen };
}
