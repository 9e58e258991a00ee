import { keepTogether } from './mail.texts.ts';
import type { MailBill as Bill, MailCompany, MailFact } from './mail.ts';
import { layoutTable, MailSheet, MailText, unbroken } from './mail-parts.tsx';
import { styleOf } from './mail-styles.ts';

type RowProps = { line: MailFact; company: MailCompany };

/** Longer lines stand below their label on the narrowest phones, as the total does. */
const longLine = 20;

/** A day with its year, and what follows it at once, as `keepTogether` leaves them. */
const fullDay = /(\d{1,2}\u00a0(?:de\u00a0)?\p{L}+ (?:de\u00a0)?\d{4}(?!\d)[.,]?)/u;

/** What a row says. Balanced lines would part a day from its year even where both fit on one. */
function Said({ text, company }: { text: string; company: MailCompany }) {
  return keepTogether(text, company)
    .split(fullDay)
    .map((part, place) =>
      place % 2 === 0 ? (
        unbroken(part)
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <span key={place} style={styleOf('day')}>
          {part}
        </span>
      ),
    );
}

/** A row of its own, with its amount at the right; a text takes the whole row. */
function Row({ line: { label, lines, isText }, company }: RowProps) {
  const said = lines.map((line) => (
    <div key={line}>
      <Said text={line} company={company} />
    </div>
  ));
  const isLong = lines.some((line) => line.length > longLine);
  // A table for each, so that a long one takes no width from the others.
  return (
    <table width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        {isText ? (
          <tr>
            <td className="e-line e-ink2" style={styleOf('billText')}>
              {said}
            </td>
          </tr>
        ) : (
          <tr>
            <th
              className={`${isLong ? 'e-sum ' : ''}e-line e-ink2`}
              scope="row"
              style={styleOf('billLabel')}
            >
              {label}
            </th>
            <td
              align="right"
              className={`${isLong ? 'e-total ' : ''}e-line e-ink`}
              style={styleOf('billAmount')}
            >
              {said}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The total, or a number that is typed together with it, in large figures. */
function Figure({ label, amount, more }: Bill['total']) {
  return (
    <tr>
      <th className="e-sum e-line e-ink" scope="row" style={styleOf('totalLabel')}>
        {label}
      </th>
      <td align="right" className="e-total e-line" style={styleOf('totalCell')}>
        <div className="e-ink" style={styleOf('total')}>
          {amount}
        </div>
        {more !== '' && (
          <div className="e-ink2" style={styleOf('totalMore')}>
            {more}
          </div>
        )}
      </td>
    </tr>
  );
}

type DueProps = { due: NonNullable<Bill['due']>; company: MailCompany };

function Due({ due: { when, more }, company }: DueProps) {
  return (
    <table {...layoutTable} width="100%">
      <tbody>
        <tr>
          <td className="e-due" style={styleOf('due')}>
            <b>
              <MailText text={when} company={company} />
            </b>
            {more !== '' && (
              <div style={styleOf('dueMore')}>
                <MailText text={more} company={company} />
              </div>
            )}
          </td>
        </tr>
        <tr>
          <td style={styleOf('dueBelow')} />
        </tr>
      </tbody>
    </table>
  );
}

type Props = {
  bill: Bill | undefined;
  company: MailCompany;
  /** Whether the footer follows, so that it needs a margin below. */
  last: boolean;
};

/** An order as a bill: what it is, its rows, the total in large figures, when it is due, and facts about it. */
export function MailBill({ bill, company, last }: Props) {
  if (!bill) return null;
  const { before, title, lines, numbers = [], total, due, facts } = bill;
  return (
    <MailSheet
      cell={styleOf(last ? 'billCellLast' : 'billCell')}
      frame={{ className: 'e-ticket', style: styleOf('bill') }}
    >
      <tr>
        <td style={styleOf('billPaper')}>
          {before.map(({ label, lines: said }) => (
            <div key={label} className="e-ink" style={styleOf('billBefore')}>
              <span className="e-ink2" style={styleOf('quiet')}>
                {label}
              </span>{' '}
              <b>
                <MailText text={said.join(' ')} company={company} />
              </b>
            </div>
          ))}
          <div className="e-ink2" style={styleOf('billKind')}>
            {title.label}
          </div>
          <div className="e-ink" style={styleOf('billTitle')}>
            {title.name}
          </div>
          {lines.map((line) => (
            <Row key={line.label} line={line} company={company} />
          ))}
          <table width="100%" cellPadding="0" cellSpacing="0">
            <tbody>
              {numbers.map(({ label, number }) => (
                <Figure key={label} label={label} amount={number} more="" />
              ))}
              <Figure {...total} />
            </tbody>
          </table>
          {due && <Due due={due} company={company} />}
          {facts.map((fact) => (
            <Row key={fact.label} line={fact} company={company} />
          ))}
        </td>
      </tr>
    </MailSheet>
  );
}
