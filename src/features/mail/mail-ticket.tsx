import type { MailTicket as Ticket } from './mail.ts';
import { styleOf } from './mail-styles.ts';

/** A day and its times as a ticket: a leaf of a calendar in an arch, which Outlook draws square. */
export function MailTicket({ ticket }: { ticket: Ticket | undefined }) {
  if (!ticket) return null;
  const { weekday, day, month, clocks } = ticket;
  const bare = { role: 'presentation', cellPadding: '0', cellSpacing: '0' };
  return (
    <tr>
      <td className="e-pad" style={styleOf('ticketCell')}>
        <table {...bare} width="100%" className="e-line" style={styleOf('ticket')}>
          <tbody>
            <tr>
              <td width="132" valign="bottom" style={styleOf('ticketLeaf')}>
                <table {...bare} width="132" className="e-leaf" style={styleOf('leaf')}>
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
              <td valign="bottom" className="e-when" style={styleOf('ticketClocks')}>
                {clocks.map(({ from, more }, index) => (
                  <div key={more} style={styleOf('clock')}>
                    <div
                      className={index === 0 ? 'e-t e-ink' : 'e-t e-a'}
                      style={styleOf(index === 0 ? 'clockTime' : 'clockYours')}
                    >
                      {from}
                    </div>
                    <div className="e-ink2" style={styleOf('clockMore')}>
                      {more}
                    </div>
                  </div>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}
