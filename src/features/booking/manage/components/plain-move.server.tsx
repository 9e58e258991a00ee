import { useTexts } from '#i18n/language-context.tsx';
import { manageBookingPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlainAnswer, PlainErrors, PlainForm } from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { OpenDays } from '../../book/components/plain-times.server.tsx';
import { PlainDays, PlainTimes, timesId } from '../../book/components/plain-times.server.tsx';
import type { ManagedBooking } from '../../booking.ts';
import type { RefusalMessage } from '../../slots/components/booking-refusal.ts';
import { RefusalBox } from '../../slots/components/refusal-box.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import { BothClocks } from './both-clocks.tsx';
import { shownAs, useContact } from './plain-managed.server.tsx';
import './move-comparison.css';

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
export function PlainMove({ token, booking, refusal, ...when }: PlainMoveProps) {
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
          <div className="when">
            <PlainDays days={when.days} />
            <PlainTimes {...when} refusal={refusal} />
          </div>
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
