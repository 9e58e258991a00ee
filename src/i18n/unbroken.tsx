import { Children, type ReactNode } from 'react';
import { keepDaysWhole, splitUnbroken } from './unbroken-words.ts';

/** A reference, a postal code or a means of payment, which no translator may take for words. */
function isName(part: string): boolean {
  return /[A-Z\d]{2}/.test(part);
}

/**
 * A sentence in which no email, reference, or verb with its pronoun is broken at its hyphen, and no
 * day is parted from its month. Parts that are no text are left as they are.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child !== 'string'
      ? child
      : splitUnbroken(keepDaysWhole(child)).map((part, place) =>
          place % 2 === 0 ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
            <span className="unbroken" key={place} translate={isName(part) ? 'no' : undefined}>
              {part}
            </span>
          ),
        ),
  );
}

type WithAddressProps = { address: string; children: string };

/** A sentence in which an email address stands out, and has a line of its own before it is broken. */
export function WithAddress({ address, children }: WithAddressProps) {
  const [before = '', ...after] = children.split(address);
  return (
    <Unbroken>
      {before}
      <b className="address" translate="no">
        {address}
      </b>
      {after.join(address)}
    </Unbroken>
  );
}
