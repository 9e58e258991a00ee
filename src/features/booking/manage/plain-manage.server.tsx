import { failureOf } from '#core/call-failure.ts';
import { HttpError } from '#core/http-error.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { useContact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { manageBookingPath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply, PlainVisit } from '#platform/http/plain-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { answerForm, PlainAnswer, PlainForm } from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import {
  openDays,
  PlainWhen,
  readSlotValue,
  timesId,
} from '../book/components/plain-times.server.tsx';
import { moveInput } from '../booking.input.ts';
import {
  availabilityQuery,
  manageActionUrl,
  managedBookingQuery,
  rulesQuery,
} from '../booking.queries.ts';
import { bookingErrorText } from '../booking.texts.ts';
import {
  companyToday,
  type DayAvailability,
  type ManagedBooking,
  type OfferedRules,
} from '../booking.ts';
import { slotStart } from '../rules/availability.ts';
import { RefusalBox, type RefusalMessage } from '../slots/components/refusal-box.tsx';
import { CancelledTime } from './components/cancel-booking.tsx';
import {
  type ChangeOutcome,
  type ChangeResult,
  readChangeOutcome,
  refusedChangeMessage,
} from './components/change-outcome.ts';
import {
  type ChangeState,
  changeReducer,
  choosing,
  moveFormOf,
} from './components/change-state.ts';
import { ManageBooking, shownAs } from './components/manage-booking.tsx';
import { ManagedReach, UnknownLink } from './components/managed-booking-panel.tsx';
import { type Change, sendChange } from './components/use-change.ts';
import { managedBookingTexts } from './managed-booking.texts.ts';

