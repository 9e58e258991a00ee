import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useArt } from '#ui/art/art-look.tsx';
import { Label } from '#ui/form/label.tsx';
import { newsletterTexts } from '../newsletter.texts.ts';
import './link-state.css';

export type LinkStateProps = {
  /** The drawing in the arch. */
  picture: 'envelope' | 'slot' | 'leave' | 'left' | 'expired';
  title: string;
  lead: ReactNode;
  /** Whether a press led here: the pressed button is gone, so the heading takes the focus. */
  focused: boolean;
  /** A form or a list under the words. */
  children?: ReactNode;
  /** What can be done from here: buttons and links in a row, the last thing of the page. */
  ways?: ReactNode;
};

/** What the page of a mailed link says in one state of the link. */
export function LinkState({ picture, title, lead, focused, ways, children }: LinkStateProps) {
  const t = useTexts(newsletterTexts);
  const art = useArt();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className="wrap link-state">
      <img src={art(`/art/vao-${picture}.svg`)} alt="" width={900} height={1200} />
      <div>
        <Label variant="primary">{t('heading')}</Label>
        <div role="status">
          <h1 ref={heading} tabIndex={focused ? -1 : undefined}>
            {title}
          </h1>
          <p className="link-state__lead">
            <Unbroken>{lead}</Unbroken>
          </p>
        </div>
        {children}
        {ways ? <div className="link-state__ways">{ways}</div> : null}
      </div>
    </section>
  );
}
