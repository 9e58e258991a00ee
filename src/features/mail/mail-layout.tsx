import { htmlLangOf } from '#i18n/language.ts';
import type { MailCompany, MailDescription } from './mail.ts';
import { MailActions } from './mail-actions.tsx';
import { MailBill } from './mail-bill.tsx';
import { MailCode } from './mail-code.tsx';
import { MailFacts } from './mail-facts.tsx';
import { MailFooter } from './mail-footer.tsx';
import { MailHeading } from './mail-heading.tsx';
import { layoutTable } from './mail-sheet.tsx';
import { bandCid, logoCid, mailStyleSheet, styleOf } from './mail-styles.ts';
import { MailText } from './mail-text.tsx';
import { MailTicket } from './mail-ticket.tsx';

type Props = { mail: MailDescription; company: MailCompany };

function MailHead({ mail, company }: Props) {
  const { code, ticket, bill, facts, button, links } = mail;
  const isAlone = !(code || ticket || bill || button || facts.length > 0 || links.length > 0);
  return (
    <>
      <tr>
        <td height="24" style={styleOf('band')}>
          <img
            src={`cid:${bandCid}`}
            width="600"
            alt=""
            fetchPriority="low"
            style={styleOf('bandImage')}
          />
        </td>
      </tr>
      <tr>
        <td className="e-pad" style={styleOf(isAlone ? 'headAlone' : 'head')}>
          <p className="e-ink" style={styleOf('brand')}>
            <img
              src={`cid:${logoCid}`}
              width="32"
              height="32"
              alt=""
              fetchPriority="low"
              style={styleOf('logo')}
            />
            {company.brand}
          </p>
          <h1 className="e-h e-ink" style={styleOf('heading')}>
            <MailHeading heading={mail.heading} />
          </h1>
          {mail.lead !== '' && (
            <p className="e-ink2" style={styleOf('lead')}>
              <MailText text={mail.lead} company={company} />
            </p>
          )}
        </td>
      </tr>
    </>
  );
}

/** A whole mail: a card 600 px wide with a band of tiles, a ticket or a bill, facts, a button, links and a footer. */
export function MailLayout({ mail, company }: Props) {
  const facts = mail.facts.filter(({ onTicket }) => !onTicket);
  const { button, links, after } = mail;
  const isBillLast = !(facts.length > 0 || button || links.length > 0 || after !== undefined);
  const wide = { ...layoutTable, width: '100%' };
  return (
    <html lang={htmlLangOf[mail.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.heading}</title>
        <style>{mailStyleSheet}</style>
      </head>
      <body className="e-bg" style={styleOf('page')}>
        <div style={styleOf('preheader')}>{mail.preheader}</div>
        {/* biome-ignore lint/a11y/useSemanticElements: mail clients drop a main element */}
        <div role="main">
          <table {...wide} className="e-bg" style={styleOf('ground')}>
            <tbody>
              <tr>
                <td align="center" style={styleOf('frame')}>
                  <table {...wide} width="600" className="e-card" style={styleOf('card')}>
                    <tbody>
                      <MailHead mail={mail} company={company} />
                      <MailCode code={mail.code} />
                      <MailTicket ticket={mail.ticket} />
                      <MailBill bill={mail.bill} company={company} last={isBillLast} />
                      <MailFacts
                        facts={facts}
                        company={company}
                        isBelowSheet={mail.ticket !== undefined || mail.bill !== undefined}
                      />
                      <MailActions mail={mail} company={company} alone={facts.length === 0} />
                      <MailFooter mail={mail} company={company} />
                    </tbody>
                  </table>
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
}