/** How long a meeting of an order lasts, in minutes; undefined for a free consultation. */
function lengthOf({ isMeeting, startsAt, endsAt }: ManagedBooking): number | undefined {
  return isMeeting && (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}

const tokenOf = ({ params }: PlainVisit) => params.token ?? '';
const pathOf = (visit: PlainVisit) => manageBookingPath.href({ token: tokenOf(visit) });

const shown: ChangeState = { step: { name: 'closed' }, result: null };
const asking: ChangeState = { step: { name: 'asking' }, result: null };
const moving: ChangeState = { step: choosing, result: null };

/** What the booking's page shows while a change is being sent. */
const sending: Record<Change['action'], ChangeState> = {
  confirm: { step: { name: 'confirming' }, result: null },
  cancel: asking,
  move: { step: { name: 'moving', from: choosing }, result: null },
};

/** Reads the booking of the link; null for an unknown one. */
async function readBooking(visit: PlainVisit): Promise<ManagedBooking | null> {
  try {
    const [url] = managedBookingQuery(tokenOf(visit)).queryKey;
    return (await visit.read(url)) as ManagedBooking;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

const unknownLink: PlainReply = {
  status: 404,
  screen: (
    <div className="managed-page">
      <UnknownLink />
    </div>
  ),
};

function Refused({ message }: { message: RefusalMessage }) {
  return <RefusalBox message={message} contact={useContact()} />;
}

type CancelStepProps = { to: string; booking: ManagedBooking; refusal: RefusalMessage | null };

/** Asks once more before a booking is cancelled, in place of the dialog. */
function CancelStep({ to, booking, refusal }: CancelStepProps) {
  const t = useTexts(managedBookingTexts);
  return (
    <>
      <PlainAnswer className="plain__head">
        <PageHead title={t('cancelTitle')} lead={t('cancelMore')} />
      </PlainAnswer>
      <div className="wrap plain">
        <CancelledTime booking={booking} />
        {refusal ? <Refused message={refusal} /> : null}
        <PlainForm className="plain__send" to={to} hidden={shownAs(booking)}>
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

/** The Enter key presses the first button of a form, which must not be a day. */
function EnterMoves() {
  const t = useTexts(managedBookingTexts);
  return (
    <button className="sr" type="submit" name="step" value="move" tabIndex={-1} aria-hidden="true">
      {t('moveNowhere')}
    </button>
  );
}

/** Reads the days to move to, without the time that the booking has, around the one that was asked for. */
async function readDays(visit: PlainVisit, { startsAt }: ManagedBooking) {
  const { horizonDays } = (await visit.read(rulesQuery().queryKey[0])) as OfferedRules;
  const query = availabilityQuery(companyToday(visit.now), horizonDays, tokenOf(visit));
  const days = (await visit.read(query.queryKey[0])) as DayAvailability[];
  const { day, slot, shownDay } = fieldsOf(visit);
  const ownDay = readClock(startsAt, companyZone).day;
  const others = days.map(({ slots, ...rest }) => ({
    ...rest,
    slots: slots.filter(({ time }) => slotStart(rest.date, time) !== startsAt),
  }));
  return openDays(others, day ?? (readSlotValue(slot).date || shownDay || ownDay));
}

function fieldsOf(visit: PlainVisit | PlainPost): PlainPost['fields'] {
  return 'fields' in visit ? visit.fields : {};
}

type PageProps = { token: string; booking: ManagedBooking; state: ChangeState; at: number };

function ManagedPage({ token, booking, state, at }: PageProps) {
  const contact = useContact();
  const page = (
    <>
      <ManageBooking
        token={token}
        booking={booking}
        contact={contact}
        takesFocus={false}
        answered={{ state, at }}
      />
      {contact ? <ManagedReach contact={contact} /> : null}
    </>
  );
  // Reading goes on at the form that moves the booking, where it is open.
  if (moveFormOf(state.step)) return <div className="managed-page">{page}</div>;
  return <PlainAnswer className="plain__head managed-page">{page}</PlainAnswer>;
}

/** Shows the booking as it stands, and what the press has led to. */
async function show(
  visit: PlainVisit,
  booking: ManagedBooking,
  state: ChangeState,
  status = 200,
): Promise<PlainReply> {
  const { language } = visit;
  const { step } = state;
  const to = pathOf(visit);
  const page = { token: tokenOf(visit), booking, at: visit.now.getTime() };
  if (step.name === 'asking' || step.name === 'cancelRefused') {
    const refusal =
      step.name === 'cancelRefused' ? refusedChangeMessage(step.refusal, language) : null;
    return { status, screen: <CancelStep to={to} booking={booking} refusal={refusal} /> };
  }
  const move = moveFormOf(step);
  if (!move) {
    const screen = <ManagedPage {...page} state={state} />;
    return { status, screen: answerForm({ language, to })(screen) };
  }
  const days = await readDays(visit, booking);
  const error =
    move.error?.kind === 'missing'
      ? bookingErrorText(language, 'date', 'required')
      : (move.error?.message ?? null);
  const refusal = move.refusal && refusedChangeMessage(move.refusal, language);
  const { slot = '' } = fieldsOf(visit);
  const answer = answerForm({
    language,
    to,
    refused: error === null ? [] : [{ id: timesId, message: error }],
    failure: refusal && <Refused message={refusal} />,
    hidden: { ...shownAs(booking), shownDay: days.chosen?.date ?? '' },
    part: (
      <>
        <EnterMoves />
        <PlainWhen
          days={days}
          slot={slot}
          whenError={error}
          refusal={refusal}
          minutes={lengthOf(booking)}
        />
      </>
    ),
  });
  // What was refused stands above the form.
  return { status, screen: answer(<ManagedPage {...page} state={moving} />) };
}

/** Returns what the address says was done, if the booking stands so. */
function doneOf({ search }: PlainVisit, booking: ManagedBooking): ChangeResult | null {
  const { status, canConfirm, sequence } = booking;
  const isOn = status === 'confirmed' && !canConfirm;
  const sent = search.get('sent');
  if (sent === 'cancelled') return status === 'cancelled' ? sent : null;
  if (sent === 'confirmed') return isOn ? sent : null;
  return sent === 'moved' && sequence > 0 && status !== 'cancelled' ? sent : null;
}

/**
 * Records that a person pressed a button behind a mailed link, as a browser with scripts does. A held
 * booking is confirmed by its own button instead.
 */
async function recordPress(post: PlainPost, booking: ManagedBooking): Promise<ManagedBooking> {
  if (!booking.canConfirm || booking.heldUntil !== undefined) return booking;
  try {
    return (await post.call(manageActionUrl(tokenOf(post), 'confirm'), {})) as ManagedBooking;
  } catch (error) {
    // A lost record is made at the next press.
    if (error instanceof HttpError) return booking;
    throw error;
  }
}

type Sent = { outcome: ChangeOutcome; status: number };

/** Sends a change of the booking as the form showed it. */
async function send(post: PlainPost, sequence: number, change: Change): Promise<Sent> {
  const { action } = change;
  try {
    const value = await sendChange(tokenOf(post), { sequence }, change, post);
    const outcome = readChangeOutcome({ kind: 'done', value }, action, post.language);
    return { outcome, status: outcome.kind === 'done' ? 200 : 409 };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const outcome = readChangeOutcome(failureOf(error), action, post.language);
    return { outcome, status: error.status };
  }
}

/** Returns the change that a button sends; null for a move without a time. */
function changeOf({ fields, language }: PlainPost, action: Change['action']): Change | null {
  if (action !== 'move') return { action };
  const { data } = moveInput.safeParse({ ...readSlotValue(fields.slot), locale: language });
  return data ? { action, slot: data, startsAt: slotStart(data.date, data.time) } : null;
}

async function press(
  post: PlainPost,
  found: ManagedBooking,
  action: Change['action'],
  sequence: number,
): Promise<PlainReply> {
  const change = changeOf(post, action);
  if (!change) {
    const missing = changeReducer(moving, { type: 'timeMissing' });
    return show(post, found, missing, 422);
  }
  const { outcome, status } = await send(post, sequence, change);
  if (outcome.kind === 'done') return { location: `${pathOf(post)}?sent=${outcome.result}` };
  const booking = await readBooking(post);
  if (!booking) return unknownLink;
  const state = changeReducer(sending[action], { type: 'completed', outcome });
  // A booking that has changed is shown as it stands now.
  return show(
    post,
    booking,
    outcome.kind === 'unchanged' ? { ...shown, result: state.result } : state,
    status,
  );
}

/** Returns the state that the form was shown with; null for a press on a stored page. */
function sequenceOf({ fields }: PlainPost): number | null {
  return /^\d{1,9}$/.test(fields.sequence ?? '') ? Number(fields.sequence) : null;
}

/**
 * The booking of a link without scripts. A press that names no state of the booking is answered by the
 * step that asks; one that does is sent, unless the booking has changed since.
 */
export const plainManage: PlainPage = {
  async show(visit) {
    const booking = await readBooking(visit);
    if (!booking) return unknownLink;
    const result = doneOf(visit, booking);
    return show(visit, booking, { ...shown, result: result && { kind: result } });
  },

  async submit(post) {
    const found = await readBooking(post);
    if (!found) return unknownLink;
    const { step, day } = post.fields;
    const sequence = sequenceOf(post);
    const action = (['confirm', 'cancel', 'move'] as const).find((one) => one === step);
    if (action && sequence !== null) return press(post, found, action, sequence);
    const booking = await recordPress(post, found);
    const canMove = booking.canChange && booking.heldUntil === undefined;
    if ((action === 'move' || day !== undefined) && canMove) return show(post, booking, moving);
    return show(post, booking, action === 'cancel' && booking.canChange ? asking : shown);
  },
};
