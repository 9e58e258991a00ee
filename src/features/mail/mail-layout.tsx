import { htmlLangOf } from '#i18n/language.ts';
import { keepTogether } from './keep-together.ts';
import type { MailCompany, MailDescription } from './mail.ts';
import { MailActions } from './mail-actions.tsx';
import { MailFacts } from './mail-facts.tsx';
import { MailFooter } from './mail-footer.tsx';
import { bandCid, logoCid, lookOf, mailSheet } from './mail-look.ts';

type Props = { mail: MailDescription; company: MailCompany };

function MailHead({ mail, company }: Props) {
  return (
    <>
      <tr>
        <td height="24" style={lookOf('band')}>
          <img
            src={`cid:${bandCid}`}
            width="600"
            alt=""
            fetchPriority="low"
            style={lookOf('bandPicture')}
          />
        </td>
      </tr>
      <tr>
        <td className="e-pad" style={lookOf('head')}>
          <p className="e-ink" style={lookOf('brand')}>
            <img
              src={`cid:${logoCid}`}
              width="32"
              height="32"
              alt=""
              fetchPriority="low"
              style={lookOf('logo')}
            />
            {company.brand}
          </p>
          <h1 className="e-h e-ink" style={lookOf('heading')}>
            {mail.heading}
          </h1>
          <p className="e-ink2" style={lookOf('lead')}>
            {keepTogether(mail.lead, company)}
          </p>
        </td>
      </tr>
    </>
  );
}

/** A whole mail: a card of 600 px with a band of tiles, facts, one button, links and the company. */
export function MailLayout({ mail, company }: Props) {
  const wide = { role: 'presentation', width: '100%', cellPadding: '0', cellSpacing: '0' };
  return (
    <html lang={htmlLangOf[mail.language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.heading}</title>
        <style>{mailSheet}</style>
      </head>
      <body className="e-bg" style={lookOf('page')}>
        <div style={lookOf('preheader')}>{mail.preheader}</div>
        {/* biome-ignore lint/a11y/useSemanticElements: mail clients drop a main element */}
        <div role="main">
          <table {...wide} className="e-bg" style={lookOf('ground')}>
            <tbody>
              <tr>
                <td align="center" style={lookOf('frame')}>
                  <table {...wide} width="600" className="e-card" style={lookOf('card')}>
                    <tbody>
                      <MailHead mail={mail} company={company} />
                      <MailFacts facts={mail.facts} />
                      <MailActions
                        button={mail.button}
                        links={mail.links}
                        alone={mail.facts.length === 0}
                      />
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
