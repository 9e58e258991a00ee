import { onOneLine } from '#i18n/unbroken-words.ts';
import type { MailTicket as Ticket } from './mail.ts';
import { layoutTable, MailFace, MailSheet } from './mail-parts.tsx';
import { styleOf } from './mail-styles.ts';

const frames = {
  solid: { className: 'e-ticket', style: styleOf('ticket') },
  // Its dashes are seen in light and dark alike.
  held: { style: styleOf('ticketHeld') },
};

const leaves = {
  booked: { className: 'e-leaf', style: styleOf('leaf') },
  held: { className: 'e-leaf e-a', style: styleOf('leafHeld') },
  gone: { className: 'e-leaf e-ink2', style: styleOf('leafGone') },
};

const times = {
  first: { className: 'e-t e-ink', style: styleOf('clockTime') },
  yours: { className: 'e-t e-a', style: styleOf('clockYours') },
  gone: { className: 'e-t e-ink2', style: styleOf('clockGone') },
};

/** When a call ends, and on whose clock, which goes to a line of its own where both do not fit. */
function Ends({ more }: { more: string }) {
  const [, until, place] = /^(.*?\d:\d{2},?) (.+)$/.exec(more) ?? [];
  if (until === undefined) return more;
  return (
    <>
      {onOneLine(until)}{' '}
      <span style={styleOf('clockPlace')}>{place?.replace(/^.+(?= \()/, onOneLine)}</span>
    </>
  );
}

function Time({ from, kind }: { from: string; kind: keyof typeof times }) {
  return <div {...times[kind]}>{from}</div>;
}

/** A day and its times as a ticket: a leaf of a calendar in an arch, which Outlook draws square. */
export function MailTicket({ ticket }: { ticket: Ticket | undefined }) {
  if (!ticket) return null;
  const { weekday, day, month, clocks, state, status, about, terms, host, reference } = ticket;
  return (
    <MailSheet cell={styleOf('ticketCell')} frame={state === 'held' ? frames.held : frames.solid}>
      <tr>
        <td width="152" className="e-side" style={styleOf('ticketLeaf')}>
          <table {...layoutTable} width="132" {...leaves[state]}>
            <tbody>
              <tr>
                <td align="center" style={styleOf('leafTop')}>
                  {weekday}
                </td>
              </tr>
              <tr>
                <td align="center" className="e-day" style={styleOf('leafDay')}>
                  {day}
                </td>
              </tr>
              <tr>
                <td align="center" style={styleOf('leafFoot')}>
                  {month}
                </td>
              </tr>
            </tbody>
          </table>
        </td>
        <td className="e-when" style={styleOf('ticketClocks')}>
          {clocks.map(({ from, more }, index) => (
            <div key={more} style={styleOf(index === 0 ? 'clockFirst' : 'clock')}>
              <Time from={from} kind={state === 'gone' ? state : index === 0 ? 'first' : 'yours'} />
              <div className="e-ink2" style={styleOf('clockMore')}>
                <Ends more={more} />
              </div>
            </div>
          ))}
        </td>
      </tr>
      {host ? (
        <tr>
          <td colSpan={2}>
            <table {...layoutTable} width="100%">
              <tbody>
                <tr>
                  {host.people.map((person) => (
                    <td key={person.name} width="60" className="e-host" style={styleOf('hostFace')}>
                      <MailFace person={person} />
                    </td>
                  ))}
                  <td className="e-ink e-said" style={styleOf('hostSaid')}>
                    {host.said}
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      ) : null}
      <tr>
        <td colSpan={2} className="e-foot" style={styleOf('ticketFoot')}>
          <div className="e-ticket e-ink" style={styleOf('ticketTerms')}>
            {status === '' ? null : <b>{status}</b>}
            {about === '' ? null : <div>{about}</div>}
            {terms === '' ? null : <div>{terms}</div>}
            <span className="e-ink2" style={styleOf('quiet')}>
              {reference.label}
            </span>{' '}
            <b style={styleOf('unbroken')}>{reference.value}</b>
          </div>
        </td>
      </tr>
    </MailSheet>
  );
}
