import type { MailCompany, MailFact } from './mail.ts';
import { styleOf } from './mail-styles.ts';
import { MailText } from './mail-text.tsx';

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

function Fact({ fact: { label, lines, isText }, company, hasRule }: FactProps) {
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
          {said}
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

type Props = {
  facts: MailFact[];
  company: MailCompany;
  /** Whether a ticket or a bill precedes them, whose edge is rule enough. */
  isBelowSheet: boolean;
};

/** The facts of a mail in two columns, on phones in one, a row for each; a text takes both. */
export function MailFacts({ facts, company, isBelowSheet }: Props) {
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
