import { HttpError } from '#core/http-error.ts';
import { useContact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { manageBookingPath } from '#paths.ts';
import type { PlainVisit } from '#platform/http/plain-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlainAnswer, PlainForm } from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { managedBookingQuery } from '../../booking.queries.ts';
import type { ManagedBooking } from '../../booking.ts';
import { RefusalBox, type RefusalMessage } from '../../slots/components/refusal-box.tsx';
import { managedBookingTexts } from '../managed-booking.texts.ts';
import { BothClocks } from './both-clocks.tsx';
import type { ChangeResult } from './change-outcome.ts';
import type { ManagedState } from './change-state.ts';
import { ManagedReach } from './managed-booking-panel.tsx';
import { ManagedCard } from './managed-card.tsx';
import './cancel-booking.css';
import './managed-booking-panel.css';

/** Returns the token of the link that a page without scripts was opened by. */
export function tokenOf({ params }: PlainVisit): string {
  return params.token ?? '';
}

/** Reads the booking of the link; null for an unknown one. */
export async function readBooking(visit: PlainVisit): Promise<ManagedBooking | null> {
  const [url] = managedBookingQuery(tokenOf(visit)).queryKey;
  try {
    return (await visit.read(url)) as ManagedBooking;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** What names the state of the booking that a press was made for. */
export function shownAs({ sequence }: ManagedBooking): Record<string, string> {
  return { sequence: String(sequence) };
}

type WaysProps = { token: string; booking: ManagedBooking; state: ManagedState };

function Ways({ token, booking, state }: WaysProps) {
  const t = useTexts(managedBookingTexts);
  const to = manageBookingPath.href({ token });
  if (state !== 'open' && state !== 'held') return null;
  return (
    <div className="managed__ways">
      {state === 'held' && booking.canConfirm ? (
        <PlainForm to={to} attempt={null} hidden={shownAs(booking)}>
          <Button type="submit" name="step" value="confirm">
            {t('confirm')}
          </Button>
        </PlainForm>
      ) : null}
      <PlainForm className="managed__ways" to={to} attempt={null}>
        {state === 'open' ? (
          <Button type="submit" variant="line" name="step" value="move">
            {t('move')}
          </Button>
        ) : null}
        <Button type="submit" variant="line" name="step" value="cancel">
          {t('cancel')}
        </Button>
      </PlainForm>
    </div>
  );
}

type PlainManagedProps = WaysProps & {
  result: { kind: ChangeResult; text: string } | null;
  /** Why it was not confirmed. */
  refusal: RefusalMessage | null;
};

/** How a booking stands, and what can be done about it, each by a form of its own. */
export function PlainManaged({ result, refusal, ...ways }: PlainManagedProps) {
  const contact = useContact();
  return (
    <PlainAnswer className="plain__head managed-page">
      <ManagedCard booking={ways.booking} state={ways.state} result={result}>
        {refusal ? <RefusalBox message={refusal} contact={contact} /> : null}
        <Ways {...ways} />
      </ManagedCard>
      {contact ? <ManagedReach contact={contact} /> : null}
    </PlainAnswer>
  );
}

type PlainCancelProps = { token: string; booking: ManagedBooking; refusal: RefusalMessage | null };

/** Asks once more before a booking is cancelled. */
export function PlainCancel({ token, booking, refusal }: PlainCancelProps) {
  const t = useTexts(managedBookingTexts);
  const contact = useContact();
  return (
    <>
      <PlainAnswer className="plain__head">
        <PageHead title={t('cancelTitle')} lead={t('cancelMore')} />
      </PlainAnswer>
      <div className="wrap plain">
        <div className="cancel__when">
          <BothClocks span={booking} zone={booking.timeZone} />
          <small>
            <Unbroken>{t('cancelAbout', { reference: booking.reference })}</Unbroken>
          </small>
        </div>
        {refusal ? <RefusalBox message={refusal} contact={contact} /> : null}
        <PlainForm
          className="plain__send"
          to={manageBookingPath.href({ token })}
          attempt={null}
          hidden={shownAs(booking)}
        >
          <Button type="submit" variant="line" name="step" value="open">
            {t('cancelKeep')}
          </Button>
          <Button type="submit" variant="bad" name="step" value="cancel">
            {t('cancelYes')}
          </Button>
        </PlainForm>
      </div>
    </>
  );
}
