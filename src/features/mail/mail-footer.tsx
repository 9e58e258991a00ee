import { Fragment } from 'react';
import { keepTogether } from './keep-together.ts';
import type { MailCompany, MailDescription } from './mail.ts';
import { footerLines } from './mail-footer-lines.ts';
import { lookOf } from './mail-look.ts';

type Props = { mail: MailDescription; company: MailCompany };

/** Who writes, and why the reader gets this mail. */
export function MailFooter({ mail, company }: Props) {
  return (
    <tr>
      <td className="e-pad" style={lookOf('foot')}>
        <p style={lookOf('footText')}>
          {footerLines(company, mail.language).map((line) => (
            <Fragment key={line}>
              {keepTogether(line, company)}
              <br />
            </Fragment>
          ))}
          {mail.reason}
        </p>
      </td>
    </tr>
  );
}
