import { Component, createContext, type ReactNode, Suspense, use } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '../controls/button.tsx';
import { useCurrentSearch } from '../controls/current-search.ts';
import { HiddenInputs } from '../form/hidden-inputs.tsx';
import { IconRetry } from '../icons/icons.tsx';
import { FailureBox } from './failure-box.tsx';
import { sectionBoundaryTexts } from './section-boundary.texts.ts';

/**
 * Whether sections are rendered apart, which the server needs to leave out one that throws. Only a
 * page that failed to render is rendered so: each boundary would be hydrated by itself.
 */
export const SectionsApart = createContext(false);

function BrokenSection({ name }: { name: string }) {
  const t = useTexts(sectionBoundaryTexts);
  const search = useCurrentSearch();
  // Loads the page again, without scripts as well.
  const retry = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <HiddenInputs search={search} />
      <Button type="submit">
        <IconRetry />
        {t('retry')}
      </Button>
    </form>
  );
  return (
    <div className="section">
      <div className="wrap">
        <FailureBox roomy isAlert title={t('title', { name })} actions={retry}>
          <p>{t('text')}</p>
        </FailureBox>
      </div>
    </div>
  );
}

type SectionBoundaryProps = {
  /** What the section is called, for the visitor. */
  name: string;
  children: ReactNode;
};

class Boundary extends Component<SectionBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { name, children } = this.props;
    return this.state.broken ? <BrokenSection name={name} /> : children;
  }
}

/** One section of a page: if it throws, the others stay, and a panel says which one is missing. */
export function SectionBoundary({ name, children }: SectionBoundaryProps) {
  const apart = use(SectionsApart);
  const section = apart ? (
    <Suspense fallback={<BrokenSection name={name} />}>{children}</Suspense>
  ) : (
    children
  );
  return <Boundary name={name}>{section}</Boundary>;
}
