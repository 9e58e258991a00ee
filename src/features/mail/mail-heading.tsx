import { Fragment } from 'react';
import { styleOf } from './mail-styles.ts';
import { unbroken } from './unbroken.tsx';

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
