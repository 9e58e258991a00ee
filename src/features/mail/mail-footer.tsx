import { Fragment } from 'react';
import type { MailCompany, MailDescription } from './mail.ts';
import { footerLines } from './mail-footer-lines.ts';
import { styleOf } from './mail-styles.ts';
import { MailText } from './mail-text.tsx';

type Props = { mail: MailDescription; company: MailCompany };

/** The company's identity and contact lines, why the recipient gets this mail, and where that is changed. */
export function MailFooter({ mail, company }: Props) {
  return (
    <tr>
      <td className="e-pad" style={styleOf('foot')}>
        <p style={styleOf('footText')}>
          {footerLines(company, mail).map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              <MailText text={line} company={company} />
            </Fragment>
          ))}
        </p>
        <p style={styleOf('footReason')}>
          <MailText text={mail.reason} company={company} />
          {mail.addressLink && (
            <>
              {' '}
              <a href={mail.addressLink.href} style={styleOf('footLink')}>
                {mail.addressLink.label}
              </a>
            </>
          )}
        </p>
      </td>
    </tr>
  );
}
