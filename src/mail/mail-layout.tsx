import { Fragment } from 'react';
import { htmlLangOf } from '#i18n/language.ts';
import { footerLines } from './mail.texts.ts';
import type { MailCompany, MailDescription, MailFact } from './mail.ts';
import { MailBill } from './mail-bill.tsx';
import { MailBlocks } from './mail-blocks.tsx';
import { layoutTable, MailFace, MailText, unbroken } from './mail-parts.tsx';
import {
  bandCid,
  dressedCid,
  logoCid,
  mailStyleSheet,
  ownLogoCid,
  styleOf,
} from './mail-styles.ts';
import { MailTicket } from './mail-ticket.tsx';

/** A heading; of two sentences, the second has a line of its own where they do not fit on one. */
export function MailHeading({ heading }: { heading: string }) {
  const sentences = heading.split(/(?<=\.) (?=\p{Lu})/u);
  if (sentences.length === 1) return unbroken(heading);
  return sentences.map((sentence, place) => (
    <Fragment key={sentence}>
      {place > 0 && ' '}
      <span style={styleOf('sentence')}>{unbroken(sentence)}</span>
    </Fragment>
  ));
}

/** A code to type, large and in one piece. */
export function MailCode({ code }: { code: MailDescription['code'] }) {
  if (code === undefined) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf('codeCell')}>
        <p className="e-ink2" style={styleOf('codeLabel')}>
          {code.label}
        </p>
        <p className="e-ink" style={styleOf('code')}>
          {code.value}
        </p>
      </td>
    </tr>
  );
}

/** An address that is too long for a phone goes on after its @, not within a word. */
function Line({ line, company }: { line: string; company: MailCompany }) {
  const [, name, domain] = /^([^\s@]+@)([^\s@]+)$/.exec(line) ?? [];
  // A numbered step hangs: its second line begins below its words, not below its number.
  const isStep = /^\d+\. /.test(line);
  if (domain === undefined)
    return (
      <div {...(isStep && { style: styleOf('step') })}>
        <MailText text={line} company={company} />
      </div>
    );
  return (
    <div>
      {name}
      <wbr />
      {domain}
    </div>
  );
}

type FactProps = { fact: MailFact; company: MailCompany; hasRule: boolean };

function Fact({ fact, company, hasRule }: FactProps) {
  const { label, lines, isText, isQuote, signature } = fact;
  const styled = (part: 'text' | 'label' | 'value') =>
    hasRule ? styleOf(part) : { ...styleOf(part), borderTop: 0 };
  const said = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines may repeat
    <Line key={index} line={line} company={company} />
  ));
  if (isText)
    return (
      <tr>
        <td className="e-line e-ink" colSpan={2} style={styled('text')}>
          {label !== '' && (
            <div className="e-ink2" style={styleOf('textLabel')}>
              {label}
            </div>
          )}
          {isQuote ? (
            <blockquote className="e-ink2" style={styleOf('quote')}>
              {said}
            </blockquote>
          ) : (
            said
          )}
          {signature ? (
            <table {...layoutTable} style={styleOf('signature')}>
              <tbody>
                <tr>
                  <td width="60" style={styleOf('signatureFace')}>
                    <MailFace person={signature.person} />
                  </td>
                  <td className="e-ink" style={styleOf('signatureLines')}>
                    {signature.lines.map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </td>
                </tr>
              </tbody>
            </table>
          ) : null}
        </td>
      </tr>
    );
  return (
    <tr>
      <th className="e-label e-line e-ink2" scope="row" style={styled('label')}>
        {label}
      </th>
      <td className="e-value e-line e-ink" style={styled('value')}>
        {said}
      </td>
    </tr>
  );
}

type MailFactsProps = {
  facts: MailFact[];
  company: MailCompany;
  /** Whether a ticket or a bill precedes them, whose edge is rule enough. */
  isBelowSheet: boolean;
};

/** The facts of a mail in two columns, on phones in one, a row for each; a text takes both. */
export function MailFacts({ facts, company, isBelowSheet }: MailFactsProps) {
  if (facts.length === 0) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf('facts')}>
        <table width="100%" cellPadding="0" cellSpacing="0">
          <tbody>
            {facts.map((fact, index) => (
              <Fact
                key={fact.label}
                fact={fact}
                company={company}
                hasRule={index > 0 || !isBelowSheet}
              />
            ))}
          </tbody>
        </table>
      </td>
    </tr>
  );
}

type MailActionsProps = {
  mail: Pick<MailDescription, 'button' | 'links' | 'after'>;
  company: MailCompany;
  /** Whether no facts precede the actions, so that they need a margin of their own. */
  alone: boolean;
};

/** The button, the row of links below it, and what can be done besides. */
export function MailActions({ mail: { button, links, after }, company, alone }: MailActionsProps) {
  if (button === undefined && links.length === 0 && after === undefined) return null;
  return (
    <tr>
      <td className="e-pad" style={styleOf(alone ? 'actionsAlone' : 'actions')}>
        {button && (
          <a className="e-btn" href={button.href} style={styleOf('button')}>
            {button.label}
          </a>
        )}
        {links.length > 0 && (
          <p className="e-ink2" style={styleOf(button ? 'links' : 'linksAlone')}>
            {links.map(({ label, href }) => (
              <a key={href + label} className="e-a e-link" href={href} style={styleOf('link')}>
                {label}
              </a>
            ))}
          </p>
        )}
        {after && (
          <p className="e-ink2" style={styleOf('after')}>
            <MailText text={after} company={company} />
          </p>
        )}
      </td>
    </tr>
  );
}

type MailFooterProps = { mail: MailDescription; company: MailCompany };

/** The company's identity and contact lines, why the recipient gets this mail, and where that is changed. */
export function MailFooter({ mail, company }: MailFooterProps) {
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
        {mail.relation && (
          <p style={styleOf('footReason')}>
            <a href={mail.relation.href} style={styleOf('footSentence')}>
              {mail.relation.label}
            </a>
          </p>
        )}
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

type MailHeadProps = { mail: MailDescription; company: MailCompany };

/** The logo, and the name unless it is in it. The picture has a size, and words for programs that show none. */
function MailBrand({
  company,
  language,
}: Pick<MailDescription, 'language'> & { company: MailCompany }) {
  const { brand, look } = company;
  const { logo } = look ?? {};
  const scale = logo ? Math.min(1, 40 / logo.height, 240 / logo.width) : 1;
  const size = logo
    ? { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) }
    : { width: 32, height: 32 };
  const said = logo?.hasName ? (language === 'pt' ? logo.altPt : logo.alt) : '';
  return (
    <>
      <img
        src={`cid:${logo ? ownLogoCid(logo) : dressedCid(logoCid, company)}`}
        width={size.width}
        height={size.height}
        alt={said}
        fetchPriority="low"
        style={styleOf('logo')}
      />
      {logo?.hasName ? null : brand}
    </>
  );
}

function MailHead({ mail, company }: MailHeadProps) {
  const { code, ticket, bill, facts, button, links } = mail;
  const isAlone = !(code || ticket || bill || button || facts.length > 0 || links.length > 0);
  return (
    <>
      <tr>
        <td height="24" style={styleOf('band')}>
          <img
            src={`cid:${dressedCid(bandCid, company)}`}
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
            <MailBrand company={company} language={mail.language} />
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
export function MailLayout({ mail, company }: MailHeadProps) {
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
                      <MailBlocks blocks={mail.blocks} />
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
