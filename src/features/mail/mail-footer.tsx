import { Fragment } from 'react';
import { keepTogether } from './keep-together.ts';
import type { MailCompany, MailDescription } from './mail.ts';
import { footerLines } from './mail-footer-lines.ts';
import { styleOf } from './mail-styles.ts';

type Props = { mail: MailDescription; company: MailCompany };

/** The company's identity and contact lines, and why the recipient gets this mail. */
export function MailFooter({ mail, company }: Props) {
  return (
    <tr>
      <td className="e-pad" style={styleOf('foot')}>
        <p style={styleOf('footText')}>
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
